public import UI

/// The parts of a screen below each other, with the usual room between them.
public struct PageColumn<Content: View>: View {
    /// How wide the column may be.
    public enum Width: String, Sendable {
        /// As wide as the page: dashboards.
        case full
        /// For reading and forms: 640 points.
        case reading
        /// For signing in: 440 points.
        case narrow
    }

    private let width: Width
    private let content: Content

    /// Makes a column.
    public init(_ width: Width = .full, @ViewBuilder content: () -> Content) {
        self.width = width
        self.content = content()
    }

    /// The column.
    public var body: some View {
        Element("div", class: "t-page is-\(width.rawValue)") { content }
    }
}

#if DEBUG
struct PageColumn_Previews: PreviewProvider {
    static var previews: some View {
        PageColumn(.narrow) {
            Card { Text("As for signing in") }
            PrimaryButton("Sign in") {}
        }.previewDisplayName("Narrow")
        PageColumn(.reading) { Card { Text("As for forms") } }.previewDisplayName("Reading")
    }
}
#endif
