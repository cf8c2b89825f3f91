import FleetAPI
import Foundation
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
