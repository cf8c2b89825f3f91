#if !canImport(SwiftUI)
import Foundation

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

    /// Where a fragment is.
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
