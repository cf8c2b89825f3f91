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

    func stop(order: Int) -> Stop {
        let window = windowStart.flatMap { start in windowEnd.map { StopWindow(start: start, end: $0) } }
        return Stop(
            id: id, kind: kind, place: place, orderID: order, address: address, latitude: latitude, longitude: longitude, window: window,
            status: status)
    }
}

/// A stop that isn't stored yet.
struct NewStop: Sendable {
    let kind: StopKind
    let place: StopPlace
    let address: String
    let coordinate: Coordinate
    var window: TimeWindow?

    static func plant(_ kind: StopKind, _ settings: FleetSettings) -> NewStop {
        NewStop(kind: kind, place: .plant, address: settings.plantName, coordinate: settings.plant)
    }

    func insert(into job: Int, at position: Int, in transaction: Transaction) throws {
        try transaction.insert(
            into: "fleet_stop",
            [
                "job_id": job,
                "position": position,
                "kind": kind.rawValue,
                "place": place.rawValue,
                "address": address,
                "latitude": coordinate.latitude,
                "longitude": coordinate.longitude,
                "window_start": window?.start,
                "window_end": window?.end,
                "status": StopStatus.pending.rawValue,
            ])
    }
}
