import Persistence

/// The SQL of tracking links.
struct LinkRepository: Sendable {
    /// Stores the link of an order in place of the one before.
    func save(_ token: LinkToken, of order: Int, in transaction: Transaction) throws {
        try transaction.insert(
            into: "orders_link", rows: [["order_id": order, "token_hash": token.hash]],
            onConflict: "(order_id) DO UPDATE SET token_hash = excluded.token_hash")
    }

    func remove(of order: Int, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM orders_link WHERE order_id = \(order)")
    }

    /// Returns the id of the order that a token leads to; nil for an unknown token.
    func order(_ token: LinkToken, in transaction: Transaction) throws -> Int? {
        try transaction.values(Int.self, "SELECT order_id FROM orders_link WHERE token_hash = \(token.hash)").first
    }
}
