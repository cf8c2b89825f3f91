#if !canImport(SwiftUI)
public import Foundation

/// A column of a grid.
public struct GridItem: Sendable {
    /// The width of a column.
    public enum Size: Sendable {
        /// As many columns as fit, each at least `minimum` points wide.
        case adaptive(minimum: CGFloat)
        /// One column of that many points.
        case fixed(CGFloat)
        /// One column that shares the room.
        case flexible(minimum: CGFloat = 10)
    }

    let size: Size
    let spacing: CGFloat?

    /// Makes a column.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
        self.size = size
        self.spacing = spacing
    }

    var css: String {
        switch size {
        case .adaptive(let minimum): "repeat(auto-fill,minmax(min(100%,\(Int(minimum))px),1fr))"
        case .fixed(let width): "\(Int(width))px"
        case .flexible(let minimum): "minmax(\(Int(minimum))px,1fr)"
        }
    }
}

/// A grid that fills columns from top to bottom; a `ForEach` in it makes its cells when they come near.
public struct LazyVGrid<Content: View>: PrimitiveView {
    @usableFromInline let columns: [GridItem]
    @usableFromInline let spacing: CGFloat?
    @usableFromInline let content: Content

    /// Makes a grid; `spacing`, in points, is that between rows, and between columns too unless they have their own.
    @inlinable
    public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.columns = columns
        self.spacing = spacing
        self.content = content()
    }

    /// Writes a CSS grid.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openGrid(columns, spacing: spacing)
        writer.lazyContent(content)
        writer.close("</div>", token)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openGrid(_ columns: [GridItem], spacing: CGFloat?) -> ElementToken {
        beginStack()
        addStyle("grid-template-columns", columns.map(\.css).joined(separator: " "))
        if let spacing { addStyle("gap", points: spacing) }
        if let spacing = columns.first?.spacing { addStyle("column-gap", points: spacing) }
        return open("<div", "ui-grid")
    }
}
#endif
