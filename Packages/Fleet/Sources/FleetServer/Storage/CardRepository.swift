import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Reads and writes the cards of the dispatcher's board.
struct CardRepository: Sendable {
    /// A row of `fleet_card`.
    struct Record: Sendable {
        var card: BoardCard
        /// The time at which it left the board; nil while it is there.
        var removedAt: Date?

        init(row: Row) throws {
            card = BoardCard(
                orderID: try row.get("order_id"), version: try row.get("version"), lane: try row.get("lane"), stage: try row.get("stage"),
                kind: try row.get("kind", as: String?.self).flatMap(JobKind.init), jobID: try row.get("job_id"), driverID: try row.get("driver_id"),
                driverName: try row.get("driver_name"), customerID: try row.get("customer_id"), area: try row.get("area"), bags: try row.get("bags"),
                dueAt: try row.get("due_at"), latitude: try row.get("latitude"), longitude: try row.get("longitude"), since: try row.get("since"),
                reasons: try row.get("reasons", as: JSONColumn<[MatchReason]>.self).value)
            removedAt = try row.get("removed_at")
        }
    }

    /// The version of the board, and the one since which all changes are known.
    struct State: Sendable, Equatable {
        let version: Int
        let floor: Int
    }

    func state(in transaction: Transaction) throws -> State {
        guard let row = try transaction.first("SELECT version, floor FROM fleet_board WHERE id = 1") else { return State(version: 0, floor: 0) }
        return State(version: try row.get("version"), floor: try row.get("floor"))
    }

    /// Returns the cards that changed since a version, those that left the board included.
    func changes(since version: Int, in transaction: Transaction) throws -> [Record] {
        try transaction.rows("SELECT * FROM fleet_card WHERE version > \(version)").map(Record.init)
    }

    /// Returns the cards of orders by order, those that left the board included.
    func cards(of orders: [Int], in transaction: Transaction) throws -> [Int: Record] {
        guard !orders.isEmpty else { return [:] }
        let records = try transaction.rows("SELECT * FROM fleet_card WHERE order_id IN \(list: orders)").map(Record.init)
        return Dictionary(records.map { ($0.card.orderID, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Stores cards, and takes others from the board, in the next version.
    ///
    /// The row of the version stays locked until the commit: a version is seen after all before it, whichever node wrote them. A transaction that has
    /// read older cards fails there, and runs again.
    func store(_ cards: [BoardCard], removing orders: [Int], at now: Date, in transaction: Transaction) throws {
        let version = try transaction.value(Int.self, "UPDATE fleet_board SET version = version + 1 WHERE id = 1 RETURNING version")
        if !orders.isEmpty {
            try transaction.execute("UPDATE fleet_card SET version = \(version), removed_at = \(now) WHERE order_id IN \(list: orders)")
        }
        guard !cards.isEmpty else { return }
        try transaction.insert(
            into: "fleet_card",
            rows: try cards.map { card in
                [
                    "order_id": card.orderID, "version": version, "removed_at": nil, "lane": card.lane.rawValue, "stage": card.stage,
                    "kind": card.kind?.rawValue, "job_id": card.jobID, "driver_id": card.driverID, "driver_name": card.driverName,
                    "customer_id": card.customerID, "area": card.area, "bags": card.bags, "due_at": card.dueAt, "latitude": card.latitude,
                    "longitude": card.longitude, "since": card.since, "reasons": try JSONColumn<[MatchReason]>.list(card.reasons),
                ]
            },
            onConflict: """
                (order_id) DO UPDATE SET version = excluded.version, removed_at = NULL, lane = excluded.lane, stage = excluded.stage, kind = excluded.kind,
                job_id = excluded.job_id, driver_id = excluded.driver_id, driver_name = excluded.driver_name, customer_id = excluded.customer_id,
                area = excluded.area, bags = excluded.bags, due_at = excluded.due_at, latitude = excluded.latitude, longitude = excluded.longitude,
                since = excluded.since, reasons = excluded.reasons
                """)
    }

    /// Returns the orders that are on the board or should be.
    func orders(in transaction: Transaction) throws -> Set<Int> {
        var orders = Set(try transaction.values(Int.self, "SELECT order_id FROM fleet_order WHERE stage IN \(list: CardProjection.stages)"))
        orders.formUnion(try transaction.values(Int.self, "SELECT order_id FROM fleet_card WHERE removed_at IS NULL"))
        let open: [JobStatus] = [.offered, .accepted, .started]
        orders.formUnion(try transaction.values(Int.self, "SELECT order_id FROM fleet_job WHERE status IN \(list: open)"))
        return orders
    }

    /// Deletes the rows of cards that left the board before a time. Who asks for changes since before that gets the whole board.
    func forget(before limit: Date, in transaction: Transaction) throws {
        let last = try transaction.first("SELECT MAX(version) AS version FROM fleet_card WHERE removed_at < \(limit)")?.get("version", as: Int?.self)
        guard let last else { return }
        try transaction.execute("UPDATE fleet_board SET floor = \(last) WHERE id = 1 AND floor < \(last)")
        try transaction.execute("DELETE FROM fleet_card WHERE removed_at < \(limit) AND version <= \(last)")
    }
}
