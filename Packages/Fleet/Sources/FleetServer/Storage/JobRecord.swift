import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// A row of `fleet_job`.
struct JobRecord: Codable, RowDecodable, Sendable {
    let id: Int
    let orderID: Int
    /// The number of the transition that opened the job.
    let orderSequence: Int
    let customerID: Int
    let kind: JobKind
    let status: JobStatus
    let driverID: Int?
    let area: String
    let payCents: Int
    let boostCents: Int
    let currency: String
    let distanceMeters: Int
    let durationSeconds: Int
    let bags: Int
    let createdAt: Date
    let acceptedAt: Date?
    let finishedAt: Date?
    /// The id of the job with which the trip began; nil for a job that is done alone.
    let tripID: Int?

    /// The time in seconds for which a driver sees the customer and address of a job that is over: 24 hours.
    private static let grace: TimeInterval = 24 * 3600

    /// The stage of an order once a driver has taken its job of this kind.
    var assignedStage: Stage { kind == .delivery ? .deliveryAssigned : .pickupAssigned }

    /// Returns true where the job's driver has the order in a stage; false once the order has gone past the job, whose end is still to be followed.
    func isUnderWay(in stage: Stage) -> Bool {
        switch kind {
        case .pickup: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp].contains(stage)
        case .delivery: [.deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed, .returning].contains(stage)
        // The way home begins where the order's stages end.
        case .homeward, .trip: true
        }
    }

    /// Returns the job as its driver sees it: with all details until a day after its end, then only with the area.
    func seen(_ stops: [StopRecord], at now: Date) -> Job {
        if let finishedAt, now >= finishedAt.addingTimeInterval(Self.grace) { return offered(stops, status: status, until: nil) }
        return taken(stops)
    }

    /// Returns the job with all details, for its driver and dispatchers.
    func taken(_ stops: [StopRecord]) -> Job {
        job(status: status, customer: customerID, expiresAt: nil, stops: stops.map { $0.stop(order: orderID, bags: bags) })
    }

    /// Returns the job for a driver to whom it is offered: the customer and their address are left out until the driver takes the job.
    func offered(_ stops: [StopRecord], status: JobStatus = .offered, until expiresAt: Date?) -> Job {
        let stops = stops.map { record in
            var stop = record.stop(order: orderID, bags: bags)
            guard stop.place == .customer else { return stop }
            stop.address = area
            stop.latitude = Self.rounded(stop.latitude)
            stop.longitude = Self.rounded(stop.longitude)
            return stop
        }
        return job(status: status, customer: nil, expiresAt: expiresAt, stops: stops)
    }

    private func job(status: JobStatus, customer: Int?, expiresAt: Date?, stops: [Stop]) -> Job {
        Job(
            id: id, orderID: orderID, customerID: customer, kind: kind, status: status, payCents: payCents, boostCents: boostCents,
            currency: currency, distanceMeters: distanceMeters, durationSeconds: durationSeconds, bags: bags, area: area, expiresAt: expiresAt,
            stops: stops)
    }

    /// Rounds to two decimals of a degree, about a kilometer.
    private static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}
