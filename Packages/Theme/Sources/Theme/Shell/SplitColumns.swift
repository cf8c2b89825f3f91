public import UI

/// Two columns on wide screens, below each other on a phone: what matters most, and what accompanies it.
public struct SplitColumns<Main: View, Side: View>: View {
    private let main: Main
    private let side: Side

    /// Makes the columns.
    public init(@ViewBuilder main: () -> Main, @ViewBuilder side: () -> Side) {
        self.main = main()
        self.side = side()
    }

    /// The columns.
    public var body: some View {
        Element("div", class: "t-split") {
            Element("div", class: "t-split-main") { main }
            Element("div", class: "t-split-side") { side }
        }
    }
}

#if DEBUG
struct SplitColumns_Previews: PreviewProvider {
    static var previews: some View {
        SplitColumns {
            Card { Text("What matters most") }
        } side: {
            Card { Text("What accompanies it") }
        }.previewDisplayName("Two columns")
    }
}
#endif
