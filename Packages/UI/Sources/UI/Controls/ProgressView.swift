#if !canImport(SwiftUI)
/// How far something is, or that it goes on.
public struct ProgressView: PrimitiveView {
    private let title: String?
    private let value: Double?
    private let total: Double

    /// Makes a view that says that something goes on.
    public init(_ title: String? = nil) {
        self.title = title
        value = nil
        total = 1
    }

    /// Makes a view that says how far something is.
    public init(_ title: String? = nil, value: Double?, total: Double = 1) {
        self.title = title
        self.value = value
        self.total = total
    }

    /// Writes a progress bar, or a status while the end isn't known.
    public func _render(into writer: inout HTMLWriter) {
        writer.appendAttribute("aria-label", title ?? Strings.loading)
        if let value {
            writer.appendAttribute("value", String(value))
            writer.appendAttribute("max", String(total))
            writer.close("</progress>", writer.open("<progress", "ui-progress"))
        } else {
            writer.appendAttribute(" role=\"status\"")
            writer.close("</div>", writer.open("<div", "ui-spinner"))
        }
    }
}
#endif
