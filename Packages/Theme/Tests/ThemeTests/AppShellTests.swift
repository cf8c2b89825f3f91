import Testing
import Theme
import UI

private func shell(ribbon: String? = nil) -> some View {
    AppShell(
        brand: "Tumble",
        tabs: [
            ShellTab(id: "home", title: "Home", symbolName: AppSymbols.tabHomeName, isSelected: true) {},
            ShellTab(id: "activity", title: "Activity", symbolName: AppSymbols.clockName, isSelected: false, badge: "2") {},
        ],
        headerItems: [ShellTab(id: "messages", title: "Messages", symbolName: AppSymbols.messagesName, isSelected: false) {}],
        ribbon: ribbon
    ) {
        Text("The page")
    }
}

@Test func `the shell has landmarks and a way past them`() {
    let markup = html(shell())
    #expect(markup.contains("<header"))
    #expect(markup.contains("<main"))
    #expect(markup.matches(of: /<nav/).count == 2)
    #expect(markup.contains("href=\"#content\""))
    #expect(markup.contains("id=\"content\""))
}

@Test func `the tab where the person is is marked, and badges are read aloud`() {
    let markup = html(shell())
    #expect(markup.matches(of: /aria-current/).count == 1)
    #expect(markup.contains("aria-label=\"Activity, 2\""))
    #expect(markup.contains("data-testid=\"tab.home\""))
    #expect(markup.contains("data-testid=\"header.messages\""))
}

@Test func `the account is the last tab of a phone and a menu of wide screens`() throws {
    var pressed: [String] = []
    func tab(_ id: String) -> ShellTab { ShellTab(id: id, title: id, symbolName: AppSymbols.bellName, isSelected: false) { pressed.append(id) } }
    let account = ShellAccount(name: "Ana Ruiz", detail: "ana@example.com", tab: tab("account"), items: [tab("signOut")])
    let page = Renderer.render(AppShell(brand: "Tumble", tabs: [tab("home")], account: account) { Text("The page") })
    let markup = String(decoding: page.html, as: UTF8.self)
    let places = ["tab.home", "tab.account", "header.account", "menu.account", "menu.signOut"]
    for place in places { #expect(markup.contains("data-testid=\"\(place)\"")) }
    #expect(markup.contains("popovertarget=\"account-menu\""))
    for id in page.actions.ids { page.actions[id]?.perform(.none) }
    #expect(pressed.sorted() == ["account", "account", "home", "signOut"])
}

@Test func `one polite live region waits in the shell`() {
    let markup = html(AppShell(brand: "Tumble", tabs: [], announcement: "Saved") { Text("The page") })
    #expect(markup.matches(of: /aria-live="polite"/).count == 1)
    #expect(markup.firstMatch(of: /id="announcements"[^>]*role="status"[^>]*>.*Saved/) != nil)
}

@Test func `only a development build wears a ribbon`() {
    #expect(html(shell(ribbon: "DEV")).contains("t-ribbon"))
    #expect(!html(shell()).contains("t-ribbon"))
}

@Test func `the connection banner waits in every shell`() {
    #expect(html(shell()).contains("connection-banner"))
    #expect(AppTheme.standard.css.contains("[data-connection=lost]"))
    #expect(AppTheme.standard.css.contains("[data-waiting]"))
}

@Test func `the launch screen says that the app loads`() {
    #expect(html(LaunchScreen("Tumble")).contains("aria-label=\"Tumble. Loading\""))
}
