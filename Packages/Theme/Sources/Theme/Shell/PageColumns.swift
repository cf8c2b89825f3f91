public import UI

/// The parts of a screen below each other, with the usual room between them.
public struct PageColumn<Content: View>: View {
    /// The greatest width of a column.
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
struct PageColumn_Previews: PreviewProvider {
    static var previews: some View {
        PageColumn(.narrow) {
            Card { Text("As for signing in") }
            PrimaryButton("Sign in") {}
        }.previewDisplayName("Narrow")
        PageColumn(.reading) { Card { Text("As for forms") } }.previewDisplayName("Reading")
    }
}

struct SplitColumns_Previews: PreviewProvider {
    static var previews: some View {
        SplitColumns {
            Card { Text("What matters most") }
        } side: {
            Card { Text("What accompanies it") }
        }.previewDisplayName("Two columns")
    }
}

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

struct AdaptiveGrid_Previews: PreviewProvider {
    static var previews: some View {
        AdaptiveGrid {
            ForEach(1..<5) { number in Card { Text("Card \(number)") } }
        }.previewDisplayName("Four cards")
    }
}
#endif
