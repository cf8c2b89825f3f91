#if !canImport(SwiftUI)
/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// As deep as a section's.
    case unspecified
    /// The page's own, once in a page.
    case h1
    /// A section's.
    case h2
    /// Below a section's; and so on.
    case h3
    case h4, h5, h6
}

extension View {
    /// Says what using the view does, beyond its label.
    public func accessibilityHint(_ hint: String) -> some View { EffectView(self, AttributeEffect("aria-description", hint)) }

    /// Says the value of a slider, stepper, gauge or progress view in words.
    public func accessibilityValue(_ value: String) -> some View { EffectView(self, AttributeEffect("aria-valuetext", value)) }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        let number = level == .unspecified ? 2 : level.rawValue
        return EffectView(EffectView(self, AttributeEffect("aria-level", String(number))), FixedAttributeEffect(" role=\"heading\""))
    }

    /// Says which elements describe the control: the ids of its hint and of what is wrong with it, as `accessibilityElementID` gives them. Ours: SwiftUI
    /// has no such modifier.
    public func accessibilityDescribedBy(_ ids: [String]) -> some View {
        let ids = ids.filter { !$0.isEmpty }
        return EffectView(self, OptionalAttributeEffect("aria-describedby", ids.isEmpty ? nil : ids.joined(separator: " ")))
    }

    /// Says that what stands in the control isn't valid. Ours: SwiftUI has no such modifier.
    public func accessibilityInvalid(_ isInvalid: Bool) -> some View {
        EffectView(self, FixedAttributeEffect(isInvalid ? " aria-invalid=\"true\"" : nil))
    }

    /// Says that the control must be filled in. Ours: SwiftUI has no such modifier.
    public func accessibilityRequired(_ isRequired: Bool) -> some View {
        EffectView(self, FixedAttributeEffect(isRequired ? " aria-required=\"true\"" : nil))
    }

    /// Gives the view an id that others name in `accessibilityDescribedBy`; unique in a page. Ours: SwiftUI has no such modifier.
    public func accessibilityElementID(_ id: String) -> some View { EffectView(self, ElementIDEffect(id: id)) }
}

/// Sets an attribute, or none.
public struct OptionalAttributeEffect: ViewEffect {
    let name: StaticString
    let value: String?

    init(_ name: StaticString, _ value: String?) {
        self.name = name
        self.value = value
    }

    /// Writes the content with the attribute.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let value { writer.appendAttribute(name, value) }
        content._render(into: &writer)
    }
}

/// Gives the content's element an id.
public struct ElementIDEffect: ViewEffect {
    let id: String

    /// Writes the content with the id; in an element of its own where the next one is a fragment, which has an id already.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        let wrapper = writer.pending.contains(.fragment) ? writer.open("<div", "ui-box") : .skipped
        writer.appendAttribute("id", id)
        content._render(into: &writer)
        writer.release(wrapper)
    }
}
#endif
