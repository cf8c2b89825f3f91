/// One numbered page of a list, as returned by repositories and the API.
public struct Page<Item> {
    /// The items on this page.
    public var items: [Item]
    /// The page number, from 1.
    public var page: Int
    /// The maximum number of items on a page.
    public var limit: Int
    /// The number of items on all pages.
    public var total: Int

    /// Creates a page.
    public init(items: [Item], page: Int, limit: Int, total: Int) {
        self.items = items
        self.page = page
        self.limit = limit
        self.total = total
    }

    /// Returns the page with each item converted.
    public func map<T>(_ convert: (Item) throws -> T) rethrows -> Page<T> {
        Page<T>(items: try items.map(convert), page: page, limit: limit, total: total)
    }
}

extension Page: Sendable where Item: Sendable {}
extension Page: Equatable where Item: Equatable {}
extension Page: Encodable where Item: Encodable {}
extension Page: Decodable where Item: Decodable {}
