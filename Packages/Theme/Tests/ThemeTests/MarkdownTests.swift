import Testing

@testable import Theme

struct MarkdownTests {
    @Test func `headings, paragraphs, lists and emphasis are read`() {
        let markdown = Markdown("One **strong** word.\n\n## Title\n\n- a\n- **b**\n\n1. c\n2. d\n\n3 bags")
        #expect(
            markdown.blocks == [
                .paragraph([.init(text: "One "), .init(text: "strong", isStrong: true), .init(text: " word.")]),
                .heading("Title"),
                .list(isNumbered: false, [[.init(text: "a")], [.init(text: "b", isStrong: true)]]),
                .list(isNumbered: true, [[.init(text: "c")], [.init(text: "d")]]),
                .paragraph([.init(text: "3 bags")]),
            ])
    }

    @Test(arguments: ["", "\n\n", "  "])
    func `an empty text has no parts`(text: String) {
        #expect(Markdown(text).blocks.isEmpty)
    }
}
