import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import SustainabilityAPI

/// Follows the orders and drivers' jobs by their events: stores the weight, computes what orders saved once they are delivered, and once more when their trips
/// are done and measured.
struct ImpactProjection: Sendable {
    let settings: SustainabilitySettings
    let methods: MethodBook
    let coordinates: any OrderCoordinates
    /// The measured trips; nil in a product without drivers.
    let distances: (any DrivenDistances)?
    let events: EventLog
    private let orders = ImpactRepository()
    private let totals = TotalRepository()
    private let shares = JobShareRepository()

    init(
        settings: SustainabilitySettings, methods: MethodBook, coordinates: any OrderCoordinates, distances: (any DrivenDistances)?, events: EventLog
    ) {
        self.settings = settings
        self.methods = methods
        self.coordinates = coordinates
        self.distances = distances
        self.events = events
    }

    /// The events to follow. One subscriber handles both kinds in their order, so that a delivery and the end of its trip never pass each other by.
    static let kinds = [OrdersEvents.moved.name, FleetEvents.finished.name]

    /// Returns whether an event tells an order's weight or delivery, or the end of a job.
    static func concerns(_ event: DomainEvent) throws -> Bool {
        guard let moved = try event.payload(of: OrdersEvents.moved) else { return event.kind == FleetEvents.finished.name }
        return moved.to == .weighed || moved.to == .delivered
    }

    /// Applies events. Applying them again changes nothing.
    func apply(_ events: [DomainEvent], in transaction: Transaction) throws {
        for event in events {
            if let moved = try event.payload(of: OrdersEvents.moved) { try apply(moved, in: transaction) }
            if let finished = try event.payload(of: FleetEvents.finished) { try measure(finished.job, in: transaction) }
        }
    }

    private func apply(_ moved: OrderMoved, in transaction: Transaction) throws {
        if moved.to == .weighed, let kilograms = moved.kilograms {
            try orders.setWeight(kilograms, order: moved.order, person: moved.customer, in: transaction)
        }
        if moved.to == .delivered { try recordDelivery(moved, in: transaction) }
    }

    private func recordDelivery(_ moved: OrderMoved, in transaction: Transaction) throws {
        guard try orders.delivered(moved.order, in: transaction) == nil, let door = try coordinates.coordinate(of: moved.order, in: transaction) else {
            return
        }
        let version = try methods.version(at: moved.occurredAt, in: transaction)
        let weighed = try moved.kilograms ?? orders.weight(of: moved.order, in: transaction)
        let method = version.method
        let meters = Int((2 * door.distance(to: settings.plant)).rounded())
        let (avoided, detour) = moved.retailLines > 0 ? (method.avoidedShoppingTrip, method.shoppingDetour) : (0, 0)
        let inputs = ImpactInputs(
            grams: weighed?.thousandths ?? moved.bags * method.gramsPerBag, bags: moved.bags, meters: meters, avoidedMeters: avoided, detourMeters: detour)
        let order = OrderRecord(
            order: moved.order, person: moved.customer, deliveredAt: moved.occurredAt, month: settings.month(of: moved.occurredAt), bags: moved.bags,
            grams: inputs.grams, isWeightEstimated: weighed == nil, distances: inputs.distances(estimated: meters, driven: nil),
            savings: method.savings(inputs), methodVersion: version.name)
        try orders.record(order, in: transaction)
        try totals.add(order, in: transaction)
        try complete(order, in: transaction)
        try publish(order, in: transaction)
    }

    /// Shares a finished trip among its orders.
    private func measure(_ job: Int, in transaction: Transaction) throws {
        guard let trip = try distances?.trip(of: job, in: transaction) else { return }
        try shares.insert(trip, in: transaction)
        for order in Set(trip.jobs.map(\.order)).sorted() {
            guard let delivered = try orders.delivered(order, in: transaction), try complete(delivered, in: transaction) else { continue }
            try publish(delivered, in: transaction)
        }
    }

    /// Replaces the estimate of a delivered order by the measured distance, once, where all its trips are measured.
    ///
    /// - Returns: whether it was replaced.
    @discardableResult
    private func complete(_ order: OrderRecord, in transaction: Transaction) throws -> Bool {
        let shares = try self.shares.shares(of: order.order, in: transaction)
        guard order.distances.drivenKilometers == nil, let bags = order.bags, shares.contains(where: \.isDelivery), shares.contains(where: { !$0.isDelivery }),
            !shares.contains(where: { $0.meters == nil })
        else { return false }
        let meters = shares.reduce(0) { $0 + ($1.meters ?? 0) }
        // A detour that was driven is in the measured distance.
        let detour = shares.contains(where: \.hasStore) ? 0 : order.distances.detourKilometers.thousandths
        let inputs = ImpactInputs(
            grams: order.grams, bags: bags, meters: meters, avoidedMeters: order.distances.avoidedKilometers.thousandths, detourMeters: detour)
        var measured = order
        measured.distances = inputs.distances(estimated: order.distances.estimatedKilometers.thousandths, driven: meters)
        measured.savings = try methods.method(named: order.methodVersion, in: transaction).savings(inputs)
        try orders.record(measured, in: transaction)
        try totals.add(measured, inPlaceOf: order, in: transaction)
        return true
    }

    private func publish(_ order: OrderRecord, in transaction: Transaction) throws {
        try events.append(
            SustainabilityEvents.recorded, ImpactRecorded(order: order.order, person: order.person), aggregate: SustainabilityEvents.aggregate,
            id: order.order, topics: [SustainabilityTopics.person(order.person)], in: transaction)
    }
}

extension ImpactInputs {
    fileprivate func distances(estimated: Int, driven: Int?) -> OrderDistances {
        OrderDistances(
            estimated: Double(estimated) / 1_000, driven: driven.map { Double($0) / 1_000 }, avoided: Double(avoidedMeters) / 1_000,
            detour: Double(detourMeters) / 1_000)
    }
}
