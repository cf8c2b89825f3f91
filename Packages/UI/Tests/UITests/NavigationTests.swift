import Foundation
import Testing
import UI

struct NavigationTests {
    private enum Route: Hashable { case order(Int) }

    private func view(_ path: Box<[Route]>) -> some View {
        NavigationStack(path: path.binding) {
            VStack { NavigationLink("Open", value: Route.order(7)) }
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

    @Test func `a sheet closes and an alert's button runs and closes it`() throws {
        let isShown = Box(true)
        let isDeleted = Box(false)
        let sheet = Renderer.render(Text("x").sheet(isPresented: isShown.binding) { Text("In front") })
        #expect(sheet.text.contains("role=\"dialog\" aria-modal=\"true\""))
        #expect(sheet.ids("data-dismiss") == sheet.ids("data-press"))
        try sheet.perform("data-press")
        #expect(!isShown.value)
        isShown.value = true
        let alert = Renderer.render(Text("x").alert("Sure?", isPresented: isShown.binding) { Button("Delete", role: .destructive) { isDeleted.value = true } })
        try alert.perform("data-press", at: 1)
        #expect(isDeleted.value && !isShown.value)
        #expect(!Renderer.render(Text("x").sheet(isPresented: isShown.binding) { Text("In front") }).text.contains("In front"))
    }
}
