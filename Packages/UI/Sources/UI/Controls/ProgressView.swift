#if !canImport(SwiftUI)
/// A sign that something goes on.
public struct ProgressView: PrimitiveView {
    private let title: String?

    /// Makes a sign; `title` is read aloud.
    public init(_ title: String? = nil) {
        self.title = title
    }

    /// Writes a status that turns.
    public func _render(into writer: inout HTMLWriter) {
        writer.appendAttribute("aria-label", title ?? Strings.loading)
        writer.appendAttribute(" role=\"status\"")
        writer.close("</div>", writer.open("<div", "ui-spinner"))
    }
}
#endif
