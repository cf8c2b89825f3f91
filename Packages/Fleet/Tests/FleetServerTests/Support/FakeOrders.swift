import Core
import FleetServer
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Orders as far as Fleet needs them: a table of stages, the allowed transitions, and the events.
struct FakeOrders: ServerPlugin {
    let name = "Fake"
    let requires: [String] = []

    var migrations: [Migration] {
        [
            Migration(number: 1, name: "orders") { schema in
                schema.create(
                    Table("fake_order") { table in
                        table.id()
                        table.text("stage")
                        table.integer("sequence")
                        table.integer("driver_id", .nullable)
                        table.integer("bags")
                        table.integer("retail_lines", .defaultValue(0))
                        table.text("pickup_mode")
                        table.text("bags_at", .nullable)
                        table.text("tags", .nullable)
                        table.time("delivery_start", .nullable)
                        table.time("delivery_end", .nullable)
                    })
            }
        ]
    }

    /// The doors of orders, by their ids; those of the others are at the address of the samples.
    var doors: [Int: Coordinate] = [:]
    /// Called in the transaction of each transition, after it was made.
    var moved: FakeOrderStages.Moved?

    func register(in container: DIContainer) {
        container.register((any OrderPlaces).self) { [doors] _ in FakeOrderPlaces(doors: doors) }
        container.register((any OrderStages).self) { [moved] resolver in
            FakeOrderStages(events: try resolver.resolve(EventLog.self), clock: try resolver.resolve((any Clock).self), moved: moved)
        }
    }
}

struct FakeOrderPlaces: OrderPlaces {
    let doors: [Int: Coordinate]

    func places(of orders: [Int], in transaction: Transaction) throws -> [Int: OrderPlace] {
        let line = Address.sample.oneLine
        return Dictionary(orders.map { ($0, OrderPlace(addressLine: line, coordinate: doors[$0] ?? Address.sample.coordinate)) }) { first, _ in first }
    }

    func deliveryWindows(of orders: [Int], in transaction: Transaction) throws -> [Int: TimeWindow] {
        let rows = try transaction.rows("SELECT * FROM fake_order WHERE id IN \(list: orders)")
        return try rows.reduce(into: [:]) { windows, row in windows[try row.get("id", as: Int.self)] = try Self.deliveryWindow(row) }
    }

    static func deliveryWindow(_ row: Row) throws -> TimeWindow? {
        guard let start = try row.get("delivery_start", as: Date?.self), let end = try row.get("delivery_end", as: Date?.self) else { return nil }
        return TimeWindow(start: start, end: end)
    }
}

struct FakeOrderStages: OrderStages {
    typealias Moved = @Sendable (StageTransition, Transaction) throws -> Void

    let events: EventLog
    let clock: any Clock
    var moved: Moved?

    static let next: [Stage: Set<Stage>] = [
        .placed: [.accepted, .rejected, .canceled],
        .accepted: [.pickupAssigned, .canceled],
        .pickupAssigned: [.enRoutePickup, .accepted, .canceled],
        .enRoutePickup: [.arrivedPickup, .accepted, .canceled],
        .arrivedPickup: [.pickedUp, .pickupFailed, .accepted, .canceled],
        .pickupFailed: [.accepted, .canceled],
        .pickedUp: [.atFacility, .canceled],
        .atFacility: [.ready, .canceled],
        .ready: [.deliveryAssigned],
        .deliveryAssigned: [.outForDelivery, .ready],
        .outForDelivery: [.arrivedDropoff, .returning],
        .arrivedDropoff: [.delivered, .deliveryFailed, .returning],
        .deliveryFailed: [.returning],
        .returning: [.atFacility],
    ]

    static let nextBags: [BagReturn.Status: Set<BagReturn.Status>] = [
        .waiting: [.assigned], .assigned: [.waiting, .onTheWay], .onTheWay: [.arrived], .arrived: [.returned, .failed], .failed: [.waiting],
    ]

    func moveBags(_ move: BagMove, in transaction: Transaction) throws {
        let (order, status) = (move.order, move.status)
        guard let from = try transaction.first("SELECT bags_at FROM fake_order WHERE id = \(order)")?.get("bags_at", as: String?.self) else {
            throw APIError.notFound()
        }
        let allowed = BagReturn.Status(rawValue: from).flatMap { Self.nextBags[$0] } ?? []
        guard allowed.contains(status) else { throw APIError.conflict("No.", code: "illegal_transition", allowedActions: []) }
        try transaction.execute("UPDATE fake_order SET bags_at = \(status.rawValue) WHERE id = \(order)")
        if let pin = move.pin { try transaction.execute("UPDATE fake_order SET tags = \(pin) WHERE id = \(order)") }
    }

    func stage(of order: Int, in transaction: Transaction) throws -> Stage? {
        try transaction.first("SELECT stage FROM fake_order WHERE id = \(order)")?.get("stage")
    }

    func apply(_ transition: StageTransition, in transaction: Transaction) throws -> Int {
        let row = try transaction.first("SELECT * FROM fake_order WHERE id = \(transition.order)")
        guard let row else { throw APIError.notFound() }
        let from = try row.get("stage", as: Stage.self)
        guard Self.next[from]?.contains(transition.stage) == true else {
            throw APIError.conflict("No.", code: "illegal_transition", allowedActions: (Self.next[from] ?? []).map(\.rawValue))
        }
        let sequence = try row.get("sequence", as: Int.self) + 1
        let driver = try transition.driver ?? row.get("driver_id", as: Int?.self)
        let bags = try transition.bags ?? row.get("bags", as: Int.self)
        try transaction.execute(
            "UPDATE fake_order SET stage = \(transition.stage), sequence = \(sequence), driver_id = \(driver), bags = \(bags) WHERE id = \(transition.order)")
        if let tags = transition.bagTags {
            try transaction.execute("UPDATE fake_order SET tags = \(tags.joined(separator: " ")) WHERE id = \(transition.order)")
        }
        if transition.stage == .canceled, from.bringsBagsHomeIfCanceled {
            try transaction.execute("UPDATE fake_order SET bags_at = 'waiting' WHERE id = \(transition.order)")
        }
        let event = OrderMoved(
            order: transition.order, customer: 7, driver: driver, from: from, to: transition.stage, sequence: sequence, role: transition.role, bags: bags,
            retailLines: try row.get("retail_lines"), area: "Irvine", pickupMode: try row.get("pickup_mode"),
            deliveryWindow: try FakeOrderPlaces.deliveryWindow(row),
            occurredAt: clock.now)
        try publish(event, in: transaction)
        try moved?(transition, transaction)
        return sequence
    }

    func publish(_ event: OrderMoved, in transaction: Transaction) throws {
        try events.append(OrdersEvents.moved, event, aggregate: OrdersEvents.aggregate, id: event.order, topics: [], in: transaction)
    }
}
