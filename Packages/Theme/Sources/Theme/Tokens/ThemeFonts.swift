public import UI

/// The fonts of a theme; sizes are relative, so that they grow with the reader's text size. The families are the brand's.
public final class ThemeFonts: Sendable {
    /// The title of a page below a screen.
    public let title = Font(css: "var(--font-title)")
    /// The title of a card or row.
    public let headline = Font(css: "var(--font-headline)")
    /// A line below a headline.
    public let subheadline = Font(css: "var(--font-subheadline)")
    /// Running text.
    public let body = Font(css: "var(--font-body)")
    /// Notes beside running text.
    public let callout = Font(css: "var(--font-callout)")
    /// Captions and labels.
    public let caption = Font(css: "var(--font-caption)")
    /// Large figures.
    public let number = Font(css: "var(--font-number)")

    /// The families of running text, in CSS.
    let family: String
    /// The families of titles and figures, in CSS.
    let titleFamily: String

    init(family: String, titleFamily: String) {
        self.family = family
        self.titleFamily = titleFamily
    }

    /// The CSS variables of the fonts and their values.
    var variables: [(name: String, value: String)] {
        [
            ("--font-family", family),
            ("--font-family-title", titleFamily),
            ("--font-large-title", "700 1.875rem/1.2 var(--font-family-title)"),
            ("--font-title", "700 1.375rem/1.25 var(--font-family-title)"),
            ("--font-headline", "600 1.0625rem/1.35 var(--font-family)"),
            ("--font-subheadline", "500 .9375rem/1.4 var(--font-family)"),
            ("--font-body", "400 1rem/1.5 var(--font-family)"),
            ("--font-callout", "400 .9375rem/1.45 var(--font-family)"),
            ("--font-footnote", "400 .8125rem/1.4 var(--font-family)"),
            ("--font-caption", "500 .8125rem/1.4 var(--font-family)"),
            ("--font-number", "700 1.75rem/1.15 var(--font-family-title)"),
            ("--font-code", "400 .8125rem/1.4 ui-monospace,\"Liberation Mono\",monospace"),
            ("--font-mark", "600 .6875rem/1.2 var(--font-family)"),
        ]
    }
}
