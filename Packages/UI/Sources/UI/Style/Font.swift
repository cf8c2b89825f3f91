#if !canImport(SwiftUI)
public import Foundation

/// A font, by its CSS value.
public struct Font: Sendable, Hashable {
    /// How heavy a font is.
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

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }

    /// The font of large titles.
    public static let largeTitle = Font(css: "var(--font-large-title)")
    /// The font of titles.
    public static let title = Font(css: "var(--font-title)")
    /// The font of headlines.
    public static let headline = Font(css: "var(--font-headline)")
    /// The font of lines below a headline.
    public static let subheadline = Font(css: "var(--font-subheadline)")
    /// The font of running text.
    public static let body = Font(css: "var(--font-body)")
    /// The font of notes.
    public static let footnote = Font(css: "var(--font-footnote)")
    /// The font of captions.
    public static let caption = Font(css: "var(--font-caption)")
}
#endif
