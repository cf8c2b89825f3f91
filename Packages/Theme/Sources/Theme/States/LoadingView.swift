public import UI

/// The outline of what is being loaded.
public struct LoadingView: View {
    private let cards: Int

    /// Makes the outline of a number of cards.
    public init(cards: Int = 3) {
        self.cards = cards
    }

    /// The outline.
    public var body: some View {
        Element("div", class: "t-loading", attributes: [("role", "status"), ("aria-label", Strings.loading)]) {
            ForEach(0..<cards) { _ in
                Element("div", class: "t-card t-skeleton", attributes: [("aria-hidden", "true")]) {
                    Element("span", class: "t-bone is-short")
                    Element("span", class: "t-bone")
                    Element("span", class: "t-bone is-medium")
                }
            }
        }
    }
}

struct LoadingView_Previews: PreviewProvider {
    static var previews: some View { LoadingView() }
}
