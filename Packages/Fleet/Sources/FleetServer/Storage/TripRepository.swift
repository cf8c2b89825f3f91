import Core
import FleetAPI
import Foundation
import Persistence

/// A row of `fleet_trip`.
struct TripRecord: Codable, RowDecodable, Sendable {
    let jobID: Int
    let distanceMeters: Int
    let durationSeconds: Int
}

/// Reads and writes trips, whose id is that of the job with which they began.
struct TripRepository: Sendable {
    private let jobs = JobRepository()

    /// Returns the jobs of a trip that are under way or finished.
    func legs(of trip: Int, in transaction: Transaction) throws -> [JobRecord] {
        try transaction.all(JobRecord.self, "SELECT * FROM fleet_job WHERE trip_id = \(trip) ORDER BY id")
    }

    /// Returns the jobs of some trips that are under way.
    func active(of trips: [Int], in transaction: Transaction) throws -> [JobRecord] {
        guard !trips.isEmpty else { return [] }
        return try transaction.all(
            JobRecord.self, "SELECT * FROM fleet_job WHERE trip_id IN \(list: trips) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
    }

    /// Puts jobs together.
    func join(_ jobs: [Int], as trip: Int, in transaction: Transaction) throws {
        try transaction.execute("UPDATE fleet_job SET trip_id = \(trip) WHERE id IN \(list: jobs)")
    }

    /// Takes a job out of its trip. Where the trip began with it, it goes on under the id of another.
    ///
    /// - Returns: the trip's id afterwards; nil where nothing is left of it.
    func leave(_ job: Int, of trip: Int, in transaction: Transaction) throws -> Int? {
        try transaction.execute("UPDATE fleet_job SET trip_id = NULL WHERE id = \(job)")
        try transaction.execute("UPDATE fleet_stop SET trip_position = NULL WHERE job_id = \(job)")
        guard trip == job else { return trip }
        let rest = try legs(of: trip, in: transaction)
        guard let first = rest.first(where: \.status.isActive) ?? rest.first else {
            try transaction.execute("DELETE FROM fleet_trip WHERE job_id = \(trip)")
            return nil
        }
        try transaction.execute("UPDATE fleet_job SET trip_id = \(first.id) WHERE trip_id = \(trip)")
        try transaction.execute("UPDATE fleet_trip SET job_id = \(first.id) WHERE job_id = \(trip)")
        return first.id
    }

    /// Stores the order of a trip's stops, and how long it is.
    func store(_ trip: TripRecord, stops: [Int], in transaction: Transaction) throws {
        try transaction.execute(
            """
            INSERT INTO fleet_trip (job_id, distance_meters, duration_seconds) VALUES (\(trip.jobID), \(trip.distanceMeters), \(trip.durationSeconds))
            ON CONFLICT (job_id) DO UPDATE SET distance_meters = excluded.distance_meters, duration_seconds = excluded.duration_seconds
            """)
        for (position, stop) in stops.enumerated() {
            try transaction.execute("UPDATE fleet_stop SET trip_position = \(position) WHERE id = \(stop)")
        }
    }

    /// Returns a trip as its driver sees it, as one job with the stops of all; nil where there is none.
    func seen(_ id: Int, at now: Date, in transaction: Transaction) throws -> Job? {
        let legs = try legs(of: id, in: transaction)
        guard let row = try transaction.first(TripRecord.self, "SELECT * FROM fleet_trip WHERE job_id = \(id)"), !legs.isEmpty else { return nil }
        let records = try jobs.stops(of: legs.map(\.id), in: transaction)
        let seen = legs.map { $0.seen(records[$0.id] ?? [], at: now) }
        let places = Dictionary(uniqueKeysWithValues: records.values.joined().map { ($0.id, Self.place($0)) })
        // A job that is over, such as a pickup at which nobody opened, can have stops that nobody makes any more.
        let made = seen.flatMap { job in job.status.isActive ? job.stops : job.stops.filter(\.status.isFinal) }
        let stops = made.sorted { (places[$0.id] ?? (.max, $0.id)) < (places[$1.id] ?? (.max, $1.id)) }
        let next = stops.first { !$0.status.isFinal } ?? stops.last
        let leg = seen.first { $0.orderID == next?.orderID } ?? seen[0]
        let isActive = legs.contains(where: \.status.isActive)
        let isUntouched = legs.allSatisfy { $0.status == .accepted }
        var areas: [String] = []
        for leg in legs where !areas.contains(leg.area) { areas.append(leg.area) }
        return Job(
            id: id, orderID: leg.orderID, customerID: leg.customerID, kind: .trip, status: isActive ? (isUntouched ? .accepted : .started) : .finished,
            payCents: legs.reduce(0) { $0 + $1.payCents }, boostCents: legs.reduce(0) { $0 + $1.boostCents }, currency: leg.currency,
            distanceMeters: row.distanceMeters, durationSeconds: row.durationSeconds, bags: legs.reduce(0) { $0 + $1.bags },
            area: areas.joined(separator: ", "), expiresAt: nil, stops: stops)
    }

    /// Returns what the stops of a trip are sorted by: those that aren't planned come last.
    static func place(_ stop: StopRecord) -> (Int, Int) { (stop.tripPosition ?? .max, stop.id) }
}
