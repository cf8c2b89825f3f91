import FleetAPI
import Foundation

extension JobRecord {
    /// The job as its driver and dispatchers see it.
    func taken(_ stops: [StopRecord]) -> Job {
        job(status: status, customer: customerID, expiresAt: nil, stops: stops.map { $0.stop(order: orderID) })
    }

    /// The job as a driver sees it to whom it is offered: where the customer lives only who takes the job needs to know.
    func offered(_ stops: [StopRecord], status: JobStatus = .offered, until expiresAt: Date?) -> Job {
        let stops = stops.map { record in
            var stop = record.stop(order: orderID)
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

    /// Two decimals of a degree are about a kilometre.
    private static func rounded(_ degrees: Double) -> Double { (degrees * 100).rounded() / 100 }
}
