import Testing
import Theme
import UI

private func shell(ribbon: String? = nil) -> some View {
    AppShell(
        brand: "Tumble",
        tabs: [
            ShellTab(id: "home", title: "Home", symbolName: AppSymbols.tabHomeName, isSelected: true) {},
            ShellTab(id: "activity", title: "Activity", symbolName: AppSymbols.tabActivityName, isSelected: false, badge: "2") {},
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

@Test func `only a development build wears a ribbon`() {
    #expect(html(shell(ribbon: "DEV")).contains("t-ribbon"))
    #expect(!html(shell()).contains("t-ribbon"))
}

@Test func `the connection banner waits in every shell`() {
    #expect(html(shell()).contains("connection-banner"))
    #expect(ThemeStyleSheet.css.contains("[data-connection=lost]"))
    #expect(ThemeStyleSheet.css.contains("[data-waiting]"))
}

@Test func `the launch screen says that the app loads`() {
    #expect(html(LaunchScreen("Tumble")).contains("aria-label=\"Tumble. Loading\""))
}
