import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore
import SustainabilityAPI

/// Follows the orders by their events: stores their weight, and computes what they saved once they are delivered.
struct ImpactProjection: Sendable {
    let settings: SustainabilitySettings
    let coordinates: any OrderCoordinates
    let events: EventLog
    private let repository = ImpactRepository()

    init(settings: SustainabilitySettings, coordinates: any OrderCoordinates, events: EventLog) {
        self.settings = settings
        self.coordinates = coordinates
        self.events = events
    }

    /// Returns whether a step of an order tells its weight, or that it is delivered.
    static func concerns(_ moved: OrderMoved) -> Bool { moved.to == .weighed || moved.to == .delivered }

    /// Applies an event. Applying it again changes nothing.
    func apply(_ moved: OrderMoved, in transaction: Transaction) throws {
        switch moved.to {
        case .weighed:
            guard let kilograms = moved.kilograms else { return }
            try repository.setWeight(kilograms, order: moved.order, person: moved.customer, in: transaction)
        case .delivered:
            try recordDelivery(moved, in: transaction)
        default:
            break
        }
    }

    private func recordDelivery(_ moved: OrderMoved, in transaction: Transaction) throws {
        guard try !repository.isDelivered(moved.order, in: transaction), let door = try coordinates.coordinate(of: moved.order, in: transaction) else {
            return
        }
        let method = settings.method
        let weighed = try moved.kilograms ?? repository.weight(of: moved.order, in: transaction)
        let kilograms = weighed ?? Double(moved.bags) * method.kilogramsPerBag
        let kilometers = method.kilometers(from: door, to: settings.plant)
        let credit = method.bundlingKilometers(retailLines: moved.retailLines)
        let impact = OrderImpact(
            orderID: moved.order, deliveredAt: moved.occurredAt, kilograms: kilograms, isWeightEstimated: weighed == nil,
            kilometers: (kilometers * 1_000).rounded() / 1_000, bundlingKilometers: credit,
            savings: method.savings(kilograms: kilograms, bags: moved.bags, kilometers: kilometers - credit), methodVersion: method.version)
        try repository.record(impact, person: moved.customer, month: month(of: moved.occurredAt), in: transaction)
        try events.append(
            SustainabilityEvents.recorded, ImpactRecorded(order: moved.order, person: moved.customer), aggregate: SustainabilityEvents.aggregate,
            id: moved.order, topics: [SustainabilityTopics.person(moved.customer)], in: transaction)
    }

    private func month(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = settings.timeZone
        let parts = calendar.dateComponents([.year, .month], from: date)
        let month = parts.month ?? 1
        return "\(parts.year ?? 1970)-\(month < 10 ? "0" : "")\(month)"
    }
}
