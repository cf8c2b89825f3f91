#if !canImport(SwiftUI)
import Foundation

/// Finds what changed between two pages.
struct PageComparison {
    let new: PageBytes
    let old: PageBytes
    let splicesRows: Bool
    private(set) var updates: [FragmentUpdate] = []

    init(new: PageBytes, old: PageBytes, splicesRows: Bool) {
        self.new = new
        self.old = old
        self.splicesRows = splicesRows
    }

    /// Notes what changed in a fragment, which has the same id in both pages.
    mutating func compare(_ index: Int, with oldIndex: Int) {
        if new.isEqual(new.range(index), to: old.range(oldIndex), of: old) { return }
        if let changed = changedChildren(index, oldIndex) {
            for (child, oldChild) in changed { compare(child, with: oldChild) }
        } else if !splicesRows || !splice(index, oldIndex) {
            update(index)
        }
    }

    /// Notes a fragment's new bytes.
    mutating func update(_ index: Int) {
        update(new.nodes[index].id, new.bytes(from: index, through: index))
    }

    /// Notes what an element of the old page becomes.
    mutating func update(_ id: UInt64, _ html: [UInt8]) {
        updates.append(FragmentUpdate(id: FragmentTree.text(id), html: html))
    }

    /// The child fragments that differ, as pairs of indices, or nil if more than children changed.
    private func changedChildren(_ index: Int, _ oldIndex: Int) -> [(Int, Int)]? {
        var changed: [(Int, Int)] = []
        let (node, oldNode) = (new.nodes[index], old.nodes[oldIndex])
        var (child, oldChild) = (index + 1, oldIndex + 1)
        var (position, oldPosition) = (node.start, oldNode.start)
        while child < Int(node.next), oldChild < Int(oldNode.next) {
            let (part, oldPart) = (new.nodes[child], old.nodes[oldChild])
            guard part.id == oldPart.id, new.isEqual(position..<part.start, to: oldPosition..<oldPart.start, of: old) else { return nil }
            if !new.isEqual(part.start..<part.end, to: oldPart.start..<oldPart.end, of: old) { changed.append((child, oldChild)) }
            (child, oldChild) = (Int(part.next), Int(oldPart.next))
            (position, oldPosition) = (part.end, oldPart.end)
        }
        guard child == Int(node.next), oldChild == Int(oldNode.next) else { return nil }
        guard new.isEqual(position..<node.end, to: oldPosition..<oldNode.end, of: old) else { return nil }
        return hasTwin(of: changed, in: index) ? nil : changed
    }

    /// Whether one of some children shares its id with another child (a key used twice): the browser couldn't tell them apart.
    private func hasTwin(of changed: [(Int, Int)], in index: Int) -> Bool {
        // Looking through all children for a few is faster than a set; for many it would not be.
        if changed.count > 8 { return new.hasTwins(new.children(of: index)) }
        var child = index + 1
        while child < Int(new.nodes[index].next) {
            let id = new.nodes[child].id
            if changed.contains(where: { $0.0 != child && new.nodes[$0.0].id == id }) { return true }
            child = Int(new.nodes[child].next)
        }
        return false
    }
}

extension PageBytes {
    /// Whether two of some fragments have the same id.
    func hasTwins(_ indices: [Int]) -> Bool {
        var ids = Set<UInt64>(minimumCapacity: indices.count)
        return indices.contains { !ids.insert(nodes[$0].id).inserted }
    }
}

/// The memory of a page and its fragments, for as long as the closure runs that is given it.
struct PageBytes {
    let html: UnsafeRawBufferPointer
    let nodes: UnsafeBufferPointer<FragmentTree.Node>

    /// Whether two ranges hold the same bytes.
    @inline(__always)
    func isEqual(_ range: Range<Int>, to otherRange: Range<Int>, of other: PageBytes) -> Bool {
        guard range.count == otherRange.count else { return false }
        precondition(range.upperBound <= html.count && otherRange.upperBound <= other.html.count, "a fragment lies within its page")
        guard let start = html.baseAddress, let otherStart = other.html.baseAddress else { return true }
        return memcmp(start + range.lowerBound, otherStart + otherRange.lowerBound, range.count) == 0
    }

    /// The place of a fragment.
    @inline(__always)
    func range(_ index: Int) -> Range<Int> { nodes[index].start..<nodes[index].end }

    /// The bytes from the fragment at one index to the end of the one at another.
    func bytes(from first: Int, through last: Int) -> [UInt8] { Array(html[nodes[first].start..<nodes[last].end]) }

    /// The fragments directly inside the one at `index`.
    func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < Int(nodes[index].next) {
            result.append(child)
            child = Int(nodes[child].next)
        }
        return result
    }
}
#endif
