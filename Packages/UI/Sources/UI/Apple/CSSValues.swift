#if canImport(SwiftUI)
public import SwiftUI

extension Color {
    /// Makes a color of a CSS value; here the system's color that comes nearest to the variable's role.
    public init(css: String) {
        switch css {
        case "var(--color-primary)": self = .accentColor
        case "var(--color-text-secondary)": self = .secondary
        case "var(--color-danger)", "var(--color-error)": self = .red
        case "var(--color-warning)", "var(--color-star)": self = .orange
        case "var(--color-success)": self = .green
        case "var(--color-info)": self = .blue
        case "var(--color-shadow)": self = .black.opacity(0.1)
        default: self = .primary
        }
    }
}

extension Font {
    /// Makes a font of a CSS value; here the system's font of the variable's role.
    public init(css: String) {
        switch css {
        case "var(--font-large-title)": self = .largeTitle
        case "var(--font-title)", "var(--font-number)": self = .title
        case "var(--font-headline)": self = .headline
        case "var(--font-subheadline)": self = .subheadline
        case "var(--font-callout)": self = .callout
        case "var(--font-footnote)": self = .footnote
        case "var(--font-caption)": self = .caption
        default: self = .body
        }
    }
}
#endif
