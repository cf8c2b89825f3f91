import Core
import FleetAPI
import OrdersAPI
import Persistence

/// A stop to be made.
struct NewStop: Sendable {
    let kind: StopKind
    let place: StopPlace
    let address: String
    let coordinate: Coordinate
    var window: TimeWindow?

    /// A stop at the plant.
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
