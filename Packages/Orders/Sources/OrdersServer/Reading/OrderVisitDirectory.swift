public import OrdersAPI
public import Persistence

/// Tells other features' servers what a driver has to know and to show at a customer's door.
public struct OrderVisitDirectory: Sendable {
    /// The proofs that visits need.
    public let policy: ProofPolicy
    /// Checks PINs.
    public let pins: PINCheck

    init(policy: ProofPolicy, pins: PINCheck) {
        self.policy = policy
        self.pins = pins
    }

    /// Returns the customers' notes for visits by order; orders without any are left out.
    public func notes(of orders: [Int], in transaction: Transaction) throws -> [Int: StopNotes] {
        guard !orders.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT id, stop_notes FROM orders_order WHERE id IN \(list: orders) AND stop_notes IS NOT NULL")
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("id"), try $0.get("stop_notes", as: JSONColumn<StopNotes>.self).value) })
    }
}
