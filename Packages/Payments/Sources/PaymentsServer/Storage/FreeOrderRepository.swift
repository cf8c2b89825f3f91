import Foundation
import Persistence

/// The SQL of orders that cost nothing when they were placed, so that nothing is held for them. They are paid for once they cost something.
struct FreeOrderRepository: Sendable {
    static let migration = Migration(number: 8, name: "orders that cost nothing") { schema in
        schema.create(
            Table("payments_free_order") { table in
                table.integer("order_id", .primaryKey)
                table.time("created_at")
            })
    }

    func add(_ order: Int, at now: Date, in transaction: Transaction) throws {
        try transaction.execute("INSERT INTO payments_free_order (order_id, created_at) VALUES (\(order), \(now)) ON CONFLICT (order_id) DO NOTHING")
    }

    /// Writes an order's row without changing it. Of two transactions that do so at once, the second runs again and sees what the first one did.
    ///
    /// - Returns: false for an order that cost something, or was taken without payment.
    func touch(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE payments_free_order SET created_at = created_at WHERE order_id = \(order)") == 1
    }
}
