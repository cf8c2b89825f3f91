import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// A row of `fleet_job`.
struct JobRecord: Codable, RowDecodable, Sendable {
    let id: Int
    let orderID: Int
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
    let acceptedAt: Date?

    /// The stage of an order whose job of this kind was taken.
    var assignedStage: Stage { kind == .delivery ? .deliveryAssigned : .pickupAssigned }
}
