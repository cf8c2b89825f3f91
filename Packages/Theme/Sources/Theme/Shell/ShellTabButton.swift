import UI

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
