import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Follows the orders by their events: opens jobs, keeps them in step, and ends them. The board's cards follow both.
struct OrderFollower: Sendable {
    let projection: OrderProjection
    let opening: JobOpening
    let progress: JobProgress
    let returning: ReturnLeg
    let cards: CardProjection
    let publisher: FleetPublisher
    private let jobs = JobRepository()

    init(
        projection: OrderProjection, opening: JobOpening, progress: JobProgress, returning: ReturnLeg, cards: CardProjection, publisher: FleetPublisher
    ) {
        self.projection = projection
        self.opening = opening
        self.progress = progress
        self.returning = returning
        self.cards = cards
        self.publisher = publisher
    }

    /// The kinds of events to follow: the orders' transitions, what is edited between them, and what happens to jobs.
    static let kinds = [
        OrdersEvents.moved.name, OrdersEvents.edited.name, FleetEvents.offered.name, FleetEvents.withdrawn.name, FleetEvents.accepted.name,
        FleetEvents.updated.name, FleetEvents.finished.name,
    ]

    /// Returns the doors of the orders that need a driver after events.
    func doors(of events: [DomainEvent], in transaction: Transaction) throws -> [Int: OrderPlace] {
        try opening.doors(of: events.compactMap { try $0.payload(of: OrdersEvents.moved) }, in: transaction)
    }

    /// Returns the order that an event of a job concerns; nil for other events.
    private static func order(of event: DomainEvent) throws -> Int? {
        try event.payload(of: FleetEvents.offered)?.order ?? event.payload(of: FleetEvents.accepted)?.order
            ?? event.payload(of: FleetEvents.updated)?.order ?? event.payload(of: FleetEvents.withdrawn)?.order
            ?? event.payload(of: FleetEvents.finished)?.order
    }

    /// Opens the delivery of an order that waited for its payment. Doing so again changes nothing.
    func release(_ order: Int, now: Date, in transaction: Transaction) throws {
        // A stage that Fleet hasn't heard of yet opens the job itself.
        guard try OrderProjection.stage(of: order, in: transaction) == .ready, try jobs.current(ofOrder: order, in: transaction) == nil,
            let ready = try opening.holds?.ready(order, in: transaction)
        else { return }
        try opening.open([ready], at: try opening.doors(of: [ready], in: transaction), now: now, in: transaction)
        try cards.update([order], at: now, in: transaction)
    }

    /// Opens the deliveries whose payment arrived while Fleet was learning that they were ready.
    func releasePaid(at now: Date, _ database: any Database) async throws {
        guard opening.holds != nil else { return }
        let waiting = try await database.read { try jobs.ordersWaitingForDelivery(limit: 200, in: $0) }
        for order in waiting { try await database.write { try release(order, now: now, in: $0) } }
    }

    /// Takes events in their order. Taking them again changes nothing.
    func take(_ events: [DomainEvent], at doors: [Int: OrderPlace], now: Date, in transaction: Transaction) throws {
        let moves = try events.compactMap { try $0.payload(of: OrdersEvents.moved) }
        let news = moves.isEmpty ? [] : try follow(moves, at: doors, now: now, in: transaction)
        try HourTally().count(news, in: transaction)
        let windows = try deliveryWindows(after: events, in: transaction)
        let orders = try Set(news.map(\.order)).union(events.compactMap(Self.order)).union(windows.keys)
        try cards.update(orders, after: news, windows: windows, at: now, in: transaction)
    }

    /// Returns the windows of the deliveries of orders that were edited, with nil for none: the event doesn't say what was.
    private func deliveryWindows(after events: [DomainEvent], in transaction: Transaction) throws -> [Int: TimeWindow?] {
        let edited = try Set(events.compactMap { try $0.payload(of: OrdersEvents.edited)?.order })
        guard !edited.isEmpty else { return [:] }
        let windows = try opening.places.deliveryWindows(of: edited.sorted(), in: transaction)
        return Dictionary(edited.map { ($0, windows[$0]) }) { first, _ in first }
    }

