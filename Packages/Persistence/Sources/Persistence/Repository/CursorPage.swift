/// A page of a list that grows at its head, read from a place in it.
public struct CursorPage<Item> {
    /// The page's items, newest first.
    public var items: [Item]
    /// The id to pass as `before` for the next page, nil at the end.
    public var next: Int?

    /// Makes a page.
    public init(items: [Item], next: Int?) {
        self.items = items
        self.next = next
    }

    /// The page with each item converted.
    public func map<T>(_ convert: (Item) throws -> T) rethrows -> CursorPage<T> {
        CursorPage<T>(items: try items.map(convert), next: next)
    }
}

extension CursorPage: Sendable where Item: Sendable {}
extension CursorPage: Equatable where Item: Equatable {}
extension CursorPage: Encodable where Item: Encodable {}
extension CursorPage: Decodable where Item: Decodable {}
