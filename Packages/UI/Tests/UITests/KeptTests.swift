import Testing
import UI

struct KeptTests {
    /// A page whose parts are each kept by what they show, in the order of `rows`.
    private struct Page: Equatable {
        var header = "Header"
        var rows = [Row(id: 1, title: "One"), Row(id: 2, title: "Two"), Row(id: 3, title: "Three")]
        var padding = 4.0
        var isOpen = true
        var footer = 0
    }

    private func view(_ page: Page, log: Box<[Int]> = Box([]), render: Int = 0) -> some View {
        VStack {
            if page.isOpen { Text(page.header).padding(page.padding) }
            Kept(page.rows, page.padding) {
                VStack {
                    ForEach(page.rows) { row in
                        Kept(row) {
                            HStack {
                                Text(row.title).padding(4)
                                Button("Open") { log.value.append(render) }
                            }
                            .onAppear { log.value.append(-1) }
                        }
                    }
                }
                .padding(page.padding)
            }
            Kept(page.footer) {
                Text("Footer \(page.footer)").monospacedDigit()
                Button("Up") { log.value.append(render + 100) }
            }
        }
    }

    private func render(_ page: Page, after before: Render?, log: Box<[Int]> = Box([]), number: Int = 0) -> Render {
        Renderer.render(view(page, log: log, render: number), environment: environment, extents: LazyExtents(), after: before)
    }

    private let environment = EnvironmentValues()

    private func expectSame(_ kept: Render, _ fresh: Render) {
        #expect(kept.text == fresh.text)
        #expect(kept.actions.ids == fresh.actions.ids)
        #expect(kept.appearances.map(\.id) == fresh.appearances.map(\.id))
        #expect(kept.fragments.ids == fresh.fragments.ids)
        #expect(kept.fragments.ids.map { kept.fragments.range(of: $0) } == fresh.fragments.ids.map { fresh.fragments.range(of: $0) })
        #expect(kept.styles == fresh.styles)
    }

    @Test func `content of the same values is copied with its actions, and other content is made again`() throws {
        let log = Box<[Int]>([])
        var page = Page()
        let first = render(page, after: nil, log: log, number: 1)
        page.rows[1].title = "Changed"
        let second = render(page, after: first, log: log, number: 2)
        for index in 0..<4 { try second.perform("data-press", at: index) }
        #expect(log.value == [1, 2, 1, 101])
    }

    @Test func `a page with copies is the same as one without, through any changes`() {
        var generator = SeededGenerator(state: 14)
        var page = Page()
        var before = render(page, after: nil)
        for _ in 0..<300 {
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: page.header += "!"
            case 1: page.rows.shuffle(using: &generator)
            case 2: page.rows.append(Row(id: Int.random(in: 10..<1000, using: &generator), title: "New"))
            case 3: if page.rows.count > 1 { page.rows.removeLast() }
            case 4: page.padding = Double(Int.random(in: 1..<5, using: &generator))
            case 5: page.isOpen.toggle()
            default: page.footer += 1
            }
            let kept = render(page, after: before)
            expectSame(kept, render(page, after: nil))
            #expect(splice(kept.changes(since: before), into: before) == kept.text)
            before = kept
        }
    }

    @Test func `a kept element that changed is sent alone`() throws {
        func view(_ first: Int, _ second: Int) -> some View {
            Element("main") {
                Kept(first) { Element("p") { Text("First \(first)") } }
                Kept(second) { Element("p") { Text("Second \(second)") } }
            }
        }
        let before = Renderer.render(view(1, 1), environment: environment, extents: LazyExtents(), after: nil)
        let after = Renderer.render(view(1, 2), environment: environment, extents: LazyExtents(), after: before)
        let updates = after.changes(since: before, splicingRows: true)
        #expect(updates.count == 1)
        #expect(String(decoding: try #require(updates.first).html, as: UTF8.self).hasPrefix("<p"))
        #expect(splice(updates, into: before) == after.text)
    }

    @Test func `a page whose views aren't kept has no trace of it`() {
        #expect(Renderer.render(Kept(1) { Text("Text") }).text == Renderer.render(Text("Text")).text)
    }

    @Test func `content in another environment is made again`() {
        func view(_ text: String) -> some View { Kept(1) { Text(EnvironmentValues.current.locale.identifier) } }
        var environment = EnvironmentValues()
        let english = Renderer.render(view("a"), environment: environment, extents: LazyExtents(), after: nil)
        environment.locale = .init(identifier: "pl_PL")
        #expect(Renderer.render(view("b"), environment: environment, extents: LazyExtents(), after: english).text.contains("pl_PL"))
    }

    @Test func `what waits for the first element is written`() {
        func view(_ size: Double) -> some View { Kept(1) { Text("Text") }.padding(size) }
        let first = Renderer.render(view(1), environment: environment, extents: LazyExtents(), after: nil)
        let second = Renderer.render(view(2), environment: environment, extents: LazyExtents(), after: first)
        #expect(second.textWithStyles.contains("padding:2px"))
    }

    @Test func `a title and a sheet in content that stays the same stay, too`() {
        func view(_ text: String) -> some View {
            VStack {
                Text(text)
                Kept(1) { Text("A").navigationTitle("Title") }
                Kept(2) { Text("B").sheet(isPresented: .constant(true)) { Text("In front") } }
            }
        }
        let first = Renderer.render(view("a"), environment: environment, extents: LazyExtents(), after: nil)
        let second = Renderer.render(view("b"), environment: environment, extents: LazyExtents(), after: first)
        #expect(second.title == "Title")
        expectSame(second, Renderer.render(view("b"), environment: environment, extents: LazyExtents(), after: nil))
    }

    @Test func `disabled content isn't copied to where it can be used`() {
        func view(_ isDisabled: Bool) -> some View { Kept(1) { Button("A") {} }.disabled(isDisabled) }
        let first = Renderer.render(view(true), environment: environment, extents: LazyExtents(), after: nil)
        let second = Renderer.render(view(false), environment: environment, extents: LazyExtents(), after: first)
        expectSame(second, Renderer.render(view(false), environment: environment, extents: LazyExtents(), after: nil))
    }

    @Test func `a kept element in another that stays is copied with it`() {
        func view(_ text: String) -> some View {
            VStack {
                Text(text)
                Kept(1) { Element("section") { Kept(2) { Element("p") { Text("Inside") } } } }
            }
        }
        let first = Renderer.render(view("a"), environment: environment, extents: LazyExtents(), after: nil)
        let second = Renderer.render(view("b"), environment: environment, extents: LazyExtents(), after: first)
        expectSame(second, Renderer.render(view("b"), environment: environment, extents: LazyExtents(), after: nil))
    }

    @Test func `one kept view in another isn't taken for it`() {
        func view(_ outer: Int) -> some View { Kept(outer) { Kept(1) { Text("Text") }.padding(Double(outer)) } }
        var before: Render?
        for outer in [1, 2, 1, 1, 3] {
            let next = Renderer.render(view(outer), environment: environment, extents: LazyExtents(), after: before)
            expectSame(next, Renderer.render(view(outer), environment: environment, extents: LazyExtents(), after: nil))
            before = next
        }
    }
}
