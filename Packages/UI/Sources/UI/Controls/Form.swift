#if !canImport(SwiftUI)
import Foundation

/// Controls that belong together. `.onSubmit` says what sending them does.
public struct Form<Content: View>: PrimitiveView {
    private let content: Content

    /// Makes a form.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Writes a form.
    public func _render(into writer: inout HTMLWriter) {
        if let submit = writer.context.submit, !writer.context.isDisabled {
            writer.appendAttribute("data-submit", id: writer.addAction(.submit(submit), role: 21))
        }
        writer.appendAttribute(" novalidate")
        let token = writer.open("<form", "ui-form")
        let saved = writer.context
        writer.context.isInForm = true
        writer.content(content, under: 6)
        writer.context = saved
        writer.close("</form>", token)
    }
}

/// The keyboard that a field asks for.
public enum KeyboardType: String, Sendable {
    case `default` = "text"
    case emailAddress = "email"
    case phonePad = "tel"
    case numberPad = "numeric"
    case decimalPad = "decimal"
    case URL = "url"
}

/// The purpose of a field, so that the browser can fill it in.
public enum TextContentType: String, Sendable {
    case username = "username"
    case password = "current-password"
    case newPassword = "new-password"
    case oneTimeCode = "one-time-code"
    case emailAddress = "email"
    case telephoneNumber = "tel"
    case name = "name"
    case givenName = "given-name"
    case familyName = "family-name"
    case streetAddressLine1 = "address-line1"
    case streetAddressLine2 = "address-line2"
    case fullStreetAddress = "street-address"
    case addressCity = "address-level2"
    case addressState = "address-level1"
    case postalCode = "postal-code"
}

extension View {
    /// Sets the keyboard of the fields in this view.
    public func keyboardType(_ type: KeyboardType) -> some View { inputAttribute(" inputmode=\"\(type.rawValue)\"") }

    /// Says what the fields in this view are for.
    public func textContentType(_ type: TextContentType) -> some View { inputAttribute(" autocomplete=\"\(type.rawValue)\"") }

    private func inputAttribute(_ attribute: String) -> some View {
        EffectView(self, ContextEffect { $0.inputAttributes.append(contentsOf: attribute.utf8) })
    }

    /// Names a control, so that a form that is kept offline knows it.
    public func fieldName(_ name: String) -> some View { EffectView(self, AttributeEffect("name", name)) }

    /// Lets the browser keep this button's press or form, while it is offline, as an intent of that name with fixed fields and the form's own.
    ///
    /// ```swift
    /// Button("Confirm") { send(.confirmTapped) }.offline("orders.confirmStop", fields: ["stop": "12"])
    /// ```
    public func offline(_ intent: String, fields: [String: String] = [:]) -> some View {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Encoding a dictionary of strings can't fail.
        let json = (try? encoder.encode(fields)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        return EffectView(EffectView(self, AttributeEffect("data-fields", json)), AttributeEffect("data-offline", intent))
    }
}
#endif
