import Foundation
import Testing
import UI

struct ActionTests {
    @Test func `a press runs its closure`() throws {
        let count = Box(0)
        let page = Renderer.render(
            VStack {
                Button("A") { count.value += 1 }; Button("B") { count.value += 10 }
            })
        try page.perform("data-press", at: 1)
        #expect(count.value == 10)
        #expect(page.actions.count == 2)
    }

    @Test func `a press of what is gone is nil`() throws {
        func view(_ isShown: Bool) -> some View { VStack { if isShown { Button("A") {} } } }
        let id = try #require(Renderer.render(view(true)).ids("data-press").first)
        let page = Renderer.render(view(false))
        #expect(page.actions[id] == nil)
        #expect(page.actions["nonsense"] == nil)
        #expect(page.actions[""] == nil)
    }

    @Test func `ids are stable between renders and differ between branches`() {
        func view(_ first: Bool, _ text: String) -> some View {
            VStack {
                Text(text)
                if first { Button("A") {} } else { Button("B") {} }
            }
        }
        let ids = Renderer.render(view(true, "x")).ids("data-press")
        #expect(ids == Renderer.render(view(true, "y")).ids("data-press"))
        #expect(ids != Renderer.render(view(false, "x")).ids("data-press"))
    }

    @Test func `rows keep their ids when they move`() {
        func view(_ ids: [Int]) -> some View { ForEach(ids, id: \.self) { _ in Button("A") {} } }
        #expect(Renderer.render(view([1, 2, 3])).ids("data-press") == Renderer.render(view([3, 2, 1])).ids("data-press").reversed())
    }

    @Test func `all ids of a page differ`() {
        let tap = {}
        let view = VStack {
            Button("A", action: tap).onTapGesture(perform: tap).onTapGesture(perform: tap)
            Picker("P", selection: .constant(1)) { Text("1").tag(1) }
            ForEach(0..<50) { _ in
                HStack {
                    Button("A", action: tap); Toggle("T", isOn: .constant(true))
                }
            }
        }
        let ids = Renderer.render(view).actions.ids
        #expect(ids.count == 104)
        #expect(Set(ids).count == ids.count)
    }

    @Test func `what is disabled has no action`() {
        let page = Renderer.render(
            VStack {
                Button("A") {}; TextField("T", text: .constant(""))
            }.disabled(true))
        #expect(page.actions.count == 0)
        #expect(page.text.contains(" disabled"))
    }
}
