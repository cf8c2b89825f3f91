import Foundation
import Testing
import UI

private struct NameKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    fileprivate var name: String {
        get { self[NameKey.self] }
        set { self[NameKey.self] = newValue }
    }
}

private struct NameView: View {
    @Environment(\.name) private var name
    let heard: Box<String>
    var body: some View { Button(name) { heard.value = name } }
}

struct EnvironmentTests {
    @Test func `a value reaches the views below and none beside`() {
        let heard = Box("")
        let page = Renderer.render(
            VStack {
                NameView(heard: heard).environment(\.name, "inner"); NameView(heard: heard)
            })
        #expect(page.text.contains(">inner<"))
        #expect(page.text.contains(">nobody<"))
    }

    @Test func `keys don't mix, and the last value of one is read`() {
        var values = EnvironmentValues()
        let polish = Locale(identifier: "pl_PL")
        values.name = "first"
        values.locale = polish
        var copy = values
        copy.name = "second"
        #expect(values.name == "first" && values.locale == polish)
        #expect(copy.name == "second" && copy.locale == polish)
        #expect(EnvironmentValues().name == "nobody")
    }

    @Test func `a closure keeps the values of its place`() throws {
        let heard = Box("")
        var values = EnvironmentValues()
        values.name = "outer"
        let page = Renderer.render(
            VStack {
                NameView(heard: heard); NameView(heard: heard).environment(\.name, "inner")
            }, environment: values)
        try page.perform("data-press", at: 1)
        #expect(heard.value == "inner")
        try page.perform("data-press", at: 0)
        #expect(heard.value == "outer")
    }

    @Test func `appearances are found with their environment`() async throws {
        let log = Box<[String]>([])
        func view() -> some View {
            Text("x").onAppear { log.value.append(EnvironmentValues.current.name) }.task { log.value.append("task") }
                .onDisappear { log.value.append("gone") }.environment(\.name, "me")
        }
        let page = Renderer.render(view())
        #expect(page.appearances.count == 3)
        for appearance in page.appearances {
            appearance.onAppear?()
            await appearance.task?()
            appearance.onDisappear?()
        }
        #expect(Set(log.value) == ["me", "task", "gone"])
        #expect(page.appearances.map(\.id) == Renderer.render(view()).appearances.map(\.id))
    }
}
