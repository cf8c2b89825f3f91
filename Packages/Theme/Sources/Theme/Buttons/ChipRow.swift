public import UI

/// Chips beside each other, in as many lines as they need.
public struct ChipRow<Content: View>: View {
    private let content: Content

    /// Makes a row of chips.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The row.
    public var body: some View {
        Element("div", class: "t-chips") { content }
    }
}
