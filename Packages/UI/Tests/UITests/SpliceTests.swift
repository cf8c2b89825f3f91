import Foundation
import Testing
import UI

struct SpliceTests {
    private func page(_ ids: [Int], header: String = "", changed: Int? = nil, extents: LazyExtents = LazyExtents()) -> Render {
        Renderer.render(
            LazyVStack {
                if !header.isEmpty { Text(header) }
                ForEach(ids, id: \.self) { id in Text(id == changed ? "changed" : "Row \(id)") }
                Text("Footer")
            }, extents: extents)
    }

    /// The rows of each update: 0 for one without html.
    private func rows(_ updates: [FragmentUpdate]) -> [Int] {
        updates.map { String(decoding: $0.html, as: UTF8.self).components(separatedBy: "data-key").count - 1 }
    }

    private func check(_ old: Render, _ new: Render, rows expected: [Int], sourceLocation: SourceLocation = #_sourceLocation) {
        let updates = new.changes(since: old, splicingRows: true)
        #expect(rows(updates) == expected, sourceLocation: sourceLocation)
        #expect(splice(updates, into: old) == new.text, sourceLocation: sourceLocation)
        #expect(Set(updates.map(\.id)).count == updates.count, sourceLocation: sourceLocation)
    }

    @Test func `a new row comes with the one before it`() {
        check(page([1, 2, 3]), page([1, 2, 9, 3]), rows: [2])
        check(page([1, 2, 3]), page([1, 2, 3, 8, 9]), rows: [3])
    }

    @Test func `a new first row comes with the one after it`() {
        check(page([1, 2, 3]), page([9, 1, 2, 3]), rows: [2])
        check(page([1, 2, 3], header: "H"), page([9, 1, 2, 3], header: "H"), rows: [2])
    }

    @Test func `a row that went is an empty update`() {
        check(page([1, 2, 3]), page([1, 3]), rows: [0])
        check(page([1, 2, 3], header: "H"), page([2, 3], header: "H"), rows: [0])
        check(page([1, 2, 3]), page([]), rows: [0, 0, 0])
    }

    @Test func `rows that went become those that came`() {
        check(page([1, 2, 3, 4]), page([1, 7, 8, 9, 4]), rows: [3, 0])
    }

    @Test func `a changed row that stays is sent too, and a changed neighbour once`() {
        check(page([1, 2, 3]), page([1, 2, 3, 9], changed: 1), rows: [2, 1])
        check(page([1, 2, 3]), page([1, 2, 3, 9], changed: 3), rows: [2])
    }

    @Test func `rows that moved, or a list that was empty, are sent whole`() {
        check(page([1, 2, 3]), page([3, 1, 2]), rows: [3])
        check(page([]), page([1, 2]), rows: [2])
        check(page([1, 2]), page([1, 2, 3], header: "New"), rows: [3])
    }

    @Test func `a key used twice is sent whole`() {
        check(page([1, 2, 2]), page([1, 2, 2, 3]), rows: [4])
        check(page([1, 2, 3]), page([1, 2, 2, 3]), rows: [4])
        let changed = page([1, 2, 2], changed: 2).changes(since: page([1, 2, 2]))
        #expect(rows(changed) == [3])
    }

    @Test func `the next page of a lazy list is sent alone`() throws {
        let ids = Array(0..<200)
        let old = page(ids)
        let id = try #require(old.ids("data-more").first)
        let new = page(ids, extents: LazyExtents([id: 100]))
        check(old, new, rows: [50])
        check(new, page(ids, extents: LazyExtents([id: 200])), rows: [100])
    }

    @Test func `unless asked for, an update is one element for another`() {
        for updates in [page([1, 9]).changes(since: page([1])), page([1]).changes(since: page([1, 9]))] {
            #expect(updates.count == 1)
            #expect(updates.allSatisfy { String(decoding: $0.html, as: UTF8.self).hasPrefix("<div class=\"ui-vstack ui-lazy\"") })
        }
    }
}
