import Foundation
import OrdersAPI
import Persistence

/// What Fleet remembers of the orders, from their events.
struct OrderProjection: Sendable {
    let settings: FleetSettings

    /// Remembers a transition.
    ///
    /// - Returns: false when it, or a later one, is known already.
    func record(_ event: OrderMoved, in transaction: Transaction) throws -> Bool {
        let known = try transaction.values(Int.self, "SELECT sequence FROM fleet_order WHERE order_id = \(event.order)").first
        if let known, known >= event.sequence { return false }
        let deliveredAt = event.to == .delivered ? event.occurredAt : nil
        guard known != nil else {
            let due = event.window?.end ?? event.occurredAt.addingTimeInterval(settings.pickupWithin / .seconds(1))
            try transaction.insert(
                into: "fleet_order",
                [
                    "order_id": event.order, "stage": event.to.rawValue, "sequence": event.sequence, "due_at": due,
                    "delivered_at": deliveredAt,
                ])
            return true
        }
        try transaction.execute(
            """
            UPDATE fleet_order SET stage = \(event.to), sequence = \(event.sequence), delivered_at = COALESCE(\(deliveredAt), delivered_at)
            WHERE order_id = \(event.order)
            """)
        return true
    }

    static func isKnown(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT id FROM fleet_order WHERE order_id = \(order)") != nil
    }
}
