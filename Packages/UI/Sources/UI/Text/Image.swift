#if !canImport(SwiftUI)
/// A picture of SVG markup.
public struct Image: PrimitiveView {
    private let svg: String
    private let label: String?

    /// Makes an image of SVG markup. The markup is written as it is: pass symbols of the program, never what a person typed.
    /// - Parameter label: what is read aloud; nil for an image that is decoration.
    public init(svg: String, label: String? = nil) {
        self.svg = svg
        self.label = label
    }

    /// Writes the markup.
    public func _render(into writer: inout HTMLWriter) {
        if writer.isPlainText { return }
        if let label {
            writer.appendAttribute(" role=\"img\"")
            writer.appendAttribute("aria-label", label)
        } else {
            writer.appendAttribute(" aria-hidden=\"true\"")
        }
        let token = writer.open("<span", "ui-image")
        writer.out.append(text: svg)
        writer.close("</span>", token)
    }
}
#endif
