public import UI

/// The frame of the app: a header, the tabs (at the bottom of a phone, at the side of a wide screen) and the page.
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
    private let ribbon: String?
    private let header: Header
    private let content: Content

    /// Makes the frame.
    ///
    /// - Parameters:
    ///   - brand: the product's name.
    ///   - headerItems: icons at the end of the header, such as messages.
    ///   - ribbon: a word across the corner that tells a development build apart; nil for none.
    ///   - header: what stands in the header between them, such as a switch of modes.
    public init(
        brand: String, tabs: [ShellTab], headerItems: [ShellTab] = [], ribbon: String? = nil, @ViewBuilder header: () -> Header,
        @ViewBuilder content: () -> Content
    ) {
        self.brand = brand
        self.tabs = tabs
        self.headerItems = headerItems
        self.ribbon = ribbon
        self.header = header()
        self.content = content()
    }

    /// The frame.
    public var body: some View {
        Element("div", class: "t-shell") {
            Element("a", class: "t-skip", attributes: [("href", "#content")]) { Text(Strings.skipToContent) }
            ConnectionBanner()
            Element("header", class: "t-header") { headerBar }
            Element("nav", class: "t-tabs", attributes: [("aria-label", Strings.sections)]) {
                ForEach(tabs) { ShellTabButton(tab: $0, kind: "tab") }
            }
            Element("main", class: "t-main") {
                Element("div", class: "t-column", attributes: [("id", "content"), ("tabindex", "-1")]) { Group { content } }
            }
            if let ribbon { Element("div", class: "t-ribbon", attributes: [("aria-hidden", "true")]) { Text(ribbon) } }
        }
    }

    private var headerBar: some View {
        Group {
            BrandMark(brand)
            Element("div", class: "t-header-middle") { header }
            if !headerItems.isEmpty {
                Element("nav", class: "t-header-items", attributes: [("aria-label", Strings.shortcuts)]) {
                    ForEach(headerItems) { ShellTabButton(tab: $0, kind: "header") }
                }
            }
        }
    }
}

extension AppShell where Header == EmptyView {
    /// Makes the frame with nothing of its own in the header.
    public init(
        brand: String, tabs: [ShellTab], headerItems: [ShellTab] = [], ribbon: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(brand: brand, tabs: tabs, headerItems: headerItems, ribbon: ribbon, header: { EmptyView() }, content: content)
    }
}

/// A button of the shell that leads to a place.
struct ShellTabButton: View {
    let tab: ShellTab
    let kind: String

    var body: some View {
        Button(action: tab.action) {
            Element("span", class: tab.isSelected ? "t-tab is-selected" : "t-tab") {
                Element("span", class: "t-tab-symbol") {
                    AppSymbols.image(named: tab.symbolName)
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

struct AppShell_Previews: PreviewProvider {
    static var previews: some View {
        AppShell(
            brand: "Tumble", tabs: [ShellTab(id: "home", title: "Home", symbolName: AppSymbols.tabHomeName, isSelected: true) {}], ribbon: "DEV"
        ) {
            PageHeader("Home")
        }
    }
}
