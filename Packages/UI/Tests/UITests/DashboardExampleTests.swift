import Foundation
import Testing
import UI

/// Views written in SwiftUI's ways, as in a phone's app, compile here and become the page that they mean.
struct DashboardExampleTests {
    @Test func `a button and a card take their looks from the theme`() throws {
        let pressed = Box(false)
        let page = Renderer.render(MainButton(title: "Start") { pressed.value = true })
        #expect(
            page.textWithStyles.contains(
                "border-radius:10px;overflow:hidden;background:var(--color-primary);padding:12px;color:white;font:var(--font-headline);"))
        try page.perform("data-press")
        #expect(pressed.value)
        let card = Renderer.render(GreetingCard().environment(\.symbols, SymbolSet { "<svg data-name=\"\($0)\"></svg>" })).textWithStyles
        #expect(card.contains("color:var(--color-text);font:var(--font-title);"))
        #expect(card.contains("font:400 3.75rem/1.3 var(--font-family);"))
        #expect(card.contains("<svg data-name=\"van\"></svg></span><span class=\"ui-text\">Vans</span>"))
        #expect(card.contains("color:#5b2a86;font:500 1.0rem/1.3 var(--font-family);"))
    }

    @Test func `a sign-in binds its fields and shows that it goes on`() throws {
        let email = Box("")
        let password = Box("")
        let count = Box(0)
        func page(_ isLoading: Bool) -> Render {
            Renderer.render(SignInExample(email: email.binding, password: password.binding, isLoading: isLoading) { count.value += 1 })
        }
        try page(false).perform("data-input", at: 0, .text("ana@example.com"))
        try page(false).perform("data-input", at: 1, .text("secret"))
        try page(false).perform("data-press")
        #expect(email.value == "ana@example.com" && password.value == "secret" && count.value == 1)
        #expect(page(true).text.contains("role=\"status\"") && !page(true).text.contains("Sign in"))
        #expect(page(false).text.contains("type=\"password\""))
    }

    @Test func `a screen shows each of its states under a bar`() {
        func html(_ state: ExampleState) -> String { Renderer.render(VansExample(state: state) {}).text }
        #expect(html(.idle).contains(">Vans</h1>") && html(.idle).contains(">Add<") && html(.idle).contains(">All vans<"))
        #expect(html(.loading).contains("ui-spinner"))
        #expect(html(.loaded(["North", "South"])).contains(">South<"))
        #expect(html(.failed("No network")).contains(">No network<"))
        #expect(Renderer.render(VansExample(state: .idle) {}).appearances.count == 1)
    }

    @Test func `links and buttons walk the path`() throws {
        let path = Box(NavigationPath())
        func page() -> Render { Renderer.render(DashboardExample(navigationPath: path.binding)) }
        #expect(page().title == "Dashboard")
        try page().perform("data-press", at: 1)
        #expect(page().title == "Crew")
        // The bar's way back comes first.
        try page().perform("data-press", at: 1)
        #expect(page().text.contains("Detail 5"))
        try page().perform("data-press", at: 0)
        try page().perform("data-press", at: 2)
        #expect(path.value.isEmpty && page().text.contains(">vans<"))
    }

    @Test func `a preview shows its view`() {
        #expect(Renderer.render(DashboardExample_Previews.previews).text.contains("Dashboard"))
    }
}
