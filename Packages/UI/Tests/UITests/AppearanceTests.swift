import Foundation
import Testing
import UI

/// What a live session does between two renders: a new id appears, a gone one disappears, the rest stays.
struct AppearanceTests {
    private func appeared(_ old: Render, _ new: Render) -> Int { Set(new.appearances.map(\.id)).subtracting(old.appearances.map(\.id)).count }

    private func rows(_ ids: [Int]) -> Render {
        Renderer.render(ForEach(ids, id: \.self) { id in Text("Row \(id)").onAppear {}.task {} })
    }

    @Test func `a view appears once however often it renders`() {
        func page(_ count: Int) -> Render { Renderer.render(VStack { Text("Count \(count)").onAppear {}.task {} }) }
        #expect(page(1).appearances.count == 2)
        #expect(appeared(page(1), page(2)) == 0)
    }

    @Test func `rows that move stay, and a new one appears`() {
        #expect(appeared(rows([1, 2, 3]), rows([3, 1, 2])) == 0)
        #expect(appeared(rows([1, 2]), rows([1, 2, 5])) == 2)
    }

    @Test func `a view that is hidden and shown again appears again`() {
        func page(_ isShown: Bool) -> Render { Renderer.render(VStack { if isShown { Text("x").task {} } }) }
        #expect(page(false).appearances.isEmpty)
        #expect(appeared(page(true), page(false)) == 0)
        #expect(appeared(page(false), page(true)) == 1)
    }

    @Test func `a pushed screen appears, and its root disappears`() {
        func page(_ path: [Int]) -> Render {
            Renderer.render(
                NavigationStack(path: .constant(path)) {
                    Text("root").onAppear {}.navigationDestination(for: Int.self) { number in Text("Order \(number)").task {} }
                })
        }
        #expect(appeared(page([]), page([1])) == 1)
        #expect(appeared(page([1]), page([1])) == 0)
        #expect(appeared(page([1]), page([2])) == 1)
        #expect(page([1]).appearances.count == 1)
    }
}
