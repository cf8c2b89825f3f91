import Core
import FleetServer
import Foundation
import OrdersAPI
import OrdersServer
import Persistence

/// Moves orders within Fleet's transactions, and tells where they are.
struct FleetOrders: OrderStages, OrderPlaces {
    let transitions: OrderTransitions
    let returns: OrderReturns
    let addresses: OrderAddressDirectory
    let directory: OrderPriceDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderTransitions.self) else { return }
        container.register((any OrderStages).self) { try FleetOrders($0) }
        container.register((any OrderPlaces).self) { try FleetOrders($0) }
        container.register((any ArrivalReports).self) { FleetArrivalReports(arrivals: try $0.resolve(OrderArrivals.self)) }
        container.register((any DriverRatings).self) { FleetRatings(directory: try $0.resolve(DriverRatingDirectory.self)) }
        container.register((any OrderVisits).self) { FleetVisits(directory: try $0.resolve(OrderVisitDirectory.self)) }
    }

    private init(_ resolver: Resolver) throws {
        transitions = try resolver.resolve(OrderTransitions.self)
        returns = try resolver.resolve(OrderReturns.self)
        addresses = try resolver.resolve(OrderAddressDirectory.self)
        directory = try resolver.resolve(OrderPriceDirectory.self)
    }

    func places(of orders: [Int], in transaction: Transaction) throws -> [Int: OrderPlace] {
        try addresses.addresses(of: orders, in: transaction).mapValues { OrderPlace(addressLine: $0.oneLine, coordinate: $0.coordinate) }
    }

    func deliveryWindows(of orders: [Int], in transaction: Transaction) throws -> [Int: TimeWindow] {
        try directory.lastMoves(of: orders, in: transaction).reduce(into: [:]) { $0[$1.order] = $1.deliveryWindow }
    }

    func moveBags(_ move: BagMove, in transaction: Transaction) throws {
        let details = TransitionDetails(note: move.note, pin: move.pin, proofIDs: move.proofIDs)
        try returns.move(move.order, to: move.status, driver: move.driver, reason: move.reason?.rawValue, details: details, in: transaction)
    }

    func stage(of order: Int, in transaction: Transaction) throws -> Stage? { try directory.lastMoves(of: [order], in: transaction).first?.to }

    func apply(_ transition: StageTransition, in transaction: Transaction) throws -> Int {
        let details = TransitionDetails(
            driverID: transition.driver, bags: transition.bags, kilograms: transition.kilograms, note: transition.note, pin: transition.pin,
            proofIDs: transition.proofIDs, bagTags: transition.bagTags, reason: transition.reason?.rawValue, deviceTime: transition.deviceTime)
        let actor = OrderActor(personID: transition.person, role: transition.role)
        return try transitions.move(transition.order, to: transition.stage, by: actor, details: details, in: transaction).sequence
    }
}

/// Tells Orders when drivers come.
struct FleetArrivalReports: ArrivalReports {
    let arrivals: OrderArrivals

    func isNews(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> Bool {
        try arrivals.isNews(estimate(arrival), at: now, in: transaction)
    }

    func take(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> [Change] {
        try arrivals.take(estimate(arrival), at: now, in: transaction)
    }

    private func estimate(_ arrival: ExpectedArrival) -> OrderArrivals.Estimate {
        OrderArrivals.Estimate(order: arrival.order, driver: arrival.driver, range: arrival.range)
    }
}

/// Tells drivers what customers note for visits, and checks what proves them.
private struct FleetVisits: OrderVisits {
    let directory: OrderVisitDirectory

    func proofs(to stage: Stage) -> [ProofKind] { directory.policy.kinds(to: stage) }

    func notes(of orders: [Int], in transaction: Transaction) throws -> [Int: StopNotes] { try directory.notes(of: orders, in: transaction) }

    func checkPIN(_ pin: String, of order: Int) async throws { try await directory.pins.check(pin, of: order) }
}

/// Tells drivers how customers rate them.
private struct FleetRatings: DriverRatings {
    let directory: DriverRatingDirectory

    func rating(of driver: Int, in transaction: Transaction) throws -> DriverRating? {
        try directory.ownRating(of: driver, in: transaction).map { DriverRating(average: $0.average, count: $0.count) }
    }
}
