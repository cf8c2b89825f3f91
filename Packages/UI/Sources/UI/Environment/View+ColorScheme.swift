#if !canImport(SwiftUI)
/// Sets whether the page is light or dark.
public struct ColorSchemeEffect: ViewEffect {
    let colorScheme: ColorScheme?

    /// Notes the scheme for the page and writes the content in it.
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        guard let colorScheme else { return content._render(into: &writer) }
        writer.colorScheme = colorScheme
        let saved = writer.context.environment
        writer.context.environment.colorScheme = colorScheme
        EnvironmentValues.$current.withValue(writer.context.environment) {
            content._render(into: &writer)
        }
        writer.context.environment = saved
    }

    /// A scheme leaves no trace on elements.
    public static var keepsTransparency: Bool { true }
}

extension View {
    /// Sets whether the page is light or dark; nil leaves it to the browser's system. Where several views say it, the innermost and last wins.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { EffectView(self, ColorSchemeEffect(colorScheme: colorScheme)) }
}
#endif
