import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Opens a job for an order that needs a driver.
struct JobOpening: Sendable {
    let settings: FleetSettings
    let board: OfferBoard

    /// Stores the job with its stops, and offers it.
    func open(_ kind: JobKind, for event: OrderMoved, at now: Date, in transaction: Transaction) throws {
        let pay = JobPay(customer: event.pickup, isBoosted: kind == .pickup && event.pickupMode == .asap, settings: settings)
        let job = try transaction.insert(
            into: "fleet_job",
            [
                "order_id": event.order,
                "order_sequence": event.sequence,
                "customer_id": event.customer,
                "kind": kind.rawValue,
                "status": JobStatus.offered.rawValue,
                "area": event.area,
                "pay_cents": pay.payCents,
                "boost_cents": pay.boostCents,
                "currency": "USD",
                "distance_meters": pay.distanceMeters,
                "duration_seconds": pay.durationSeconds,
                "bags": event.bags,
                "created_at": now,
            ])
        for (position, stop) in stops(kind, for: event).enumerated() {
            try stop.insert(into: job, at: position, in: transaction)
        }
        try board.offerOpenJobs(job, at: now, in: transaction)
    }

    private func stops(_ kind: JobKind, for event: OrderMoved) -> [NewStop] {
        let window = kind == .pickup ? event.window : nil
        let customer = NewStop(
            kind: kind == .pickup ? .pickup : .dropoff, place: .customer, address: event.addressLine, coordinate: event.pickup, window: window)
        let plant = NewStop.plant(kind == .pickup ? .dropoff : .pickup, settings)
        return kind == .pickup ? [customer, plant] : [plant, customer]
    }
}

/// The pay of a job and how long it takes, fixed when it is opened.
///
/// The distance is the great circle's between customer and plant (haversine formula; R. W. Sinnott, "Virtues of the Haversine",
/// Sky and Telescope 68, 1984). The pay is base + distance x rate, rounded half up, + boost.
struct JobPay: Sendable, Equatable {
    let payCents: Int
    let boostCents: Int
    let distanceMeters: Int
    let durationSeconds: Int

    init(customer: Coordinate, isBoosted: Bool, settings: FleetSettings) {
        let meters = customer.distance(to: settings.plant)
        distanceMeters = Int(meters.rounded())
        boostCents = isBoosted ? settings.boostCents : 0
        payCents = settings.basePayCents + (distanceMeters * settings.centsPerKilometer + 500) / 1000 + boostCents
        durationSeconds = Int((meters / settings.metersPerSecond + 2 * (settings.stopDuration / .seconds(1))).rounded())
    }
}
