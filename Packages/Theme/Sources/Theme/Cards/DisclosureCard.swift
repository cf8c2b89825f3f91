public import UI

/// A card that shows its content when its title is pressed, for what most people don't need.
public struct DisclosureCard<Content: View>: View {
    private let title: String
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content

    /// Makes a card, closed at first, that the browser opens and closes by itself.
    public init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        isExpanded = nil
        self.content = content
    }

    /// Makes a card that is open as `isExpanded` says. What is much or has to be loaded first is made only while it is open.
    public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.title = title
        self.isExpanded = isExpanded
        self.content = content
    }

    /// The card.
    public var body: some View {
        Element("section", class: "t-card t-disclosure", attributes: [("aria-label", title)]) {
            if let isExpanded {
                DisclosureGroup(title, isExpanded: isExpanded) { inset }
            } else {
                DisclosureGroup(title) { inset }
            }
        }
    }

    private var inset: some View {
        Element("div", class: "t-disclosure-content") { content() }
    }
}

#if DEBUG
struct DisclosureCard_Previews: PreviewProvider {
    static var previews: some View {
        DisclosureCard("Add shopping to the trip") { Text("Bottled water") }.previewDisplayName("Closed")
        DisclosureCard("Add shopping to the trip", isExpanded: .constant(true)) { Text("Bottled water") }.previewDisplayName("Open")
    }
}
#endif
