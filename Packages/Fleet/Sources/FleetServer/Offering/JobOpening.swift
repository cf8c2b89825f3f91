import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Opens jobs for orders that need a driver.
struct JobOpening: Sendable {
    let settings: FleetSettings
    let places: any OrderPlaces
    let board: OfferBoard
    let holds: (any DeliveryHolds)?
    let shopping: ShoppingStops

    init(settings: FleetSettings, places: any OrderPlaces, board: OfferBoard, holds: (any DeliveryHolds)? = nil, shopping: ShoppingStops) {
        self.settings = settings
        self.places = places
        self.board = board
        self.holds = holds
        self.shopping = shopping
    }

    /// Returns the kind of job that a transition of an order opens; nil for other transitions.
    static func kind(of event: OrderMoved) -> JobKind? {
        switch event.to {
        case .accepted: .pickup
        case .ready: .delivery
        case .canceled where event.from.bringsBagsHomeIfCanceled: .homeward
        default: nil
        }
    }

    /// Returns the doors of the orders for which events open jobs; orders that don't exist are left out.
    func doors(of events: [OrderMoved], in transaction: Transaction) throws -> [Int: OrderPlace] {
        let orders = events.filter { Self.kind(of: $0) != nil }.map(\.order)
        return orders.isEmpty ? [:] : try places.places(of: orders, in: transaction)
    }

    /// Stores the jobs of orders with their stops, and offers them.
    func open(_ needs: [OrderMoved], at doors: [Int: OrderPlace], now: Date, in transaction: Transaction) throws {
        var (jobs, stops) = ([OfferBoard.Waiting](), [NewStop.Place]())
        let deliveries = needs.filter { Self.kind(of: $0) == .delivery }.map(\.order)
        let held = deliveries.isEmpty ? [] : try holds?.held(deliveries, in: transaction) ?? []
        let stores = try shopping.stops(of: needs.filter { Self.kind(of: $0) == .delivery }, at: doors, in: transaction)
        for event in needs where !held.contains(event.order) || Self.kind(of: event) != .delivery {
            guard let kind = Self.kind(of: event), let door = doors[event.order] else { continue }
            let shops = kind == .delivery ? stores[event.order] ?? [] : []
            let job = try insert(kind, for: event, at: door, by: shops, now: now, in: transaction)
            let own = self.stops(kind, for: event, at: door, by: shops)
            // Bags in a vehicle stay with its driver.
            if ReturnLeg.holder(event) == nil { jobs.append(OfferBoard.Waiting(job: job, order: event.order, place: own[0].coordinate)) }
            stops += own.enumerated().map { NewStop.Place(stop: $1, job: job, position: $0) }
        }
        guard !stops.isEmpty else { return }
        try NewStop.insert(stops, in: transaction)
        try exclude(needs, from: jobs, at: now, in: transaction)
        try board.open(jobs, at: now, in: transaction)
    }

    /// Keeps jobs from being offered to drivers who gave them back.
    private func exclude(_ needs: [OrderMoved], from jobs: [OfferBoard.Waiting], at now: Date, in transaction: Transaction) throws {
        let givenBack = needs.filter { [.pickupAssigned, .enRoutePickup, .deliveryAssigned].contains($0.from) }
        for kind in [JobKind.pickup, .delivery] {
            let orders = givenBack.filter { Self.kind(of: $0) == kind }.map(\.order)
            try AnswerRepository().exclude(returnersOf: kind, from: jobs.filter { orders.contains($0.order) }, at: now, in: transaction)
        }
    }

    private func insert(
        _ kind: JobKind, for event: OrderMoved, at door: OrderPlace, by stores: [NewStop], now: Date, in transaction: Transaction
    ) throws -> Int {
        let pay = JobPay(
            customer: door.coordinate, stores: stores.map(\.coordinate), isBoosted: kind == .pickup && event.pickupMode == .asap, settings: settings)
        return try transaction.insert(
            into: "fleet_job",
            [
                "order_id": event.order, "order_sequence": event.sequence, "customer_id": event.customer, "kind": kind.rawValue,
                "status": JobStatus.offered.rawValue, "area": event.area, "pay_cents": pay.payCents, "boost_cents": pay.boostCents,
                "currency": "USD", "distance_meters": pay.distanceMeters, "duration_seconds": pay.durationSeconds, "bags": event.bags,
                "created_at": now,
            ])
    }

    private func stops(_ kind: JobKind, for event: OrderMoved, at door: OrderPlace, by stores: [NewStop]) -> [NewStop] {
        let window = kind == .pickup ? event.window : kind == .delivery ? event.deliveryWindow : nil
        let customer = NewStop(
            kind: kind == .pickup ? .pickup : .dropoff, place: .customer, address: door.addressLine, coordinate: door.coordinate, window: window)
        let plant = NewStop.plant(kind == .pickup ? .dropoff : .pickup, settings)
        if ReturnLeg.holder(event) != nil { return [customer] }
        return kind == .pickup ? [customer, plant] : [plant] + stores + [customer]
    }
}

/// The pay of a job and how long it takes, fixed when it is opened.
///
/// The distance is the great circle's between customer and plant, by the stores on the way (haversine formula; R. W. Sinnott, "Virtues of the Haversine",
/// Sky and Telescope 68, 1984). The pay is base + distance x rate, rounded half up, + boost.
struct JobPay: Sendable, Equatable {
    let payCents: Int
    let boostCents: Int
    let distanceMeters: Int
    let durationSeconds: Int

    init(customer: Coordinate, stores: [Coordinate] = [], isBoosted: Bool, settings: FleetSettings) {
        let meters = StopOrder.length([settings.plant] + stores + [customer])
        distanceMeters = Int(meters.rounded())
        boostCents = isBoosted ? settings.boostCents : 0
        payCents = settings.basePayCents + (distanceMeters * settings.centsPerKilometer + 500) / 1000 + boostCents
        let shopping = Double(stores.count) * (settings.shoppingDuration / .seconds(1))
        durationSeconds = Int((meters / settings.metersPerSecond + 2 * (settings.stopDuration / .seconds(1)) + shopping).rounded())
    }
}
