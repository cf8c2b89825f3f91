#if !canImport(SwiftUI)
/// The reasons why content is covered.
public struct RedactionReasons: OptionSet, Sendable {
    /// One bit a reason.
    public let rawValue: Int

    /// Makes a set of the bits of its reasons.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Content that is still to come.
    public static let placeholder = RedactionReasons(rawValue: 1)
}

/// Covers the content.
public struct RedactionEffect: ViewEffect {
    let reasons: RedactionReasons

    /// Writes the content with bars in place of its texts and images; neither the keyboard nor a screen reader goes there.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if reasons.isEmpty { return content._render(into: &writer) }
        writer.addClass("ui-redacted")
        writer.appendAttribute(" inert")
        let saved = writer.context.environment
        writer.context.environment.redactionReasons.formUnion(reasons)
        EnvironmentValues.$current.withValue(writer.context.environment) {
            content._render(into: &writer)
        }
        writer.context.environment = saved
    }
}

extension View {
    /// Covers the texts and images of this view, for a place whose content is still to come.
    public func redacted(reason: RedactionReasons) -> some View { EffectView(self, RedactionEffect(reasons: reason)) }
}
#endif
