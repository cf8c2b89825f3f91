public import Core
public import Foundation

/// Tells how long drives take, and along which streets they lead.
///
/// ``StraightRouter`` is built in. It knows no streets; what `OSRM_URL` names does. To use another service, give the plugin another:
/// `LocationServerPlugin(router: MyRouter())`.
public protocol Router: Sendable {
    /// Returns the seconds that the drive along places takes that begins at a time, without stops. Never fails: a router that can't tell estimates.
    func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval

    /// Returns the line of the streets along places; empty where the streets aren't known.
    func line(along places: [Coordinate]) async -> [Coordinate]
}