    /// Follows transitions of orders, and returns those that weren't followed already.
    private func follow(_ events: [OrderMoved], at doors: [Int: OrderPlace], now: Date, in transaction: Transaction) throws -> [OrderMoved] {
        let (news, known) = try projection.record(events, in: transaction)
        guard !news.isEmpty else { return [] }
        // Jobs are opened together at the end, or as soon as a later event concerns an order of theirs.
        var (opening, opened) = ([OrderMoved](), Set<Int>())
        for event in news {
            if opening.contains(where: { $0.order == event.order }) {
                try self.opening.open(opening, at: doors, now: now, in: transaction)
                opened.formUnion(opening.map(\.order))
                opening = []
            }
            let needsJob = JobOpening.kind(of: event) != nil
            // An order that is new has no job.
            if known.contains(event.order) || opened.contains(event.order) {
                // The transition opened its job itself.
                if needsJob, try jobs.lastSequence(ofOrder: event.order, in: transaction) >= event.sequence { continue }
                if let job = try jobs.current(ofOrder: event.order, in: transaction) {
                    try progress.follow(event.to, of: job, driver: event.driver, bags: event.bags, at: now, in: transaction)
                }
            }
            if needsJob { opening.append(event) }
        }
        try self.opening.open(opening, at: doors, now: now, in: transaction)
        try returning.keep(news, at: now, in: transaction)
        return news
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

        var values: KeyValuePairs<String, (any SQLConvertible)?> {
            ["order_id": order, "stage": stage.rawValue, "sequence": sequence, "due_at": dueAt, "delivered_at": deliveredAt]
        }
    }

    /// Stores transitions.
    ///
    /// - Returns: the transitions that weren't stored already, nor later ones of their orders, and the ids of the orders that were known before.
    func record(_ events: [OrderMoved], in transaction: Transaction) throws -> (news: [OrderMoved], known: Set<Int>) {
        // An order whose first transition is among the events is new, unless they come again. So it is stored without being looked for.
        let first = Set(events.lazy.filter { $0.sequence == 1 }.map(\.order))
        let new = try insert(states(of: events.filter { first.contains($0.order) }), in: transaction)
        let sequences = try sequences(of: Set(events.map(\.order)).subtracting(new), in: transaction)
        let news = events.filter { sequences[$0.order, default: 0] < $0.sequence }
        try store(states(of: news.filter { !new.contains($0.order) }), in: transaction)
        for event in news where event.from == .pickupFailed && event.to == .accepted {
            try transaction.execute("UPDATE fleet_order SET due_at = \(due(event)) WHERE order_id = \(event.order)")
        }
        return (news, Set(sequences.keys))
    }

    /// Returns the state of each order after transitions in their order.
    private func states(of events: [OrderMoved]) -> [State] {
        var states: [Int: State] = [:]
        for event in events {
            var state = states[event.order] ?? State(order: event.order, dueAt: due(event), stage: event.to, sequence: event.sequence)
            (state.stage, state.sequence) = (event.to, event.sequence)
            if event.to == .delivered { state.deliveredAt = event.occurredAt }
            states[event.order] = state
        }
        return states.values.sorted { $0.order < $1.order }
    }

    /// Returns when the pickup is due that an event is about.
    private func due(_ event: OrderMoved) -> Date {
        event.window?.end ?? event.occurredAt.addingTimeInterval(settings.pickupWithin / .seconds(1))
    }

    private func sequences(of orders: Set<Int>, in transaction: Transaction) throws -> [Int: Int] {
        guard !orders.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT order_id, sequence FROM fleet_order WHERE order_id IN \(list: orders.sorted())")
        return Dictionary(uniqueKeysWithValues: try rows.map { (try $0.get("order_id", as: Int.self), try $0.get("sequence", as: Int.self)) })
    }

    /// Stores orders that aren't known yet, and returns their ids.
    private func insert(_ states: [State], in transaction: Transaction) throws -> Set<Int> {
        guard !states.isEmpty else { return [] }
        return try Set(transaction.insert(into: "fleet_order", rows: states.map(\.values), unlessConflictOn: "order_id"))
    }

    private func store(_ states: [State], in transaction: Transaction) throws {
        guard !states.isEmpty else { return }
        // When an order is due is known from its first transition on, until its pickup fails.
        try transaction.insert(
            into: "fleet_order", rows: states.map(\.values),
            onConflict: """
                (order_id) DO UPDATE SET stage = excluded.stage, sequence = excluded.sequence,
                delivered_at = COALESCE(excluded.delivered_at, fleet_order.delivered_at)
                """)
    }

    static func stage(of order: Int, in transaction: Transaction) throws -> Stage? {
        try transaction.values(String.self, "SELECT stage FROM fleet_order WHERE order_id = \(order)").first.flatMap(Stage.init)
    }

    static func isKnown(_ order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.first("SELECT order_id FROM fleet_order WHERE order_id = \(order)") != nil
    }
}
