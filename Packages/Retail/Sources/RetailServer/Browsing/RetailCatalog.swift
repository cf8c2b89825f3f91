public import Persistence
public import RetailAPI

/// The catalog for other features' servers, which read items and retailers by id inside their own transaction.
///
/// ```swift
/// let items = try catalog.items([4, 9], in: transaction)
/// let names = try catalog.retailerNames(items.map(\.retailerID), in: transaction)
/// ```
public struct RetailCatalog: Sendable {
    /// Creates the catalog.
    public init() {}

    /// Returns the items with these ids, each once, ordered by id. Unknown ids are left out; items that can't be ordered now are included and say so.
    public func items(_ ids: [Int], in transaction: Transaction) throws -> [RetailItem] {
        guard !ids.isEmpty else { return [] }
        let rows = try transaction.rows("SELECT * FROM retail_item WHERE id IN \(list: Set(ids).sorted()) ORDER BY id")
        return try rows.map(RetailRepository.item)
    }

    /// Returns the names of the retailers with these ids, leaving out unknown ones.
    public func retailerNames(_ ids: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, name FROM retail_retailer WHERE id IN \(list: Set(ids).sorted())")
        return Dictionary(try rows.map { (try $0.get("id"), try $0.get("name")) }, uniquingKeysWith: { first, _ in first })
    }
}
