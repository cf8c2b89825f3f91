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

    /// Takes events in their order. Taking them again changes nothing.
    func take(_ events: [OrderMoved], at now: Date, in transaction: Transaction) throws {
        let (news, known) = try projection.record(events, in: transaction)
        guard let last = news.last else { return }
        // Jobs are opened together at the end, or as soon as a later event concerns an order of theirs.
        var (opening, opened) = ([OrderMoved](), Set<Int>())
        for event in news {
            if opening.contains(where: { $0.order == event.order }) {
                try self.opening.open(opening, at: now, in: transaction)
                opened.formUnion(opening.map(\.order))
                opening = []
            }
            // An order that is new has no job.
            if known.contains(event.order) || opened.contains(event.order), let job = try jobs.current(ofOrder: event.order, in: transaction) {
                try progress.follow(event.to, of: job, driver: event.driver, bags: event.bags, at: now, in: transaction)
            }
            if JobOpening.kind(of: event.to) != nil { opening.append(event) }
        }
        try self.opening.open(opening, at: now, in: transaction)
        publisher.boardChanged(last.order, in: transaction)
    }
}

/// Fleet's own copy of the orders' stages, which the dashboard counts.
struct OrderProjection: Sendable {
    let settings: FleetSettings

    private struct State {
        let order: Int
        let dueAt: Date
        var stage: Stage
        var sequence: Int
        var deliveredAt: Date?
    }

    /// Stores transitions.
    ///
    /// - Returns: the transitions that weren't stored already, nor later ones of their orders, and the ids of the orders that were known before.
    func record(_ events: [OrderMoved], in transaction: Transaction) throws -> (news: [OrderMoved], known: Set<Int>) {
        let orders = Set(events.map(\.order)).sorted()
        let rows = try transaction.rows("SELECT order_id, sequence FROM fleet_order WHERE order_id IN \(list: orders)")
        var sequences: [Int: Int] = [:]
        for row in rows { sequences[try row.get("order_id")] = try row.get("sequence", as: Int.self) }
        let known = Set(sequences.keys)
        var (news, states) = ([OrderMoved](), [Int: State]())
        for event in events where sequences[event.order].map({ $0 < event.sequence }) ?? true {
            let due = event.window?.end ?? event.occurredAt.addingTimeInterval(settings.pickupWithin / .seconds(1))
            var state = states[event.order] ?? State(order: event.order, dueAt: due, stage: event.to, sequence: event.sequence)
            (state.stage, state.sequence) = (event.to, event.sequence)
            if event.to == .delivered { state.deliveredAt = event.occurredAt }
            states[event.order] = state
            sequences[event.order] = event.sequence
            news.append(event)
        }
        guard !states.isEmpty else { return ([], known) }
        try store(states.values.sorted { $0.order < $1.order }, in: transaction)
        return (news, known)
    }

    private func store(_ states: [State], in transaction: Transaction) throws {
        // When an order is due is known from its first transition on.
        try transaction.insert(
            into: "fleet_order",
            rows: states.map { state in
                [
                    "order_id": state.order, "stage": state.stage.rawValue, "sequence": state.sequence, "due_at": state.dueAt,
                    "delivered_at": state.deliveredAt,
                ]
            },
            onConflict: """
                (order_id) DO UPDATE SET stage = excluded.stage, sequence = excluded.sequence,
                delivered_at = COALESCE(excluded.delivered_at, fleet_order.delivered_at)
                """)
    }

    static func isKnown(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT order_id FROM fleet_order WHERE order_id = \(order)") != nil
    }
}
