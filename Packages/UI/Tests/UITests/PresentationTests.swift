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

    @Test func `a sheet for an item shows it and clears it`() throws {
        let item = Box<Row?>(Row(id: 4, title: "Four"))
        let view = Text("x").sheet(item: item.binding) { Text($0.title) }
        let page = Renderer.render(view)
        #expect(page.text.contains(">Four<"))
        try page.perform("data-dismiss")
        #expect(item.value == nil)
    }

    @Test func `an alert's button runs and closes it`() throws {
        let isDeleted = Box(false)
        let page = Renderer.render(
            Text("x").alert("Sure?", isPresented: isShown.binding) {
                Button("Delete", role: .destructive) { isDeleted.value = true }
            } message: {
                Text("It can't be undone")
            })
        #expect(page.text.contains("role=\"alertdialog\""))
        for (reference, tag) in [("aria-labelledby", "<h2"), ("aria-describedby", "<div")] {
            let id = try #require(page.ids(reference).first)
            #expect(page.text.contains(" id=\"\(id)\""), "\(tag)")
        }
        #expect(page.text.contains("ui-button ui-destructive"))
        try page.perform("data-press", at: 1)
        #expect(isDeleted.value && !isShown.value)
    }

    @Test func `an alert without buttons gets one`() throws {
        let page = Renderer.render(Text("x").alert("Done", isPresented: isShown.binding) {})
        #expect(page.text.contains(">OK<"))
        try page.perform("data-press", at: 1)
        #expect(!isShown.value)
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

    @Test func `an alert about something needs it`() {
        func html(_ name: String?) -> String {
            Renderer.render(
                Text("x").alert("Remove?", isPresented: isShown.binding, presenting: name) {
                    Button("Remove \($0)") {}
                } message: {
                    Text("\($0) leaves the list")
                }
            ).text
        }
        #expect(html("Ana").contains("Remove Ana") && html("Ana").contains("Ana leaves the list"))
        #expect(!html(nil).contains("alertdialog"))
    }

    @Test func `a search field stands above its content`() throws {
        let query = Box("so\"ap")
        let page = Renderer.render(List { Text("Row") }.searchable(text: query.binding, prompt: "Search products"))
        #expect(page.text.contains("role=\"search\""))
        #expect(page.text.contains("aria-label=\"Search products\" placeholder=\"Search products\" value=\"so&quot;ap\""))
        try page.perform("data-input", .text("wool"))
        #expect(query.value == "wool")
    }

    @Test func `a refresh is a button and a marker for the pull`() throws {
        let count = Box(0)
        let page = Renderer.render(ScrollView { Text("x") }.refreshable { count.value += 1 })
        #expect(page.ids("data-refresh") == page.ids("data-press"))
        #expect(page.text.contains(">Refresh</button>"))
        try page.perform("data-refresh")
        #expect(count.value == 1)
    }
}
