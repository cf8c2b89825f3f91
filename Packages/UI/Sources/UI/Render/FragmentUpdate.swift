#if !canImport(SwiftUI)
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
