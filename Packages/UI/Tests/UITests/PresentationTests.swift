import Foundation
import Testing
import UI

struct PresentationTests {
    private let isShown = Box(true)

    @Test func `a sheet closes`() throws {
        let isGone = Box(false)
        func render() -> Render {
            Renderer.render(Text("x").sheet(isPresented: isShown.binding, onDismiss: { isGone.value = true }, content: { Text("In front") }))
        }
        let page = render()
        #expect(page.text.contains("role=\"dialog\" aria-modal=\"true\""))
        // The backdrop and the close button do the same as Escape.
        #expect(Set(page.ids("data-dismiss")) == Set(page.ids("data-press")))
        try page.perform("data-press", at: 1)
        #expect(!isShown.value && isGone.value)
        #expect(!render().text.contains("In front"))
    }

    @Test func `a sheet is named by its content's title, and the page keeps its own`() {
        let page = Renderer.render(Text("x").navigationTitle("Orders").sheet(isPresented: isShown.binding) { Text("y").navigationTitle("New <order>") })
        #expect(page.text.contains("aria-label=\"New &lt;order&gt;\""))
        #expect(page.title == "Orders")
    }

    @Test func `a stack in a sheet has a second heading`() {
        let page = Renderer.render(
            NavigationStack { Text("x").navigationTitle("Orders") }
                .sheet(isPresented: isShown.binding) { NavigationStack { Text("y").navigationTitle("New") } })
        #expect(page.text.components(separatedBy: "<h1").count == 2)
        #expect(page.text.contains(">New</h2>"))
    }

    @Test func `a confirmation's button runs and closes it`() throws {
        let isDeleted = Box(false)
        let page = Renderer.render(
            Text("x").confirmationDialog("Sure?", isPresented: isShown.binding) {
                Button("Delete", role: .destructive) { isDeleted.value = true }
            } message: {
                Text("It can't be undone")
            })
        for (reference, tag) in [("aria-labelledby", "<h2"), ("aria-describedby", "<div")] {
            let id = try #require(page.ids(reference).first)
            #expect(page.text.contains(" id=\"\(id)\""), "\(tag)")
        }
        #expect(page.text.contains("ui-button ui-destructive"))
        try page.perform("data-press", at: 1)
        #expect(isDeleted.value && !isShown.value)
    }

    @Test func `a confirmation can be called off, once`() throws {
        func page(_ hasCancel: Bool) -> Render {
            Renderer.render(
                Text("x").confirmationDialog("Cancel order?", isPresented: isShown.binding, titleVisibility: .hidden) {
                    Button("Yes", role: .destructive) {}
                    if hasCancel { Button("No", role: .cancel) {} }
                })
        }
        #expect(page(true).ids("data-press").count == 3)
        #expect(page(false).text.contains(">Cancel<"))
        #expect(page(false).text.contains("ui-visually-hidden"))
        try page(false).perform("data-press", at: 2)
        #expect(!isShown.value)
    }

    @Test(arguments: [("en_US", "Close"), ("es", "Cerrar"), ("pl_PL", "Zamknij"), ("de", "Close")])
    func `the package's own words follow the environment's language`(locale: String, word: String) {
        let view = Text("x").sheet(isPresented: isShown.binding) { Text("y") }.environment(\.locale, Locale(identifier: locale))
        #expect(Renderer.render(view).text.contains("aria-label=\"\(word)\""))
    }
}
