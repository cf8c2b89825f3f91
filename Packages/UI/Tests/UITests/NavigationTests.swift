import Foundation
import Testing
import UI

struct NavigationTests {
    private enum Route: Hashable { case order(Int) }

    private func view(_ path: Box<[Route]>) -> some View {
        NavigationStack(path: path.binding) {
            VStack { NavigationLink(value: Route.order(7)) { Text("Open") } }
                .navigationTitle("Orders")
                .toolbar { Button("Add") {} }
                .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .order(let id): Text("Order \(id)").navigationTitle("Order")
                    }
                }
        }
    }

    @Test func `a link pushes and the back button pops`() throws {
        let path = Box<[Route]>([])
        let root = Renderer.render(view(path))
        #expect(root.title == "Orders")
        #expect(root.text.contains("<h1 class=\"ui-navigation-title\">Orders</h1>"))
        #expect(!root.text.contains("ui-back"))
        try root.perform("data-press", at: root.ids("data-press").count - 1)
        #expect(path.value == [.order(7)])
        let pushed = Renderer.render(view(path))
        #expect(pushed.title == "Order")
        #expect(pushed.text.contains("Order 7"))
        #expect(!pushed.text.contains(">Open<"))
        try pushed.perform("data-press")
        #expect(path.value.isEmpty)
    }

    private struct Receipt: Hashable { let id: Int }

    private func mixed(_ path: Box<NavigationPath>) -> some View {
        NavigationStack(path: path.binding) {
            VStack {
                NavigationLink(value: Route.order(7)) { Text("Order") }
                NavigationLink(value: Receipt(id: 3)) { Text("Receipt") }
            }
            .navigationDestination(for: Route.self) { _ in Text("An order") }
            .navigationDestination(for: Receipt.self) { Text("Receipt \($0.id)") }
        }
    }

    @Test func `a path holds values of several types, each shown by its destination`() throws {
        let path = Box(NavigationPath())
        try Renderer.render(mixed(path)).perform("data-press", at: 1)
        #expect(Renderer.render(mixed(path)).text.contains("Receipt 3"))
        path.value.append(Route.order(1))
        let page = Renderer.render(mixed(path))
        #expect(page.text.contains("An order") && !page.text.contains("Receipt 3"))
        try page.perform("data-press")
        #expect(path.value == makePath([Receipt(id: 3)]))
        path.value.removeLast()
        #expect(path.value.isEmpty)
        #expect(Renderer.render(mixed(path)).text.contains(">Order<"))
    }

    private func makePath(_ values: [some Hashable & Sendable]) -> NavigationPath {
        values.reduce(into: NavigationPath()) { $0.append($1) }
    }

    @Test func `a path goes back by several values`() {
        var path = makePath(["a", "b", "c"])
        path.removeLast(2)
        #expect(path == makePath(["a"]))
        #expect(path != makePath(["b"]))
        #expect(path != makePath([1]))
    }

    @Test func `a stack without a path shows its root, and its links are disabled`() {
        let page = Renderer.render(NavigationStack { NavigationLink(value: 1) { Text("Open") }.navigationTitle("Home") })
        #expect(page.text.contains("<h1 class=\"ui-navigation-title\">Home</h1>"))
        #expect(page.text.contains(" disabled"))
        #expect(page.actions.count == 0)
    }

    @Test func `a title set inside of what changes the context reaches the bar`() {
        let page = Renderer.render(NavigationStack { Form { Text("x").navigationTitle("Form") }.onSubmit {} })
        #expect(page.text.contains(">Form</h1>"))
    }

    @Test func `toolbar items stand at their places`() throws {
        let pressed = Box("")
        let page = Renderer.render(
            NavigationStack {
                Text("content").navigationTitle("Edit")
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Text("2 bags") }
                        ToolbarItem(placement: .primaryAction) { Button("Save") { pressed.value = "save" } }
                    }
                    .toolbar { Button("More") { pressed.value = "more" } }
            })
        let order = try [">Edit<", ">More<", ">Save<", ">content<", ">2 bags<"].map { try #require(page.text.range(of: $0)).lowerBound }
        #expect(order == order.sorted())
        try page.perform("data-press", at: 0)
        #expect(pressed.value == "more")
        #expect(Set(page.actions.ids).count == 2)
    }

    @Test func `a toolbar outside of a stack shows nothing`() {
        let page = Renderer.render(Text("x").toolbar { ToolbarItem { Button("Add") {} } })
        #expect(!page.text.contains("Add") && page.actions.count == 0)
    }
}
