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
                        table.text("pickup_mode")
                        table.text("bags_at", .nullable)
                        table.text("tags", .nullable)
                    })
            }
        ]
    }

    func register(in container: DIContainer) {
        container.register((any OrderPlaces).self) { _ in FakeOrderPlaces() }
        container.register((any OrderStages).self) { resolver in
            FakeOrderStages(events: try resolver.resolve(EventLog.self), clock: try resolver.resolve((any Clock).self))
        }
    }
}

/// All orders at the address of the samples.
struct FakeOrderPlaces: OrderPlaces {
    func places(of orders: [Int], in transaction: Transaction) throws -> [Int: OrderPlace] {
        let place = OrderPlace(addressLine: Address.sample.oneLine, coordinate: Address.sample.coordinate)
        return Dictionary(orders.map { ($0, place) }) { first, _ in first }
    }
}

struct FakeOrderStages: OrderStages {
    let events: EventLog
    let clock: any Clock

    static let next: [Stage: Set<Stage>] = [
        .placed: [.accepted, .rejected, .canceled],
        .accepted: [.pickupAssigned, .canceled],
        .pickupAssigned: [.enRoutePickup, .accepted, .canceled],
        .enRoutePickup: [.arrivedPickup, .accepted, .canceled],
        .arrivedPickup: [.pickedUp, .pickupFailed, .accepted],
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

    func apply(_ transition: StageTransition, in transaction: Transaction) throws {
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
            area: "Irvine", pickupMode: try row.get("pickup_mode"), occurredAt: clock.now)
        try publish(event, in: transaction)
    }

    func publish(_ event: OrderMoved, in transaction: Transaction) throws {
        try events.append(OrdersEvents.moved, event, aggregate: OrdersEvents.aggregate, id: event.order, topics: [], in: transaction)
    }
}
