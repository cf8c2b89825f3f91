public import UI

/// Cards beside each other where there is room: at least `minimum` points wide.
public struct AdaptiveGrid<Content: View>: View {
    private let minimum: Int
    private let content: Content

    /// Makes a grid.
    public init(minimum: Int = 150, @ViewBuilder content: () -> Content) {
        self.minimum = minimum
        self.content = content()
    }

    /// The grid.
    public var body: some View {
        // The outer element takes what modifiers set, the inner one has its own style.
        Element("div", class: "t-grid-box") {
            Element("div", class: "t-grid", attributes: [("style", "--minimum:\(minimum)px")]) { content }
        }
    }
}

#if DEBUG
struct AdaptiveGrid_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveGrid {
            ForEach(1..<5) { number in Card { Text("Card \(number)") } }
        }.previewDisplayName("Four cards")
    }
}
#endif
