import Foundation
import Testing
import UI

struct FragmentTests {
    private func view(_ rows: [Row], footer: String = "") -> some View {
        VStack {
            Text("Orders")
            LazyVStack {
                ForEach(rows) { row in
                    HStack {
                        Text(row.title); Button("Open") {}
                    }
                }
            }
            Text(footer)
        }
    }

    private let rows = (0..<5).map { Row(id: $0, title: "Row \($0)") }

    @Test func `nothing changed sends nothing`() {
        #expect(Renderer.render(view(rows)).changes(since: Renderer.render(view(rows))).isEmpty)
    }

    @Test func `a changed row is sent alone`() throws {
        var changed = rows
        changed[2].title = "New"
        let old = Renderer.render(view(rows))
        let new = Renderer.render(view(changed))
        let updates = new.changes(since: old)
        #expect(updates.count == 1)
        let html = String(decoding: try #require(updates.first).html, as: UTF8.self)
        #expect(html.hasPrefix("<div class=\"ui-hstack\" id=\"\(try #require(updates.first).id)\" data-key=\"2\">"))
        #expect(splice(updates, into: old) == new.text)
    }

    @Test func `an inserted row sends the list`() throws {
        let old = Renderer.render(view(rows))
        let new = Renderer.render(view(rows + [Row(id: 9, title: "Nine")]))
        let updates = new.changes(since: old)
        #expect(updates.count == 1)
        #expect(String(decoding: try #require(updates.first).html, as: UTF8.self).hasPrefix("<div class=\"ui-vstack ui-lazy\""))
        #expect(splice(updates, into: old) == new.text)
    }

    @Test func `an unkeyed leaf sends the fragment around it`() {
        let old = Renderer.render(
            Group {
                Text("a"); Spacer()
            })
        #expect(
            Renderer.render(
                Group {
                    Text("b"); Spacer()
                }
            ).changes(since: old).map(\.id) == ["ui-root"])
    }

    @Test func `a change in a stack sends the innermost stack`() {
        func view(_ count: Int) -> some View {
            VStack {
                Text("Title")
                VStack {
                    HStack {
                        Text("Bags"); Text("\(count)")
                    }
                }
                LazyVGrid(columns: [GridItem()]) { Text("Other") }
            }
        }
        let (old, new) = (Renderer.render(view(1)), Renderer.render(view(2)))
        let updates = new.changes(since: old)
        #expect(updates.count == 1)
        #expect(updates.allSatisfy { String(decoding: $0.html, as: UTF8.self).hasPrefix("<div class=\"ui-hstack\"") })
        #expect(splice(updates, into: old) == new.text)
        #expect(new.fragments.ids == old.fragments.ids)
        #expect(Set(new.fragments.ids).count == 5)
    }

    @Test func `the stacks of a row are no fragments`() {
        let stack = VStack { HStack { Text("x") } }
        #expect(Renderer.render(ForEach(0..<3) { _ in stack }).fragments.count == 4)
        #expect(Renderer.render(LazyVStack { ForEach(0..<3) { _ in stack } }).fragments.count == 5)
    }

    @Test func `a row that shows nothing keeps its place`() {
        func view(_ isShown: Bool) -> some View { ForEach([1, 2], id: \.self) { id in if isShown || id == 1 { Text("x") } } }
        let old = Renderer.render(view(false))
        let new = Renderer.render(view(true))
        #expect(new.changes(since: old).count == 1)
        #expect(splice(new.changes(since: old), into: old) == new.text)
    }

    @Test func `updates applied to any page give any other`() {
        var random = SeededGenerator(state: 42)
        func page(_ random: inout SeededGenerator) -> Render {
            let ids = Array(0..<12).filter { _ in UInt8.random(in: 0..<8, using: &random) > 0 }
            let titles = ids.map { Row(id: $0, title: "T\(Int.random(in: 0..<3, using: &random))") }
            let isSheet = UInt8.random(in: 0..<4, using: &random) == 0
            let path = UInt8.random(in: 0..<4, using: &random) == 0 ? ["a"] : []
            return Renderer.render(
                NavigationStack(path: .constant(path)) {
                    LazyVStack {
                        ForEach(titles) { row in
                            VStack { ForEach(0..<2) { Text("\(row.title) \($0)") } }
                        }
                        if titles.count > 8 { Text("Many").id(titles.count) }
                    }
                    .navigationTitle("Title \(titles.count % 2)")
                    .navigationDestination(for: String.self) { Text($0) }
                    .sheet(isPresented: .constant(isSheet)) { Text("Sheet") }
                })
        }
        var old = page(&random)
        for _ in 0..<300 {
            let new = page(&random)
            #expect(Set(new.fragments.ids).count == new.fragments.count)
            for splicesRows in [false, true] {
                let isEqual = splice(new.changes(since: old, splicingRows: splicesRows), into: old) == new.text
                #expect(isEqual)
            }
            #expect(new.hasSameHTML(as: old) == (new.html == old.html))
            old = new
        }
    }
}
