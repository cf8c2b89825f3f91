import UI

/// A place that the shell leads to: a tab, or an icon of the header.
public struct ShellTab: Identifiable {
    /// The word in the URL; tests find the button as `tab.{id}` or `header.{id}`.
    public let id: String
    /// The title that the person reads.
    public let title: String
    /// The name of its symbol.
    public let symbolName: String
    /// Whether the person is there.
    public let isSelected: Bool
    /// A short count or mark; nil for none.
    public let badge: String?
    /// Goes there.
    public let action: () -> Void

    /// Makes a place.
    public init(id: String, title: String, symbolName: String, isSelected: Bool, badge: String? = nil, action: @escaping () -> Void) {
        self.id = id
        self.title = title
        self.symbolName = symbolName
        self.isSelected = isSelected
        self.badge = badge
        self.action = action
    }
}

extension ShellTab: Equatable {
    /// Whether two places look the same. Those of one id lead to the same place.
    public static func == (first: ShellTab, second: ShellTab) -> Bool {
        (first.id, first.title, first.symbolName, first.isSelected, first.badge)
            == (second.id, second.title, second.symbolName, second.isSelected, second.badge)
    }
}

/// A button of the shell that leads to a place.
struct ShellTabButton: View {
    let tab: ShellTab
    let kind: String

    var body: some View {
        Button(action: tab.action) {
            // A badge that comes at the moment of a press changes nothing about where the tab leads.
            Element("span", class: tab.isSelected ? "t-tab is-selected" : "t-tab", attributes: [("data-steady", "")]) {
                Element("span", class: "t-tab-symbol") {
                    Image(systemName: tab.symbolName)
                    if let badge = tab.badge { Element("span", class: "t-badge") { Text(badge) } }
                }
                Element("span", class: "t-tab-title") { Text(tab.title) }
            }
        }
        .accessibilityLabel(tab.badge.map { Strings.tabWithBadge(tab.title, $0) } ?? tab.title)
        .accessibilityAddTraits(tab.isSelected ? .isSelected : [])
        .accessibilityIdentifier("\(kind).\(tab.id)")
        .buttonStyle(BareButtonStyle())
    }
}
