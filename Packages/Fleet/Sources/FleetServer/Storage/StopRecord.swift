import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// A row of `fleet_stop`.
struct StopRecord: Codable, RowDecodable, Sendable {
    let id: Int
    let jobID: Int
    let position: Int
    let kind: StopKind
    let place: StopPlace
    let address: String
    let latitude: Double
    let longitude: Double
    let windowStart: Date?
    let windowEnd: Date?
    let status: StopStatus
    let changedAt: Date?
    /// The time of the arrival by the driver's device; nil before, and where somebody moved the order outside Fleet.
    let arrivedAt: Date?
    let failureReason: String?
    /// The position among the stops of a trip; nil where it isn't planned.
    let tripPosition: Int?
    /// The id of the retailer of a store; nil elsewhere.
    let retailerID: Int?
    /// The store's name; nil elsewhere.
    let name: String?

    var coordinate: Coordinate { Coordinate(latitude: latitude, longitude: longitude) }

    func stop(order: Int, bags: Int) -> Stop {
        let window = windowStart.flatMap { start in windowEnd.map { StopWindow(start: start, end: $0) } }
        return Stop(
            id: id, kind: kind, place: place, orderID: order, address: address, latitude: latitude, longitude: longitude, window: window,
            status: status, bags: bags, name: name)
    }
}

/// A stop that isn't stored yet.
struct NewStop: Sendable {
    let kind: StopKind
    let place: StopPlace
    let address: String
    let coordinate: Coordinate
    var window: TimeWindow?
    /// The store's name; nil elsewhere.
    var name: String?
    /// The id of the retailer of a store; nil elsewhere.
    var retailerID: Int?

    static func plant(_ kind: StopKind, _ settings: FleetSettings) -> NewStop {
        NewStop(kind: kind, place: .plant, address: settings.plantName, coordinate: settings.plant)
    }

    /// The place of a stop among those of a job.
    struct Place: Sendable {
        let stop: NewStop
        let job: Int
        let position: Int
    }

    static func insert(_ places: [Place], in transaction: Transaction) throws {
        try transaction.insert(
            into: "fleet_stop",
            rows: places.map { place in
                let stop = place.stop
                return [
                    "job_id": place.job, "position": place.position, "kind": stop.kind.rawValue, "place": stop.place.rawValue,
                    "address": stop.address, "latitude": stop.coordinate.latitude, "longitude": stop.coordinate.longitude,
                    "window_start": stop.window?.start, "window_end": stop.window?.end, "status": StopStatus.pending.rawValue,
                    "name": stop.name, "retailer_id": stop.retailerID,
                ]
            })
    }
}
