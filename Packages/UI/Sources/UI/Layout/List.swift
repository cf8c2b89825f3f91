#if !canImport(SwiftUI)
/// A list: each view in it is a row; a `ForEach` in it makes its rows when they come near.
public struct List<Content: View>: PrimitiveView {
    @usableFromInline let content: Content

    /// Makes a list of the views that `content` builds.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Makes a list with a row for each element.
    @inlinable
    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
        self.content = ForEach(data, content: rowContent)
    }

    /// Makes a list with a row for each element, identified by the property that `id` names.
    @inlinable
    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        self.content = ForEach(data, id: id, content: rowContent)
    }

    /// Writes the rows as items of a list, which is a fragment of its own.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let token = writer.openList()
        writer.rows(content)
        writer.close("</ul>", token)
    }
}

extension HTMLWriter {
    @usableFromInline
    mutating func openList() -> ElementToken {
        beginContainer(role: 41)
        appendAttribute(" role=\"list\"")
        return open("<ul", "ui-list")
    }

    /// Writes the content of a list.
    @inlinable
    mutating func rows<Content: View>(_ content: Content) {
        let (isInList, isLazy) = (context.isInList, context.isLazy)
        context.isInList = true
        context.isLazy = true
        child(content, at: 5)
        context.isInList = isInList
        context.isLazy = isLazy
    }
}
#endif
