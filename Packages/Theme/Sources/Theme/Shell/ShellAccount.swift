/// The person who is signed in: the last tab on a phone, the menu behind their initials on wide screens.
public struct ShellAccount {
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
