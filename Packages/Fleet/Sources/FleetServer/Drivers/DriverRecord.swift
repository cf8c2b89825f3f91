import Core
import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_driver`.
struct DriverRecord: Codable, RowDecodable, Sendable {
    let personID: Int
    let name: String
    let isOnline: Bool
    let since: Date?
    let unanswered: Int
    let activeJobID: Int?

    func dispatchDriver(at position: Position?) -> DispatchDriver {
        DispatchDriver(
            id: personID, name: name, online: isOnline, since: since, activeJobID: activeJobID, unanswered: unanswered, position: position)
    }
}
