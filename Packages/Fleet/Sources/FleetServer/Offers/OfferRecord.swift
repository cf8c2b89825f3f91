import Foundation
import Persistence

/// Where an offer to a driver stands.
enum OfferStatus: String, Codable, Sendable {
    case offered, accepted, declined, expired, withdrawn
}

/// A row of `fleet_offer`: a job offered to a driver, for the first time or once more.
struct OfferRecord: Codable, RowDecodable, Sendable {
    let id: Int
    let jobID: Int
    let driverID: Int
    let status: OfferStatus
    let expiresAt: Date
}
