/// A page of a list that grows at its head, starting at a cursor.
public struct CursorPage<Item> {
    /// The page's items, newest first.
    public var items: [Item]
    /// The id to pass as `before` for the next page; nil on the last page.
    public var next: Int?

    /// Creates a page.
    public init(items: [Item], next: Int?) {
        self.items = items
        self.next = next
    }

    /// Returns the page with each item converted.
    public func map<T>(_ convert: (Item) throws -> T) rethrows -> CursorPage<T> {
        CursorPage<T>(items: try items.map(convert), next: next)
    }
}

extension CursorPage: Sendable where Item: Sendable {}
extension CursorPage: Equatable where Item: Equatable {}
extension CursorPage: Encodable where Item: Encodable {}
extension CursorPage: Decodable where Item: Decodable {}
