import Core
public import FleetAPI
import Foundation
public import Persistence

/// Tells other features' servers how far drivers drove for their jobs, without telling where.
public struct TripDistanceDirectory: Sendable {
    /// A job of a finished trip.
    public struct Job: Sendable, Equatable {
        /// The job's id.
        public let id: Int
        /// The id of the order that it served.
        public let order: Int
        /// The kind of work.
        public let kind: JobKind
        /// The distance between its own stops, as the crow flies, in meters.
        public let aloneMeters: Int
        /// True if one of its stops is neither the customer's door nor the plant.
        public let hasOtherStop: Bool
    }

    /// The jobs of a trip, and its length in meters; nil where the driver's positions don't show the whole of it.
    public struct Trip: Sendable, Equatable {
        /// The jobs.
        public let jobs: [Job]
        /// The length; nil where it isn't known.
        public let meters: Int?
    }

    private let jobs = JobRepository()
    private let positions = PositionRepository()
    private let trips = TripRepository()

    init() {}

    /// Returns the trip of a finished job; nil while another of its jobs is under way, and for a job that doesn't exist.
    public func trip(of job: Int, in transaction: Transaction) throws -> Trip? {
        guard let record = try jobs.find(job, in: transaction), let driver = record.driverID else { return nil }
        let legs = try record.tripID.map { try trips.legs(of: $0, in: transaction) } ?? [record]
        let finished = legs.filter { $0.status == .finished && $0.driverID == driver }
        guard !legs.contains(where: \.status.isActive), !finished.isEmpty else { return nil }
        let stops = try jobs.stops(of: finished.map(\.id), in: transaction)
        let seen = finished.map { leg in
            let own = stops[leg.id] ?? []
            return Job(
                id: leg.id, order: leg.orderID, kind: leg.kind, aloneMeters: Int(StopOrder.length(own.map(\.coordinate)).rounded()),
                hasOtherStop: own.contains { $0.place != .customer && $0.place != .plant })
        }
        guard let start = finished.compactMap(\.acceptedAt).min(), let end = finished.compactMap(\.finishedAt).max() else {
            return Trip(jobs: seen, meters: nil)
        }
        let trace = try positions.trace(of: driver, from: start, through: end, in: transaction)
        let visited = stops.values.joined().filter { $0.status == .done }.map(\.coordinate)
        return Trip(jobs: seen, meters: TraceLength.meters(of: trace, past: visited))
    }
}

/// Measures the length of a drive by the positions that a device reported.
enum TraceLength {
    /// The meters by which a device may be unsure of a position that counts.
    static let accuracy = 100.0
    /// The meters per second above which a position is a device's error.
    static let speed = 70.0
    /// The meters within which the positions must come to each stop.
    static let nearness = 500.0

    /// Returns the length in meters of the path with the precision to which traces are kept, so that waiting at a door adds nothing; nil where the positions
    /// don't come past each stop, and so don't show the whole drive.
    static func meters(of trace: [Position], past stops: [Coordinate]) -> Int? {
        let path = plausible(trace)
        guard path.count > 1, stops.allSatisfy({ stop in path.contains { $0.coordinate.distance(to: stop) <= nearness } }) else { return nil }
        let kept = PathSimplification.kept(of: path)
        return Int(StopOrder.length(path.indices.filter(kept.contains).map { path[$0].coordinate }).rounded())
    }

    private static func plausible(_ trace: [Position]) -> [Position] {
        trace.reduce(into: []) { path, position in
            if let accuracy = position.accuracy, accuracy > Self.accuracy { return }
            if let last = path.last {
                let seconds = position.time.timeIntervalSince(last.time)
                guard seconds > 0, last.coordinate.distance(to: position.coordinate) <= seconds * speed else { return }
            }
            path.append(position)
        }
    }
}
