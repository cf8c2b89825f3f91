public import Persistence
public import RetailAPI

/// Items and their retailers by id, for other features' servers.
///
/// ```swift
/// let items = try catalog.items([4, 9], in: transaction)
/// let names = try catalog.retailerNames(items.map(\.retailerID), in: transaction)
/// ```
public struct RetailCatalog: Sendable {
    /// Creates the catalogue.
    public init() {}

    /// The items with these ids, each once, by id; those that aren't there are left out, those that can't be ordered now say so.
    public func items(_ ids: [Int], in transaction: Transaction) throws -> [RetailItem] {
        guard !ids.isEmpty else { return [] }
        let rows = try transaction.rows("SELECT * FROM retail_item WHERE id IN \(list: Set(ids).sorted()) ORDER BY id")
        return try rows.map(RetailRepository.item)
    }

    /// The names of the retailers with these ids; those that aren't there are left out.
    public func retailerNames(_ ids: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, name FROM retail_retailer WHERE id IN \(list: Set(ids).sorted())")
        return Dictionary(try rows.map { (try $0.get("id"), try $0.get("name")) }, uniquingKeysWith: { first, _ in first })
    }
}
