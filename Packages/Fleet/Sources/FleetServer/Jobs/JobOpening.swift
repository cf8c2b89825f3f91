import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Opens jobs for orders that need a driver.
struct JobOpening: Sendable {
    let settings: FleetSettings
    let board: OfferBoard

    /// Opens the job and offers it.
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
        let window = kind == .pickup ? event.window : nil
        let customer = NewStop(
            kind: kind == .pickup ? .pickup : .dropoff, place: .customer, address: event.addressLine, coordinate: event.pickup, window: window)
        let plant = NewStop.plant(kind == .pickup ? .dropoff : .pickup, settings)
        let stops = kind == .pickup ? [customer, plant] : [plant, customer]
        for (position, stop) in stops.enumerated() {
            try stop.insert(into: job, at: position, in: transaction)
        }
        try board.offerOpenJobs(job, at: now, in: transaction)
    }
}
