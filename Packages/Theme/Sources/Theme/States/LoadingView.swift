public import UI

/// What is being loaded, so that its outline takes the same room.
public enum LoadingShape: Sendable, Hashable {
    /// Cards of a title and two lines below each other.
    case cards(Int)
    /// Rows of one card, each with a symbol.
    case rows(Int)
    /// Figures beside each other.
    case stats(Int)
    /// A map.
    case map
    /// A page: a large area, figures, a card.
    case page
}

/// The outline of what is being loaded.
public struct LoadingView: View {
    private let shape: LoadingShape

    /// Makes the outline of a number of cards.
    public init(cards: Int = 3) {
        shape = .cards(cards)
    }

    /// Makes the outline of what comes.
    public init(_ shape: LoadingShape) {
        self.shape = shape
    }

    /// The outline.
    public var body: some View {
        Element("div", class: "t-loading", attributes: [("role", "status"), ("aria-label", Strings.loading)]) {
            Element("div", class: "t-loading", attributes: [("aria-hidden", "true")]) { outline(shape) }
        }
    }

    @ViewBuilder private func outline(_ shape: LoadingShape) -> some View {
        switch shape {
        case .cards(let count): ForEach(0..<count) { _ in card }
        case .rows(let count): rows(count)
        case .stats(let count): stats(count)
        case .map: Element("div", class: "t-map is-regular t-bone-area")
        case .page:
            Element("div", class: "t-bone-area t-bone-hero")
            stats(2)
            card
        }
    }

    private var card: some View {
        Element("div", class: "t-card t-skeleton") {
            Element("span", class: "t-bone is-short")
            Element("span", class: "t-bone")
            Element("span", class: "t-bone is-medium")
        }
    }

    private func rows(_ count: Int) -> some View {
        Element("div", class: "t-card t-skeleton") {
            ForEach(0..<count) { _ in
                Element("div", class: "t-row") {
                    Element("span", class: "t-symbol t-bone-area")
                    Element("span", class: "t-row-text t-bone-lines") {
                        Element("span", class: "t-bone is-half")
                        Element("span", class: "t-bone is-short")
                    }
                }
            }
        }
    }

    private func stats(_ count: Int) -> some View {
        AdaptiveGrid {
            ForEach(0..<count) { _ in
                Element("div", class: "t-card t-stat t-skeleton") {
                    Element("span", class: "t-symbol t-bone-area")
                    Element("span", class: "t-bone is-number")
                    Element("span", class: "t-bone is-medium")
                }
            }
        }
    }
}

#if DEBUG
struct LoadingView_Previews: PreviewProvider {
    static var previews: some View {
        LoadingView(cards: 2).previewDisplayName("Cards")
        LoadingView(.rows(3)).previewDisplayName("Rows")
        LoadingView(.stats(4)).previewDisplayName("Figures")
        LoadingView(.map).previewDisplayName("Map")
        LoadingView(.page).previewDisplayName("Page")
    }
}
#endif
