#if !canImport(SwiftUI)
/// What assistive technology is told of a view.
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
    /// A text that changes and is then read aloud.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 8)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 16)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 32)
    /// What matters most of what is new, such as a failure: it is read aloud at once.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 64)
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
        // A heading's level, set around this, has said so.
        if traits.contains(.isHeader), !hasAttribute("aria-level") { appendAttribute(" role=\"heading\" aria-level=\"2\"") }
        if traits.contains(.isSelected) { appendAttribute(" aria-current=\"true\"") }
        if traits.contains(.isButton) { appendAttribute(" role=\"button\"") }
        if traits.contains(.isLink) { appendAttribute(" role=\"link\"") }
        if traits.contains(.isImage) { appendAttribute(" role=\"img\"") }
        if traits.contains(.updatesFrequently) { appendAttribute(" aria-live=\"polite\"") }
        if traits.contains(.isSummaryElement) { appendAttribute(" role=\"alert\"") }
    }

    /// Whether an attribute waits for the next element.
    private func hasAttribute(_ name: String) -> Bool {
        pending.contains(.attributes) && attributes.text.contains(" \(name)=")
    }
}

extension View {
    /// What is read aloud in place of the view's text.
    @inlinable
    public consuming func accessibilityLabel(_ label: String) -> some View { EffectView(self, AttributeEffect("aria-label", label)) }

    /// What is read aloud in place of the view's text.
    @inlinable
    public consuming func accessibilityLabel(_ label: Text) -> some View { EffectView(self, AttributeEffect("aria-label", label.content)) }

    /// Hides the view from assistive technology.
    @inlinable
    public consuming func accessibilityHidden(_ isHidden: Bool) -> some View {
        EffectView(self, FixedAttributeEffect(isHidden ? " aria-hidden=\"true\"" : nil))
    }

    /// Names the view for tests: `data-testid`.
    @inlinable
    public consuming func accessibilityIdentifier(_ identifier: String) -> some View { EffectView(self, AttributeEffect("data-testid", identifier)) }

    /// Tells assistive technology what the view is.
    @inlinable
    public consuming func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { EffectView(self, TraitsEffect(traits: traits)) }
}
#endif
