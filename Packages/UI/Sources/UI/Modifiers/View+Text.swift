#if !canImport(SwiftUI)
public import Foundation

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

    /// Gives all digits one width.
    @inlinable
    public consuming func monospacedDigit() -> some View { EffectView(self, DeclarationEffect("font-variant-numeric:tabular-nums")) }

    /// Shows at most `number` lines of text; nil for all.
    @inlinable
    public consuming func lineLimit(_ number: Int?) -> some View { EffectView(self, LineLimitEffect(number: number)) }
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

/// A font, by its CSS value.
public struct Font: Sendable, Hashable {
    /// The weight of a font.
    public enum Weight: Int, Sendable {
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case heavy = 800
    }

    /// The value of the CSS property `font`.
    public let css: String
    @usableFromInline let weight: Weight?

    /// Makes a font of a value of the CSS property `font`: `600 17px/22px Inter`, `var(--font-title)`.
    public init(css: String) {
        self.css = css
        weight = nil
    }

    private init(css: String, weight: Weight?) {
        self.css = css
        self.weight = weight
    }

    /// The system's font, `size` points high; it grows with the reader's text size.
    public static func system(size: CGFloat, weight: Weight = .regular) -> Font {
        Font(css: "\(weight.rawValue) \(Double(size) / 16)rem/1.3 var(--font-family)")
    }

    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font {
        Font(css: css, weight: weight)
    }

    /// The font of titles.
    public static let title = Font(css: "var(--font-title)")
    /// The font of headlines.
    public static let headline = Font(css: "var(--font-headline)")
    /// The font of captions.
    public static let caption = Font(css: "var(--font-caption)")
}
#endif
