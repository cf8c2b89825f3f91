#if !canImport(SwiftUI)
public import Foundation

/// Rows whose cells line up in columns. A view that isn't in a `GridRow` takes a row of its own; a row has up to 8 cells.
///
/// ```swift
/// Grid(alignment: .leading) {
///     GridRow { Text("2 bags"); Text("$28") }
///     Divider()
///     GridRow { Text("Total").gridCellColumns(2) }
/// }
/// ```
public struct Grid<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let horizontalSpacing: CGFloat?
    private let verticalSpacing: CGFloat?
    private let content: Content

    /// Makes a grid; spacings are in points, nil for the usual distance.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
    }

    /// Writes a CSS grid, whose rows are subgrids.
    public func _render(into writer: inout HTMLWriter) {
        if let horizontalSpacing { writer.addStyle("column-gap", points: horizontalSpacing) }
        if let verticalSpacing { writer.addStyle("row-gap", points: verticalSpacing) }
        let token = writer.openAligned("ui-rows", alignment)
        let isInList = writer.context.isInList
        writer.context.isInList = false
        writer.content(content, under: 6)
        writer.context.isInList = isInList
        writer.close("</div>", token)
    }
}

/// Cells side by side in a `Grid`.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// Makes a row; `alignment` is that of the grid unless set.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Writes a row of the grid.
    public func _render(into writer: inout HTMLWriter) {
        if let alignment { writer.addStyle("align-items", String(describing: alignment.css)) }
        let token = writer.open("<div", "ui-cells")
        writer.content(content, under: 6)
        writer.close("</div>", token)
    }
}

extension View {
    /// Makes the view, a cell of a `GridRow`, `count` columns wide.
    public func gridCellColumns(_ count: Int) -> some View { EffectView(self, PropertyEffect("grid-column", "span \(max(count, 1))")) }
}
#endif
