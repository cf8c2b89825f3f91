#if !canImport(SwiftUI)
/// The traits of a view for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// One bit a trait.
    public let rawValue: Int

    /// Makes a set of the bits of its traits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A heading.
    public static let isHeader = AccessibilityTraits(rawValue: 1)
    /// The chosen one of several.
    public static let isSelected = AccessibilityTraits(rawValue: 2)
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 4)
}

/// Adds traits.
public struct TraitsEffect: ViewEffect {
    @usableFromInline let traits: AccessibilityTraits

    @inlinable
    init(traits: AccessibilityTraits) {
        self.traits = traits
    }

    /// Writes the content with the traits.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        writer.addTraits(traits)
        content._render(into: &writer)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func addTraits(_ traits: AccessibilityTraits) {
        if traits.contains(.isHeader) { appendAttribute(" role=\"heading\" aria-level=\"2\"") }
        if traits.contains(.isSelected) { appendAttribute(" aria-current=\"true\"") }
        if traits.contains(.isButton) { appendAttribute(" role=\"button\"") }
    }
}

extension View {
    /// Sets the text that is read aloud in place of the view's own.
    @inlinable
    public consuming func accessibilityLabel(_ label: String) -> some View { EffectView(self, AttributeEffect("aria-label", label)) }

    /// Names the view for tests: `data-testid`.
    @inlinable
    public consuming func accessibilityIdentifier(_ identifier: String) -> some View { EffectView(self, AttributeEffect("data-testid", identifier)) }

    /// Tells assistive technology what the view is.
    @inlinable
    public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EffectView(self, TraitsEffect(traits: traits)) }
}

extension View {
    /// Names the elements that describe the control by their ids: its hint, and what is wrong with it. Ours: SwiftUI has no such modifier.
    public func accessibilityDescribedBy(_ ids: [String]) -> some View {
        let ids = ids.filter { !$0.isEmpty }
        return EffectView(self, OptionalAttributeEffect("aria-describedby", ids.isEmpty ? nil : ids.joined(separator: " ")))
    }

    /// Says that what stands in the control isn't valid. Ours: SwiftUI has no such modifier.
    public func accessibilityInvalid(_ isInvalid: Bool) -> some View {
        EffectView(self, FixedAttributeEffect(isInvalid ? " aria-invalid=\"true\"" : nil))
    }
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
#endif
