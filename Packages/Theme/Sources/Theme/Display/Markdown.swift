/// A text in Markdown as its parts: headings, paragraphs, lists and emphasis. Everything else is text.
struct Markdown: Sendable, Equatable {
    enum Block: Sendable, Equatable {
        case heading(String)
        case paragraph([Span])
        case list(isNumbered: Bool, [[Span]])
    }

    /// A part of a line.
    struct Span: Sendable, Equatable {
        var text: String
        var isStrong = false
    }

    let blocks: [Block]

    init(_ text: String) {
        var blocks: [Block] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("#") {
                blocks.append(.heading(String(line.drop { $0 == "#" || $0 == " " })))
            } else if let (isNumbered, item) = Self.item(line) {
                if case .list(isNumbered, let items) = blocks.last {
                    blocks[blocks.count - 1] = .list(isNumbered: isNumbered, items + [Self.spans(item)])
                } else {
                    blocks.append(.list(isNumbered: isNumbered, [Self.spans(item)]))
                }
            } else if !line.allSatisfy(\.isWhitespace) {
                blocks.append(.paragraph(Self.spans(line)))
            }
        }
        self.blocks = blocks
    }

    /// Returns the text of a list's item, as in "- one" and "1. one"; nil for other lines.
    private static func item(_ line: Substring) -> (isNumbered: Bool, text: Substring)? {
        if line.hasPrefix("- ") { return (false, line.dropFirst(2)) }
        let number = line.prefix(while: \.isNumber)
        guard !number.isEmpty, line.dropFirst(number.count).hasPrefix(". ") else { return nil }
        return (true, line.dropFirst(number.count + 2))
    }

    /// Splits a line at the marks of emphasis, so that every second part is strong.
    private static func spans(_ line: Substring) -> [Span] {
        line.split(separator: "**", omittingEmptySubsequences: false).enumerated()
            .map { Span(text: String($0.element), isStrong: !$0.offset.isMultiple(of: 2)) }
            .filter { !$0.text.isEmpty }
    }
}
