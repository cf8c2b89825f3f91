import Foundation
import OrdersAPI
import Persistence

/// The SQL of reports of what was bought for orders. They are only added to: a correction is another report.
struct PurchaseRepository: Sendable {
    /// The table of reports.
    static func migration(_ number: Int) -> Migration {
        Migration(number: number, name: "what was bought for orders") { schema in
            schema.create(
                Table("orders_purchase") { table in
                    table.id()
                    table.integer("order_id", .references("orders_order"))
                    table.integer("person_id")
                    table.text("role")
                    table.json("lines")
                    table.integer("receipt_cents", .nullable)
                    table.json("receipt_ids")
                    table.time("created_at")
                }
                .index(on: "order_id", "id"))
        }
    }

    func insert(_ report: ShoppingReport, by actor: OrderActor, at now: Date, in transaction: Transaction) throws {
        try transaction.insert(
            into: "orders_purchase",
            [
                "order_id": report.id, "person_id": actor.personID ?? 0, "role": actor.role.rawValue, "lines": try JSONColumn.list(report.lines),
                "receipt_cents": report.receiptCents, "receipt_ids": try JSONColumn.list(report.receiptIDs ?? []), "created_at": now,
            ])
    }

    /// Returns the reports of an order, oldest first.
    func all(of order: Int, in transaction: Transaction) throws -> [Purchase] {
        try transaction.rows("SELECT * FROM orders_purchase WHERE order_id = \(order) ORDER BY id").map { row in
            Purchase(
                id: try row.get("id"), orderID: try row.get("order_id"), role: try row.get("role"), personID: try row.get("person_id"),
                lines: try row.get("lines", as: JSONColumn<[ShoppedLine]>.self).value, receiptCents: try row.get("receipt_cents"),
                receiptIDs: try row.get("receipt_ids", as: JSONColumn<[Int]>.self).value, createdAt: try row.get("created_at"))
        }
    }
}
