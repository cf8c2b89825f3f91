#if !canImport(SwiftUI)
/// A part of the page to replace: the element with the DOM id `id` becomes `html`.
public struct FragmentUpdate: Sendable, Hashable {
    /// The DOM id of the element, which `html` has too.
    public let id: String
    /// The new element; UTF-8.
    public let html: [UInt8]

    /// Makes an update.
    public init(id: String, html: [UInt8]) {
        self.id = id
        self.html = html
    }
}

extension Render {
    /// The smallest fragments that make `old` into this render; empty if the HTML is the same.
    ///
    /// A fragment is sent whole if its own bytes (those outside of its child fragments) or the list of its children changed; otherwise the changed
    /// children are looked at in the same way.
    public func changes(since old: Render) -> [FragmentUpdate] {
        var updates: [FragmentUpdate] = []
        if !fragments.nodes.isEmpty, !old.fragments.nodes.isEmpty {
            collect(0, old, 0, into: &updates)
        }
        return updates
    }

    private func collect(_ index: Int, _ old: Render, _ oldIndex: Int, into updates: inout [FragmentUpdate]) {
        let node = fragments.nodes[index]
        let oldNode = old.fragments.nodes[oldIndex]
        if isEqual(node.start..<node.end, old, oldNode.start..<oldNode.end) { return }
        let children = fragments.children(of: index)
        let oldChildren = old.fragments.children(of: oldIndex)
        guard hasEqualShell(index, children, old, oldIndex, oldChildren) else {
            updates.append(FragmentUpdate(id: FragmentTree.text(node.id), html: Array(html[node.start..<node.end])))
            return
        }
        for (child, oldChild) in zip(children, oldChildren) { collect(child, old, oldChild, into: &updates) }
    }

    private func hasEqualShell(_ index: Int, _ children: [Int], _ old: Render, _ oldIndex: Int, _ oldChildren: [Int]) -> Bool {
        guard children.count == oldChildren.count else { return false }
        var position = fragments.nodes[index].start
        var oldPosition = old.fragments.nodes[oldIndex].start
        var ids = Set<UInt64>(minimumCapacity: children.count)
        for (child, oldChild) in zip(children, oldChildren) {
            let node = fragments.nodes[child]
            let oldNode = old.fragments.nodes[oldChild]
            // Two children of one id (a key used twice) can't be told apart in the page.
            guard node.id == oldNode.id, ids.insert(node.id).inserted else { return false }
            guard isEqual(position..<node.start, old, oldPosition..<oldNode.start) else { return false }
            position = node.end
            oldPosition = oldNode.end
        }
        return isEqual(position..<fragments.nodes[index].end, old, oldPosition..<old.fragments.nodes[oldIndex].end)
    }

    private func isEqual(_ range: Range<Int>, _ old: Render, _ oldRange: Range<Int>) -> Bool {
        guard range.count == oldRange.count else { return false }
        return html.withUnsafeBytes { new in
            old.html.withUnsafeBytes { new[range].elementsEqual($0[oldRange]) }
        }
    }
}
#endif
