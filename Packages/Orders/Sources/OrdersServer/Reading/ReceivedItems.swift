import OrdersAPI
public import Persistence

/// Tells other features' servers which retailers' items customers have received. They decide who may see it.
public struct ReceivedItems: Sendable {
    /// The most orders that are looked through, the newest.
    private static let mostOrders = 100

    init() {}

    /// Returns the ids of the items that a customer has received, the latest first, each once. Items that the store didn't have aren't among them.
    ///
    /// - Parameter limit: the most ids.
    public func items(of customer: Int, limit: Int, in transaction: Transaction) throws -> [Int] {
        let rows = try transaction.rows(
            """
            SELECT retail_items FROM orders_order WHERE customer_id = \(customer) AND status = \(Status.delivered) ORDER BY id DESC LIMIT \(Self.mostOrders)
            """)
        let lines = try rows.flatMap { try $0.get("retail_items", as: JSONColumn<[RetailLine]>.self).value }
        var known = Set<Int>()
        return Array(lines.filter { $0.chargedQuantity > 0 && known.insert($0.itemID).inserted }.map(\.itemID).prefix(limit))
    }
}
