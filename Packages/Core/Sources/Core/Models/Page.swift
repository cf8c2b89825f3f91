/// One numbered page of a list, as repositories make it and the wire carries it.
public struct Page<Item> {
    /// The page's items.
    public var items: [Item]
    /// The page's number, from 1.
    public var page: Int
    /// The most items that a page holds.
    public var limit: Int
    /// The number of items on all pages.
    public var total: Int

    /// Makes a page.
    public init(items: [Item], page: Int, limit: Int, total: Int) {
        self.items = items
        self.page = page
        self.limit = limit
        self.total = total
    }

    /// The page with each item converted.
    public func map<T>(_ convert: (Item) throws -> T) rethrows -> Page<T> {
        Page<T>(items: try items.map(convert), page: page, limit: limit, total: total)
    }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}
