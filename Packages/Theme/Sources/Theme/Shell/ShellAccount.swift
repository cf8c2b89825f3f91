import UI

/// The person who is signed in: the last tab on a phone, the menu behind their initials on wide screens.
public struct ShellAccount: Equatable {
    /// Their name.
    public let name: String
    /// A line below the name, such as an email address.
    public let detail: String?
    /// Leads to the account's page.
    public let tab: ShellTab
    /// Further entries of the menu, such as signing out.
    public let items: [ShellTab]

    /// Makes an account.
    public init(name: String, detail: String? = nil, tab: ShellTab, items: [ShellTab] = []) {
        self.name = name
        self.detail = detail
        self.tab = tab
        self.items = items
    }
}

/// The initials in the header that open a menu of the account's places.
///
/// The browser opens and closes it (a popover), also on Escape and on a press beside it.
struct ShellAccountMenu: View {
    let account: ShellAccount

    var body: some View {
        Element("div", class: "t-account") {
            Element(
                "button", class: account.tab.isSelected ? "t-account-button is-selected" : "t-account-button",
                attributes: [
                    ("type", "button"), ("popovertarget", "account-menu"), ("aria-label", "\(Strings.account): \(account.name)"),
                    ("data-testid", "header.account"),
                ]
            ) {
                Avatar(account.name)
            }
            Element("div", class: "t-menu", attributes: [("id", "account-menu"), ("popover", "auto")]) {
                Element("div", class: "t-menu-head") {
                    Avatar(account.name)
                    Element("div", class: "t-row-text") {
                        Element("span", class: "t-row-title") { Text(account.name) }
                        if let detail = account.detail { Element("span", class: "t-row-subtitle") { Text(detail) } }
                    }
                }
                ForEach([account.tab] + account.items) { item($0) }
            }
        }
    }

    private func item(_ item: ShellTab) -> some View {
        // A plain element, because only the browser's own attributes close the menu with the press.
        Element(
            "button", class: item.isSelected ? "t-menu-item is-selected" : "t-menu-item",
            attributes: [("type", "button"), ("popovertarget", "account-menu"), ("popovertargetaction", "hide"), ("data-testid", "menu.\(item.id)")]
        ) {
            Image(systemName: item.symbolName)
            Text(item.title)
        }
        .onTapGesture(perform: item.action)
    }
}
