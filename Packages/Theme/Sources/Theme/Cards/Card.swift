public import UI

/// A raised area for what belongs together; its parts stand below each other.
public struct Card<Content: View>: View {
    private let content: Content

    /// Makes a card.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The card.
    public var body: some View {
        Element("div", class: "t-card") { content }
    }
}

/// A card with a title, and an optional line or button beside it.
public struct SectionCard<Trailing: View, Content: View>: View {
    private let title: String
    private let trailing: Trailing
    private let content: Content

    /// Makes a card; `trailing` stands beside the title.
    public init(_ title: String, @ViewBuilder trailing: () -> Trailing, @ViewBuilder content: () -> Content) {
        self.title = title
        self.trailing = trailing()
        self.content = content()
    }

    /// The card.
    public var body: some View {
        Element("section", class: "t-card", attributes: [("aria-label", title)]) {
            Element("div", class: "t-card-head") {
                Element("h2", class: "t-card-title") { Text(title) }
                trailing
            }
            content
        }
    }
}

extension SectionCard where Trailing == EmptyView {
    /// Makes a card with a title alone.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.init(title, trailing: { EmptyView() }, content: content)
    }
}

#if DEBUG
struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card { Text("Two bags, washed cold") }.previewDisplayName("Card")
        SectionCard("Address", trailing: { QuietButton("Change") {} }) { Text("1 Civic Center Plaza, Irvine") }.previewDisplayName("Section")
        SectionCard("Where the laundry is picked up when nobody is at home", trailing: { Pill("Needs attention", tone: .warning) }) {
            Text("Behind the blue door on the left side of the house, beside the bins")
        }.previewDisplayName("Long text")
    }
}
#endif
