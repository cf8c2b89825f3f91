public import UI

/// The frame of a board that fills the screen: a bar above, columns, and beside them a map, and a panel in its place while something is open. On a phone one
/// column shows at a time, and the panel comes over it.
///
/// ```swift
/// BoardFrame(showsMap: state.showsMap) {
///     PageTitle("Board")
/// } columns: {
///     BoardColumns("Orders") { ... }
/// } strip: {
///     DropTile(...)
/// } map: {
///     PointMap(...)
/// } panel: {
///     if let order { BoardPanel("Order 12", close: { ... }) { ... } }
/// }
/// ```
public struct BoardFrame<Bar: View, Columns: View, Strip: View, Side: View, Panel: View>: View {
    private let showsMap: Bool
    private let isPanelOpen: Bool
    private let stripLabel: String
    private let bar: Bar
    private let columns: Columns
    private let strip: Strip
    private let map: Side
    private let panel: Panel

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - showsMap: whether the map is asked for where there is no room for it beside the columns.
    ///   - isPanelOpen: whether `panel` has something to show.
    ///   - stripLabel: says what the strip holds, read aloud.
    public init(
        showsMap: Bool, isPanelOpen: Bool, stripLabel: String, @ViewBuilder bar: () -> Bar, @ViewBuilder columns: () -> Columns,
        @ViewBuilder strip: () -> Strip, @ViewBuilder map: () -> Side, @ViewBuilder panel: () -> Panel
    ) {
        self.showsMap = showsMap
        self.isPanelOpen = isPanelOpen
        self.stripLabel = stripLabel
        self.bar = bar()
        self.columns = columns()
        self.strip = strip()
        self.map = map()
        self.panel = panel()
    }

    /// The frame.
    public var body: some View {
        Element("div", class: style) {
            Element("div", class: "t-workboard-bar") { bar }
            Element("div", class: "t-workboard-columns") { columns }
            Element("div", class: "t-workboard-strip", attributes: [("role", "group"), ("aria-label", stripLabel), ("tabindex", "0")]) { strip }
            Element("div", class: "t-workboard-map") { map }
            if isPanelOpen { panel }
        }
    }

    private var style: String { "t-workboard" + (showsMap ? " shows-map" : "") + (isPanelOpen ? " has-panel" : "") }
}

/// The panel of what is open of a board, beside its columns. It gets the focus when it opens; Escape closes it.
public struct BoardPanel<Content: View>: View {
    private let title: String
    private let id: String
    private let close: () -> Void
    private let content: Content

    /// Makes a panel; `id` tells one subject from another.
    public init(_ title: String, id: String, close: @escaping () -> Void, @ViewBuilder content: () -> Content) {
        self.title = title
        self.id = id
        self.close = close
        self.content = content()
    }

    /// The panel.
    public var body: some View {
        Element("aside", class: "t-workboard-panel", attributes: [("aria-label", title)]) {
            Element("div", class: "t-workboard-panel-content") {
                Element("div", class: "t-workboard-panel-head") {
                    Element("h2", class: "t-card-title") { Text(title) }
                    Element("span", attributes: [("data-close", "")]) {
                        IconButton(symbol: AppSymbols.crossName, label: Strings.close, action: close).accessibilityIdentifier("board.panel.close")
                    }
                }
                content
            }
            .hook("panel", options: ["subject": id]) { _ in }
        }
    }
}

#if DEBUG
struct BoardFrame_Previews: PreviewProvider {
    static var previews: some View {
        frame(isOpen: false).previewDisplayName("Board")
        frame(isOpen: true).previewDisplayName("Panel")
    }

    private static func frame(isOpen: Bool) -> some View {
        BoardFrame(showsMap: false, isPanelOpen: isOpen, stripLabel: "Drivers") {
            PageHeader("Board")
        } columns: {
            BoardColumns("Orders") {
                BoardColumn("Waiting", count: 1, tone: .warning) { Card { Text("Order 12") } }
                BoardColumn("Under way", count: 0, emptyText: "Nothing on the road") {}
            }
        } strip: {
            DropTile("Dan Diaz", subtitle: "Available", tone: .success, target: "driver-5") {}
        } map: {
            PointMap("Map", pins: []) { _ in }
        } panel: {
            BoardPanel("Order 12", id: "12", close: {}) { Text("Irvine · 2 bags") }
        }
    }
}

struct BoardPanel_Previews: PreviewProvider {
    static var previews: some View {
        BoardPanel("Order 12", id: "12", close: {}) { Text("Irvine · 2 bags") }.previewDisplayName("Usual")
    }
}
#endif
