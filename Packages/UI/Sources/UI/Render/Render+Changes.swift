#if !canImport(SwiftUI)
extension Render {
    /// The smallest fragments that make `old` into this render; empty if the HTML is the same.
    ///
    /// A fragment is sent whole if its own bytes (those outside of its child fragments) or the list of its children changed; otherwise the changed
    /// children are looked at in the same way.
    ///
    /// - Parameter splicingRows: whether the browser takes several elements, or none, in place of one. Then rows that came or went are sent without
    ///   those that stay, but for a neighbour: the update of a row that stays holds it and the new rows beside it, and that of a row that went is
    ///   empty.
    public func changes(since old: Render, splicingRows: Bool = false) -> [FragmentUpdate] {
        if fragments.nodes.isEmpty || old.fragments.nodes.isEmpty { return [] }
        return withBytes { new in
            old.withBytes { old in
                var comparison = PageComparison(new: new, old: old, splicesRows: splicingRows)
                comparison.compare(0, with: 0)
                return comparison.updates
            }
        }
    }

    /// Whether the HTML of two renders is the same, faster than by comparing the arrays.
    public func hasSameHTML(as other: Render) -> Bool {
        withBytes { new in other.withBytes { new.isEqual(0..<new.html.count, to: 0..<$0.html.count, of: $0) } }
    }

    private func withBytes<Result>(_ work: (PageBytes) -> Result) -> Result {
        html.withUnsafeBytes { html in fragments.nodes.withUnsafeBufferPointer { work(PageBytes(html: html, nodes: $0)) } }
    }
}
#endif
