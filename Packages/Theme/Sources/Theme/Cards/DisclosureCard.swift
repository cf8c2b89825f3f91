public import UI

/// A card that shows its content when its title is pressed, for what most people don't need.
public struct DisclosureCard<Content: View>: View {
    private let title: String
    private let content: Content

    /// Makes a card, closed at first.
    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    /// The card.
    public var body: some View {
        Element("section", class: "t-card t-disclosure", attributes: [("aria-label", title)]) {
            DisclosureGroup(title) {
                Element("div", class: "t-disclosure-content") { content }
            }
        }
    }
}

struct DisclosureCard_Previews: PreviewProvider {
    static var previews: some View {
        DisclosureCard("Add shopping to the trip") { Text("Bottled water") }.previewDisplayName("Closed")
    }
}
