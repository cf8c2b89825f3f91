public import Core
public import Foundation

/// Estimates drives by the distance as the crow flies, a factor for the way around, and the usual speed of the hour.
public struct StraightRouter: Router {
    private let speeds: UsualSpeeds

    /// The length of a drive for each meter as the crow flies.
    ///
    /// On a grid of streets a drive is 4/π = 1.27 times as long, averaged over all directions. Bays, freeways and gated streets add a little.
    static let detour = 1.3

    /// Creates a router.
    public init() { speeds = UsualSpeeds() }

    /// Returns the seconds of a drive. One that goes on after the hour is taken at the speed of the hour in which it begins.
    public func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval { estimate(along: places, at: time) }

    /// Returns no line, since no street is known.
    public func line(along places: [Coordinate]) async -> [Coordinate] { [] }

    func estimate(along places: [Coordinate], at time: Date) -> TimeInterval {
        let meters = zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        return meters * Self.detour / speeds.metersPerSecond(at: time)
    }
}
