#if canImport(SwiftUI)
public import SwiftUI

/// Modifiers that only a page has a use for: here they change nothing.
extension View {
    /// Names a control of a form that is kept offline.
    public func fieldName(_ name: String) -> some View { self }

    /// Lets the browser keep a press while it is offline.
    public func offline(_ intent: String, fields: [String: String] = [:]) -> some View { self }

    /// Names the view for a feature's style sheet; an app has none.
    public func styleName(_ name: String) -> some View { self }

    /// Gives the view a behavior of a browser's script; an app asks the system itself.
    public func hook(_ name: String, options: [String: String] = [:], event: @escaping (String) -> Void) -> some View { self }

    /// Lets the view be dragged under a name; an app has its own way.
    public func dragItem(_ name: String) -> some View { self }

    /// Lets items be dropped on the view; an app has its own way.
    public func dropTarget(_ name: String) -> some View { self }

    /// Says which elements describe the control.
    public func accessibilityDescribedBy(_ ids: [String]) -> some View { self }

    /// Says that what stands in the control isn't valid.
    public func accessibilityInvalid(_ isInvalid: Bool) -> some View { self }

    /// Says that the control must be filled in.
    public func accessibilityRequired(_ isRequired: Bool) -> some View { self }

    /// Gives the view an id that others name in `accessibilityDescribedBy`.
    public func accessibilityElementID(_ id: String) -> some View { self }
}

#if !canImport(UIKit)
/// The keyboard that a field asks for; on a Mac there is one.
public enum KeyboardType: Sendable {
    case `default`, emailAddress, phonePad, numberPad, decimalPad, URL
}

extension View {
    /// Sets the keyboard of the fields in this view.
    public func keyboardType(_ type: KeyboardType) -> some View { self }
}
#endif
#endif
