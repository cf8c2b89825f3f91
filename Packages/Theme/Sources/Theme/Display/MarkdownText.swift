public import UI

/// A text in Markdown: headings, paragraphs, lists and `**emphasis**`. Everything else is shown as it is written.
///
/// ```swift
/// Card { MarkdownText(article.text) }
/// ```
public struct MarkdownText: View {
    private let text: String

    /// Makes a text.
    public init(_ text: String) {
        self.text = text
    }

    /// The parts of the text below each other.
    public var body: some View {
        Element("div", class: "t-markdown") {
            ForEach(Array(Markdown(text).blocks.enumerated()), id: \.offset) { block($0.element) }
        }
    }

    @ViewBuilder
    private func block(_ block: Markdown.Block) -> some View {
        switch block {
        case .heading(let title): Element("h2", class: "t-card-title") { Text(title) }
        case .paragraph(let spans): Element("p") { line(spans) }
        case .list(let isNumbered, let items):
            Element(isNumbered ? "ol" : "ul", class: "t-markdown-list") {
                ForEach(Array(items.enumerated()), id: \.offset) { item in Element("li") { line(item.element) } }
            }
        }
    }

    private func line(_ spans: [Markdown.Span]) -> some View {
        ForEach(Array(spans.enumerated()), id: \.offset) { span in
            if span.element.isStrong { Element("strong") { Text(span.element.text) } } else { Text(span.element.text) }
        }
    }
}

#if DEBUG
struct MarkdownText_Previews: PreviewProvider {
    static var previews: some View {
        MarkdownText("We hold the **amount** on your card.\n\n## Refunds\n\n1. Write to us.\n2. We look at it.\n\n- A refund takes **five** days.")
            .previewDisplayName("Parts")
    }
}
#endif
