import Foundation
import Testing
import UI

struct LazyTests {
    private func rows(_ page: Render) -> Int { page.text.components(separatedBy: " data-key=").count - 1 }

    private func list(_ count: Int) -> some View { LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)") } } }

    @Test func `a list writes a page of rows and what asks for more`() throws {
        let page = Renderer.render(list(120))
        let id = try #require(page.ids("data-more").first)
        #expect(rows(page) == 50)
        #expect(page.text.contains("data-more=\"\(id)\"></div></div>"))
        #expect(page.lazyContainers == [id: 120])
    }

    @Test func `more rows come until all are there`() throws {
        var extents = LazyExtents()
        let id = try #require(Renderer.render(list(120)).ids("data-more").first)
        extents.extend(id)
        let second = Renderer.render(list(120), extents: extents)
        #expect(rows(second) == 100)
        #expect(second.ids("data-more") == [id])
        extents.extend(id)
        let third = Renderer.render(list(120), extents: extents)
        #expect(rows(third) == 120)
        #expect(third.ids("data-more").isEmpty)
        #expect(third.lazyContainers == [id: 120])
        #expect(Set(third.fragments.ids).count == third.fragments.count)
    }

    @Test func `one page has nothing to ask for`() {
        let page = Renderer.render(list(50))
        #expect(rows(page) == 50)
        #expect(page.lazyContainers.isEmpty)
        #expect(page.ids("data-more").isEmpty)
    }

    @Test func `a shorter list writes what there is, whatever was asked for`() throws {
        let id = try #require(Renderer.render(list(120)).ids("data-more").first)
        #expect(rows(Renderer.render(list(70), extents: LazyExtents([id: 5000]))) == 70)
        #expect(rows(Renderer.render(list(3), extents: LazyExtents([id: 5000]))) == 3)
    }

    @Test func `ids that are none and numbers that can't be are ignored`() throws {
        let id = try #require(Renderer.render(list(120)).ids("data-more").first)
        var extents = LazyExtents([id: -1, "nonsense": 100, "": 100])
        extents.extend("<script>")
        #expect(extents == LazyExtents())
        #expect(rows(Renderer.render(list(120), extents: extents)) == 50)
        #expect(LazyExtents([id: .max])[id] == 1_000_000)
        for number in 0..<1000 { extents.extend(String(format: "%013d", number).map { String(UnicodeScalar(UInt8($0.wholeNumberValue ?? 0) + 97)) }.joined()) }
        #expect(extents.counts.count == 256)
    }

    @Test func `extents survive as numbers by id`() throws {
        let id = try #require(Renderer.render(list(120)).ids("data-more").first)
        var extents = LazyExtents()
        #expect(extents[id] == nil)
        extents.extend(id)
        #expect(extents[id] == 100)
        #expect(LazyExtents(extents.counts) == extents)
    }

    @Test func `stacks and grids are lazy, and others are not`() {
        let rows = ForEach(0..<60, id: \.self) { Text("\($0)") }
        let isThere = true
        #expect(self.rows(Renderer.render(LazyVStack { rows })) == 50)
        #expect(self.rows(Renderer.render(LazyVGrid(columns: [GridItem()]) { rows })) == 50)
        #expect(Renderer.render(LazyVStack { rows }).text.contains("<div class=\"ui-more\""))
        #expect(self.rows(Renderer.render(VStack { rows })) == 60)
        #expect(self.rows(Renderer.render(LazyVStack { VStack { rows } })) == 60)
        #expect(self.rows(Renderer.render(LazyVStack { Group { if isThere { rows } } })) == 50)
    }

    @Test func `each collection has its own pages`() throws {
        let view = LazyVStack {
            ForEach(0..<60, id: \.self) { Text("\($0)") }
            ForEach(0..<70, id: \.self) { Text("\($0)") }
        }
        let page = Renderer.render(view)
        let ids = page.ids("data-more")
        try #require(ids.count == 2)
        #expect(page.lazyContainers == [ids[0]: 60, ids[1]: 70])
        let next = Renderer.render(view, extents: LazyExtents([ids[1]: 100]))
        #expect(rows(next) == 120)
        #expect(next.ids("data-more") == [ids[0]])
    }

    @Test func `the rows of a row are all there, unless it is lazy itself`() {
        let inner = ForEach(0..<60, id: \.self) { Text("\($0)") }
        #expect(rows(Renderer.render(LazyVStack { ForEach(0..<2, id: \.self) { _ in VStack { inner } } })) == 122)
        #expect(rows(Renderer.render(LazyVStack { ForEach(0..<2, id: \.self) { _ in inner } })) == 122)
        #expect(rows(Renderer.render(LazyVStack { ForEach(0..<2, id: \.self) { _ in LazyVStack { inner } } })) == 102)
        let nested = Renderer.render(LazyVStack { ForEach(0..<60, id: \.self) { _ in LazyVStack { inner } } })
        #expect(nested.lazyContainers.count == 51)
        #expect(Set(nested.fragments.ids).count == nested.fragments.count)
    }

    @Test func `a picker in a lazy stack has all its choices`() {
        let page = Renderer.render(LazyVStack { Picker("P", selection: .constant(1)) { ForEach(0..<60, id: \.self) { Text("\($0)").tag($0) } } })
        #expect(page.text.components(separatedBy: "<option").count == 61)
    }

    @Test func `a changed row of a later page is sent alone`() throws {
        func view(_ title: String) -> some View { LazyVStack { ForEach(0..<120, id: \.self) { Text($0 == 75 ? title : "Row") } } }
        let id = try #require(Renderer.render(view("a")).ids("data-more").first)
        let extents = LazyExtents([id: 100])
        let old = Renderer.render(view("a"), extents: extents)
        let new = Renderer.render(view("b"), extents: extents)
        #expect(new.changes(since: old).count == 1)
        #expect(new.changes(since: old).first?.html.count ?? 0 < 200)
    }
}
