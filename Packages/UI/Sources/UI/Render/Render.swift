#if !canImport(SwiftUI)
/// One finished render of a view.
public struct Render {
    /// The HTML of the page's body, one element with the id `ui-root`; UTF-8.
    public let html: [UInt8]
    /// The actions of the page's controls.
    public let actions: ActionTable
    /// The places that want to know of their appearance.
    public let appearances: [Appearance]
    /// The keyed fragments and where in `html` they are.
    public let fragments: FragmentTree
    /// The title of what is on the screen, from `.navigationTitle`.
    public let title: String?
    /// The rules of the classes that stand for the styles of the elements, each once, in the order of their first use.
    ///
    /// The page has them after its style sheets. No element has a `style` attribute.
    public let styles: [StyleRule]
    /// The color scheme that what is on the screen wants, from `.preferredColorScheme`; nil for the system's.
    public let colorScheme: ColorScheme?
    /// The numbers of rows that the lazy containers of more than one page have in all, by the id that `LazyExtents` knows them by.
    public let lazyContainers: [String: Int]
    /// The kept views, each before those in it.
    let kept: [KeptView]
    /// The styles of the kept views' elements, as indices into ``styles``.
    let styleUses: [UInt32]
}

/// A place that wants to know when it appears on the screen and when it leaves.
///
/// Compare two renders by `id`: what is new appears, what is gone disappears.
public struct Appearance {
    /// The place: its position and keys. With `.task(id:)`, a new value makes a new id.
    public let id: String
    /// The closure to run when the place appears.
    public let onAppear: (() -> Void)?
    /// The closure to run in a task from appearance to disappearance; cancel it then.
    public let task: (() async -> Void)?
    /// The closure to run when the place disappears.
    public let onDisappear: (() -> Void)?
}

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

/// A part of the page to replace: the element with the DOM id `id` becomes `html`.
public struct FragmentUpdate: Sendable, Hashable {
    /// The DOM id of an element of the old page.
    public let id: String
    /// The new element; UTF-8. Where rows are spliced, several elements or none.
    public let html: [UInt8]

    /// Makes an update.
    public init(id: String, html: [UInt8]) {
        self.id = id
        self.html = html
    }
}
#endif
