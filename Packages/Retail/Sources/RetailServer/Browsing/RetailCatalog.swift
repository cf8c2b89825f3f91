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

    /// Returns the items with these ids, each once, ordered by id. Unknown ids are left out; items that can't be ordered now, such as those of a retailer
    /// that an administrator took out of the catalog, are included and say so.
    public func items(_ ids: [Int], in transaction: Transaction) throws -> [RetailItem] {
        guard !ids.isEmpty else { return [] }
        let rows = try transaction.rows(
            """
            SELECT i.id, i.retailer_id, i.name, i.category, i.price_cents, i.currency, i.available AND r.is_active AS available
            FROM retail_item i JOIN retail_retailer r ON r.id = i.retailer_id WHERE i.id IN \(list: Set(ids).sorted()) ORDER BY i.id
            """)
        return try rows.map(RetailRepository.item)
    }

    /// Returns the stores of the retailers with these ids by retailer, leaving out those without any.
    public func stores(_ ids: [Int], in transaction: Transaction) throws -> [Int: [RetailStore]] {
        ids.isEmpty ? [:] : try RetailRepository().stores(of: Set(ids).sorted(), in: transaction)
    }

    /// Returns the names of the retailers with these ids, leaving out unknown ones.
    public func retailerNames(_ ids: [Int], in transaction: Transaction) throws -> [Int: String] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, name FROM retail_retailer WHERE id IN \(list: Set(ids).sorted())")
        return Dictionary(try rows.map { (try $0.get("id"), try $0.get("name")) }, uniquingKeysWith: { first, _ in first })
    }
}
