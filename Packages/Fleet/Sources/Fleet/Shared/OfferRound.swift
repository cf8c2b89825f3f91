import FleetAPI
import Foundation

/// A round in which a job is offered to a driver. A job that nobody took is offered again, until another time.
struct OfferRound: Sendable, Hashable {
    let job: Int
    /// The time until which it can be accepted; nil where that isn't known.
    let expiresAt: Date?

    /// The name of the round for the browser.
    var name: String { "\(job)-\(expiresAt.map { String($0.timeIntervalSince1970) } ?? "")" }
}

extension Job {
    /// The round in which it is offered.
    var round: OfferRound { OfferRound(job: id, expiresAt: expiresAt) }
}
