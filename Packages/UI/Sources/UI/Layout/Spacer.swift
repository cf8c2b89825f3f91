#if !canImport(SwiftUI)
public import Foundation

/// Room that takes what is left over in a stack.
public struct Spacer: PrimitiveView {
    private let minLength: CGFloat?

    /// Makes a spacer of at least `minLength` points.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    /// Writes an empty element that grows.
    public func _render(into writer: inout HTMLWriter) {
        if let minLength { writer.addStyle("flex-basis", points: minLength) }
        writer.close("</div>", writer.open("<div", "ui-spacer"))
    }
}

/// A thin line between views.
public struct Divider: PrimitiveView {
    /// Makes a divider.
    public init() {}

    /// Writes a rule.
    public func _render(into writer: inout HTMLWriter) {
        writer.closeVoid(writer.open("<hr", "ui-divider"))
    }
}
#endif
