public import UI

/// Columns of cards beside each other, each scrolling on its own; on a phone the board is swiped.
///
/// ```swift
/// BoardColumns("Orders by stage") {
///     ForEach(stages) { stage in
///         BoardColumn(stage.title, count: stage.orders.count, tone: stage.tone) { ForEach(stage.orders) { OrderCard(order: $0) } }
///     }
/// }
/// ```
public struct BoardColumns<Content: View>: View {
    private let label: String
    private let content: Content

    /// Makes a board of `BoardColumn`s; `label` says what it shows, read aloud.
    public init(_ label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The columns.
    public var body: some View {
        Element("div", class: "t-board", attributes: [("role", "group"), ("aria-label", label), ("tabindex", "0")]) { content }
    }
}

/// A column of a board.
public struct BoardColumn<Content: View>: View {
    private let title: String
    private let count: Int
    private let tone: Tone
    private let emptyText: String?
    private let isCurrent: Bool
    private let content: Content

    /// Makes a column; `emptyText` stands where `count` is 0.
    ///
    /// - Parameter isCurrent: whether it is the one that a ``BoardFrame`` shows on a phone.
    public init(
        _ title: String, count: Int, tone: Tone = .neutral, emptyText: String? = nil, isCurrent: Bool = false, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.count = count
        self.tone = tone
        self.emptyText = emptyText
        self.isCurrent = isCurrent
        self.content = content()
    }

    /// The column.
    public var body: some View {
        Element("section", class: isCurrent ? "t-board-column is-current" : "t-board-column", attributes: [("aria-label", title)]) {
            Element("div", class: "t-board-head") {
                Element("span", class: "t-board-dot t-tone-\(tone.rawValue)", attributes: [("aria-hidden", "true")])
                Element("h2", class: "t-board-title") { Text(title) }
                Element("span", class: "t-board-count") { Text(String(count)) }
            }
            Element("div", class: "t-board-cards") {
                if count == 0, let emptyText { Element("p", class: "t-board-empty") { Text(emptyText) } }
                content
            }
        }
    }
}

#if DEBUG
struct BoardColumns_Previews: PreviewProvider {
    static var previews: some View {
        BoardColumns("Orders by stage") {
            BoardColumn("New", count: 2, tone: .info) {
                Card { ListRow("Order 1042", subtitle: "Ana Ruiz, Irvine", symbol: AppSymbols.bagName) }
                Card { ListRow("Order 1043", subtitle: "Ben Cole, Tustin", symbol: AppSymbols.bagName) }
            }
            BoardColumn("Picking up", count: 1, tone: .warning) {
                Card { ListRow("Order 1039", subtitle: "Sam is 4 minutes late", symbol: AppSymbols.truckName, tone: .warning) }
            }
            BoardColumn("Washing", count: 1, tone: .success) {
                Card { ListRow("Order 1031", subtitle: "8.4 kg, cold", symbol: AppSymbols.washerName, tone: .success) }
            }
            BoardColumn("Out for delivery", count: 0, emptyText: "Nothing on the road") {}
        }.previewDisplayName("Orders")
    }
}
#endif
