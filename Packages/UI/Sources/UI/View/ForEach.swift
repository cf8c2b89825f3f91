#if !canImport(SwiftUI)
/// One view for each element of a collection, identified by the element's id, so that a change of one row sends that row alone.
///
/// In a lazy stack or grid, only as many rows as the browser has come to are made, a page at a time.
/// Ids must be unique in the collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    @usableFromInline let data: Data
    @usableFromInline let id: (Data.Element) -> ID
    @usableFromInline let content: (Data.Element) -> Content

    @inlinable
    init(data: Data, identifier: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.id = identifier
        self.content = content
    }

    /// Makes a view for each element; `id` names the property that identifies it.
    @inlinable
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifier: { $0[keyPath: id] }, content: content)
    }

    /// Writes a keyed fragment for each element.
    @inlinable
    public func _render(into writer: inout HTMLWriter) {
        let wrapper = writer.openGroup()
        let path = writer.path
        let total = data.count
        let count = writer.rowCount(of: total)
        for element in data.prefix(count) {
            writer.row(key: id(element), under: path, content(element))
        }
        writer.path = path
        if count < total { writer.openMore(after: count) }
        writer.closeGroup(wrapper)
    }

    /// The rows stand in the enclosing container.
    @inlinable public static var _isTransparent: Bool { true }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Makes a view for each element, identified by its `id`.
    @inlinable
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, identifier: { $0.id }, content: content)
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    /// Makes a view for each number of a range.
    @inlinable
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, identifier: { $0 }, content: content)
    }
}
#endif
