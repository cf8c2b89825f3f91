import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Follows the orders by their events: opens jobs, keeps them in step, and ends them.
struct OrderFollower: Sendable {
    let projection: OrderProjection
    let opening: JobOpening
    let progress: JobProgress
    let publisher: FleetPublisher
    private let jobs = JobRepository()

    init(projection: OrderProjection, opening: JobOpening, progress: JobProgress, publisher: FleetPublisher) {
        self.projection = projection
        self.opening = opening
        self.progress = progress
        self.publisher = publisher
    }

    /// Takes an event. Taking it again changes nothing.
    func take(_ event: OrderMoved, at now: Date, in transaction: Transaction) throws {
        guard try projection.record(event, in: transaction) else { return }
        if let job = try jobs.current(ofOrder: event.order, in: transaction) {
            try progress.follow(event.to, of: job, driver: event.driver, bags: event.bags, at: now, in: transaction)
        }
        switch event.to {
        case .accepted: try opening.open(.pickup, for: event, at: now, in: transaction)
        case .ready: try opening.open(.delivery, for: event, at: now, in: transaction)
        default: break
        }
        try publisher.boardChanged(event.order, in: transaction)
    }
}

/// Fleet's own copy of the orders' stages, which the dashboard counts.
struct OrderProjection: Sendable {
    let settings: FleetSettings

    /// Stores a transition.
    ///
    /// - Returns: false when this transition or a later one is stored already.
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
