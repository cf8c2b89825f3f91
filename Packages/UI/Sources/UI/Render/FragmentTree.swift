#if !canImport(SwiftUI)
/// The keyed fragments of a render: elements with a DOM id, their byte ranges, nested.
public struct FragmentTree {
    struct Node {
        let id: UInt64
        var start: Int
        var end: Int
        /// The index after the last fragment inside this one.
        var next: Int32
        /// The index of the fragment around this one; -1 for the root.
        let parent: Int32
    }

    /// The fragments in the order of their start tags, so that a fragment's children follow it.
    private(set) var nodes: [Node] = []
    /// The innermost fragment that isn't closed yet; -1 if there is none.
    private var current: Int32 = -1

    /// The number of fragments.
    public var count: Int { nodes.count }

    /// The DOM ids in the order of the page.
    public var ids: [String] { nodes.map { Self.text($0.id) } }

    /// Returns the byte range in the HTML of the element with a DOM id; nil if it is no fragment.
    public func range(of id: String) -> Range<Int>? {
        nodes.first { Self.text($0.id) == id }.map { $0.start..<$0.end }
    }

    /// The id of the innermost fragment that isn't closed yet.
    var currentID: UInt64 { current < 0 ? 0 : nodes[Int(current)].id }

    mutating func begin(_ id: UInt64, at start: Int) -> Int32 {
        let index = Int32(nodes.count)
        nodes.append(Node(id: id, start: start, end: start, next: index + 1, parent: current))
        current = index
        return index
    }

    mutating func end(_ index: Int32, at end: Int) {
        nodes[Int(index)].end = end
        nodes[Int(index)].next = Int32(nodes.count)
        current = nodes[Int(index)].parent
    }

    mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

    /// Adds some of another tree's fragments, none without those in it, to the innermost one that isn't closed.
    mutating func append(_ other: FragmentTree, _ range: Range<Int>, movedBy offset: Int) {
        let shift = Int32(nodes.count - range.lowerBound)
        for node in other.nodes[range] {
            let parent = node.parent < range.lowerBound ? current : node.parent + shift
            nodes.append(Node(id: node.id, start: node.start + offset, end: node.end + offset, next: node.next + shift, parent: parent))
        }
    }

    /// Moves all that starts at or after `offset`; what is open yet gets its end later.
    mutating func shift(from offset: Int, by count: Int) {
        for index in nodes.indices where nodes[index].start >= offset {
            nodes[index].start += count
            nodes[index].end += count
        }
    }

    static func append(id: UInt64, to bytes: inout ByteBuffer) {
        if id == ViewPath.root {
            bytes.append("ui-root")
        } else {
            bytes.append(102)
            ViewPath.append(id, to: &bytes)
        }
    }

    static func text(_ id: UInt64) -> String {
        var bytes = ByteBuffer(capacity: 16)
        append(id: id, to: &bytes)
        return bytes.text
    }
}
#endif
