import Core
import Foundation
import Persistence

/// A row of `fleet_position`.
struct PositionRecord: Codable, RowDecodable, Sendable {
    let driverID: Int
    let latitude: Double
    let longitude: Double
    let accuracy: Double?
    let heading: Double?
    let speed: Double?
    let takenAt: Date

    var position: Position {
        Position(latitude: latitude, longitude: longitude, accuracy: accuracy, heading: heading, speed: speed, time: takenAt)
    }
}
