public import UI

/// A list and what is open of it: beside each other on a wide screen, else one of the two.
///
/// ```swift
/// PanelColumns(isOpen: store.state.openID != nil) {
///     ConversationList(store: store)
/// } content: {
///     ThreadView(store: store)
/// }
/// ```
public struct PanelColumns<Panel: View, Content: View>: View {
    private let isOpen: Bool
    private let title: String?
    private let panel: Panel
    private let content: Content

    /// Makes columns.
    ///
    /// - Parameters:
    ///   - isOpen: whether something of the list is open; where it isn't, `content` stands on wide screens only.
    ///   - title: what is written above an open page's list, in the line of that page's title.
    public init(isOpen: Bool, title: String? = nil, @ViewBuilder panel: () -> Panel, @ViewBuilder content: () -> Content) {
        self.isOpen = isOpen
        self.title = title
        self.panel = panel()
        self.content = content()
    }

    /// The columns.
    public var body: some View {
        Element("div", class: isOpen ? "t-panels is-open" : "t-panels") {
            Element("div", class: "t-panels-list") {
                if let title, isOpen { Element("p", class: "t-panels-title") { Text(title) } }
                panel
            }
            Element("div", class: "t-panels-content") { content }
        }
    }
}

#if DEBUG
struct PanelColumns_Previews: PreviewProvider {
    static var previews: some View {
        PanelColumns(isOpen: true) {
            Card { ListRow("Addresses", symbol: AppSymbols.locationName, isSelected: true, action: {}) }
        } content: {
            PageHeader("Addresses", back: BackButton("Account") {})
            Card { Text("1 Civic Center Plaza, Irvine") }
        }.previewDisplayName("Open")
        PanelColumns(isOpen: false) {
            Card { ListRow("Addresses", symbol: AppSymbols.locationName, action: {}) }
        } content: {
            EmptyStateView(symbol: AppSymbols.locationName, title: "Nothing is open", message: "Choose something on the left.")
        }.previewDisplayName("Closed")
    }
}
#endif
