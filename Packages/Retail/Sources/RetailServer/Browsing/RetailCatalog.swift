import Core
public import Foundation
public import Persistence
public import RetailAPI

/// The catalog for other features' servers, which read items and retailers by id inside their own transaction.
///
/// ```swift
/// let items = try catalog.items([4, 9], at: now, in: transaction)
/// let names = try catalog.retailerNames(items.map(\.retailerID), in: transaction)
/// ```
public struct RetailCatalog: Sendable {
    private let timeZone: TimeZone
    private let items = ItemRepository()
    private let carts = CartRepository()

    /// Creates the catalog.
    ///
    /// - Parameter timeZone: the time zone whose days deals are for.
    public init(timeZone: TimeZone = RetailServerPlugin.standardTimeZone) { self.timeZone = timeZone }

    /// Returns the items with these ids and their prices for a person, each once, ordered by id. Unknown ids are left out; items that can't be ordered now,
    /// such as those of a retailer that an administrator took out of the catalog, are included and say so.
    ///
    /// - Parameter person: the person who buys them, for member prices; nil for nobody.
    public func items(_ ids: [Int], for person: Int? = nil, at now: Date, in transaction: Transaction) throws -> [RetailItem] {
        try items.items(Set(ids).sorted(), for: CatalogReader(person: person, now: now, timeZone: timeZone), in: transaction)
    }

    /// Checks that so many pieces of items reach the minimum of each of their retailers.
    ///
    /// - Throws: an `APIError` of status 422 `below_minimum`, which says how much is missing.
    public func checkMinimum(of quantities: [(item: RetailItem, quantity: Int)], in transaction: Transaction) throws {
        let lines = quantities.map { RetailCart.Line(item: $0.item, retailer: "", quantity: $0.quantity) }
        guard let shortfall = try carts.shortfalls(of: lines, in: transaction).first else { return }
        let missing = Strings.money(shortfall.missingCents)
        throw APIError.invalid(["retailItems": Strings.belowMinimum(missing, retailer: shortfall.retailer)], code: "below_minimum")
    }

    /// Removes items from a person's cart, since they were ordered.
    public func removeFromCart(_ items: [Int], of person: Int, in transaction: Transaction) throws {
        try carts.remove(items, of: person, in: transaction)
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
