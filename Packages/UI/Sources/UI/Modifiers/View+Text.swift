#if !canImport(SwiftUI)
extension View {
    /// Sets the font of the text in this view.
    @inlinable
    public consuming func font(_ font: Font?) -> some View { EffectView(self, FontEffect(font)) }

    /// Sets the color of the text and symbols in this view.
    @inlinable
    public consuming func foregroundColor(_ color: Color) -> some View { EffectView(self, PropertyEffect("color", color.css)) }

    /// Sets the color of the text and symbols in this view.
    @inlinable
    public consuming func foregroundStyle(_ color: Color) -> some View { EffectView(self, PropertyEffect("color", color.css)) }

    /// Sets the color of controls in this view.
    @inlinable
    public consuming func tint(_ color: Color) -> some View { EffectView(self, PropertyEffect("accent-color", color.css)) }

    /// Sets the weight of the text.
    @inlinable
    public consuming func fontWeight(_ weight: Font.Weight) -> some View { EffectView(self, PropertyEffect("font-weight", String(weight.rawValue))) }

    /// Shows the text in bold.
    @inlinable
    public consuming func bold(_ isActive: Bool = true) -> some View { EffectView(self, DeclarationEffect(isActive ? "font-weight:700" : nil)) }

    /// Shows the text in italics.
    @inlinable
    public consuming func italic(_ isActive: Bool = true) -> some View { EffectView(self, DeclarationEffect(isActive ? "font-style:italic" : nil)) }

    /// Draws a line through the text.
    @inlinable
    public consuming func strikethrough(_ isActive: Bool = true) -> some View {
        EffectView(self, DeclarationEffect(isActive ? "text-decoration:line-through" : nil))
    }

    /// Draws a line below the text.
    @inlinable
    public consuming func underline(_ isActive: Bool = true) -> some View { EffectView(self, DeclarationEffect(isActive ? "text-decoration:underline" : nil)) }

    /// Gives all digits one width.
    @inlinable
    public consuming func monospacedDigit() -> some View { EffectView(self, DeclarationEffect("font-variant-numeric:tabular-nums")) }

    /// Sets how the lines of text stand.
    @inlinable
    public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View { EffectView(self, DeclarationEffect(alignment.declaration)) }

    /// Shows at most `number` lines of text; nil for all.
    @inlinable
    public consuming func lineLimit(_ number: Int?) -> some View { EffectView(self, LineLimitEffect(number: number)) }
}

extension TextAlignment {
    @usableFromInline var declaration: StaticString {
        switch self {
        case .leading: "text-align:start"
        case .center: "text-align:center"
        case .trailing: "text-align:end"
        }
    }
}

/// Cuts text after a number of lines.
public struct LineLimitEffect: ViewEffect {
    @usableFromInline let number: Int?

    @inlinable
    init(number: Int?) {
        self.number = number
    }

    /// Writes the content with the limit.
    @inlinable
    public func render<Content: View>(_ content: Content, into writer: inout HTMLWriter) {
        if let number {
            writer.addClass("ui-line-limit")
            writer.addStyle("-webkit-line-clamp", number: Double(number))
        }
        content._render(into: &writer)
    }
}
#endif
