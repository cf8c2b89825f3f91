import Core
import Foundation
import Persistence

/// Thins the traces of jobs after a day: keeps the positions from which all others can be told to within 20 meters.
///
/// By then nobody asks any more how exactly somebody drove, and a trace of two hours takes 50 rows in place of 1,400.
struct TraceThinning: Sendable {
    /// The age at which positions are thinned.
    static let age = Duration.seconds(24 * 3600)
    /// The most positions of a job that are looked at, and removed, at once. Other writers wait no longer than for one such part.
    static let part = 500

    private let positions = PositionRepository()

    /// Thins what has come of age since the last time. Positions that are late count when they have come.
    func run(at now: Date, in database: any Database) async throws {
        let limit = now.addingTimeInterval(-(Self.age / .seconds(1)))
        while !Task.isCancelled {
            let thick = try await database.read { try positions.unthinned(before: limit, limit: Self.part, in: $0) }
            guard !thick.isEmpty else { return }
            let kept = PathSimplification.kept(of: thick.map(\.position))
            let (stay, go) = (thick.indices.filter(kept.contains).map { thick[$0].id }, thick.indices.filter { !kept.contains($0) }.map { thick[$0].id })
            // What another process thins meanwhile comes to the same.
            try await database.write { try positions.thin(keeping: stay, removing: go, in: $0) }
        }
    }
}

/// Chooses the positions of a path that its shape and times need.
///
/// The algorithm is that of Douglas and Peucker ("Algorithms for the reduction of the number of points", Cartographica 10, 1973) with the distance in space and
/// time of Meratnia and de By ("Spatiotemporal compression techniques for moving point objects", EDBT 2004): a position may go where whoever drove straight and
/// evenly between its kept neighbors would have been within the tolerance at its time. So a stop at a door stays, too, even if it lies on a straight way.
enum PathSimplification {
    /// The meters by which a position that is left out may differ from the path that is left; about the width of a street with its sidewalks.
    static let tolerance = 20.0

    /// Returns the indices of the positions to keep, which are in the order of their times.
    static func kept(of path: [Position], tolerance: Double = tolerance) -> Set<Int> {
        guard let last = path.indices.last else { return [] }
        var kept: Set<Int> = [0, last]
        var spans = [(first: 0, last: last)]
        while let span = spans.popLast() {
            guard span.last - span.first > 1 else { continue }
            let distances = (span.first + 1..<span.last).map { ($0, distance(of: path[$0], from: path[span.first], to: path[span.last])) }
            guard let farthest = distances.max(by: { $0.1 < $1.1 }), farthest.1 > tolerance else { continue }
            kept.insert(farthest.0)
            spans += [(span.first, farthest.0), (farthest.0, span.last)]
        }
        return kept
    }

    /// Returns the meters between a position and the place at its time on the straight way between two others.
    private static func distance(of position: Position, from start: Position, to end: Position) -> Double {
        let duration = end.time.timeIntervalSince(start.time)
        let part = duration > 0 ? position.time.timeIntervalSince(start.time) / duration : 0
        let place = Coordinate(
            latitude: start.latitude + (end.latitude - start.latitude) * part, longitude: start.longitude + (end.longitude - start.longitude) * part)
        return position.coordinate.distance(to: place)
    }
}
