public import UI

/// The frame of the app: a header, the tabs (at the bottom of a phone, as a rail on a tablet, with words at the side of a wide screen) and the page.
///
/// ```swift
/// AppShell(brand: "Tumble", tabs: tabs, headerItems: [messages], ribbon: "DEV") {
///     ModeSwitch(...)
/// } content: {
///     selectedTab
/// }
/// ```
public struct AppShell<Header: View, Content: View>: View {
    private let brand: String
    private let tabs: [ShellTab]
    private let headerItems: [ShellTab]
    private let account: ShellAccount?
    private let ribbon: String?
    private let announcement: String?
    private let header: Header
    private let content: Content

    /// Makes the frame.
    ///
    /// - Parameters:
    ///   - brand: the product's name.
    ///   - headerItems: icons at the end of the header, such as messages.
    ///   - account: the person; the last tab on a phone, a menu in the header on wide screens.
    ///   - ribbon: a word across the corner that tells a development build apart; nil for none.
    ///   - announcement: what is read aloud as soon as it changes, without being seen.
    ///   - header: what stands in the header between them, such as a switch of modes.
    public init(
        brand: String, tabs: [ShellTab], headerItems: [ShellTab] = [], account: ShellAccount? = nil, ribbon: String? = nil,
        announcement: String? = nil, @ViewBuilder header: () -> Header, @ViewBuilder content: () -> Content
    ) {
        self.brand = brand
        self.tabs = tabs
        self.headerItems = headerItems
        self.account = account
        self.ribbon = ribbon
        self.announcement = announcement
        self.header = header()
        self.content = content()
    }

    /// The frame.
    public var body: some View {
        Element("div", class: "t-shell") {
            Element("a", class: "t-skip", attributes: [("href", "#content")]) { Text(Strings.skipToContent) }
            ConnectionBanner()
            Element("header", class: "t-header") { headerBar }
            Kept(tabs, account) {
                Element("nav", class: "t-tabs", attributes: [("aria-label", Strings.sections)]) {
                    ForEach(tabs) { ShellTabButton(tab: $0, kind: "tab") }
                    if let account {
                        Element("div", class: "t-tab-account") { ShellTabButton(tab: account.tab, kind: "tab") }
                    }
                }
            }
            Element("main", class: "t-main") {
                Element("div", class: "t-column", attributes: [("id", "content"), ("tabindex", "-1")]) { Group { content } }
            }
            Element("div", class: "t-hidden", attributes: [("id", "announcements"), ("role", "status"), ("aria-live", "polite")]) {
                Text(announcement ?? "")
            }
            if let ribbon { Element("div", class: "t-ribbon", attributes: [("aria-hidden", "true")]) { Text(ribbon) } }
        }
    }

    private var headerBar: some View {
        Group {
            Kept(brand) { BrandMark(brand) }
            Element("div", class: "t-header-middle") { header }
            if !headerItems.isEmpty {
                Kept(headerItems) {
                    Element("nav", class: "t-header-items", attributes: [("aria-label", Strings.shortcuts)]) {
                        ForEach(headerItems) { ShellTabButton(tab: $0, kind: "header") }
                    }
                }
            }
            if let account { Kept(account) { ShellAccountMenu(account: account) } }
        }
    }
}

extension AppShell where Header == EmptyView {
    /// Makes the frame with nothing of its own in the header.
    public init(
        brand: String, tabs: [ShellTab], headerItems: [ShellTab] = [], account: ShellAccount? = nil, ribbon: String? = nil,
        announcement: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            brand: brand, tabs: tabs, headerItems: headerItems, account: account, ribbon: ribbon, announcement: announcement,
            header: { EmptyView() }, content: content)
    }
}

/// Says that the connection is lost or being restored, and from when what the page shows is; the page's script shows it by `data-connection` and
/// `data-saved-at` on the root element, and writes the time.
public struct ConnectionBanner: View {
    /// Makes the banner.
    public init() {}

    /// The banner, hidden while `data-connection` isn't set.
    public var body: some View {
        Element("div", class: "connection-banner", attributes: [("role", "status")]) {
            Element("span", class: "when-lost") { Text(Strings.connectionLost) }
            Element("span", class: "when-waiting") { Text(Strings.connectionWaiting) }
            Element("span", class: "when-saved") {
                Text(Strings.savedData)
                Element("time", class: "saved-time")
            }
        }
    }
}

#if DEBUG
struct ConnectionBanner_Previews: PreviewProvider {
    static var previews: some View {
        ConnectionBanner().previewDisplayName("Connected")
    }
}
#endif
