import Core
import FleetAPI
import Foundation
import Persistence

/// Keeps the jobs that a driver does at the same time together as one trip.
struct TripKeeper: Sendable {
    let settings: FleetSettings
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let trips = TripRepository()

    init(settings: FleetSettings) { self.settings = settings }

    /// Puts a job that a driver has got together with the driver's other jobs under way, if there are any.
    ///
    /// - Parameter route: the ids of stops in the order in which they should be made; empty leaves it to ``StopOrder``.
    func join(_ driver: Int, route: [Int] = [], in transaction: Transaction) throws {
        let active = try jobs.active(ofDriver: driver, in: transaction)
        guard active.count > 1 else { return }
        let trip = try active.compactMap(\.tripID).first ?? drivers.find(driver, in: transaction)?.activeJobID ?? active[0].id
        try trips.join(active.map(\.id), as: trip, in: transaction)
        try plan(trip, of: driver, route: route, in: transaction)
        try drivers.setActive(trip, of: driver, in: transaction)
    }

    /// Takes a job that is over out of its driver's work: a finished one stays part of the trip, whose driver is free when all its jobs are over.
    func leave(_ job: JobRecord, at now: Date, in transaction: Transaction) throws {
        guard let driver = job.driverID else { return }
        if job.status != .finished, let trip = job.tripID, let rest = try trips.leave(job.id, of: trip, in: transaction) {
            try plan(rest, of: driver, keepsOrder: true, in: transaction)
        }
        if let next = try jobs.active(ofDriver: driver, in: transaction).first {
            try drivers.setActive(next.tripID ?? next.id, of: driver, in: transaction)
        } else {
            try drivers.free(driver, at: now, in: transaction)
        }
    }

    /// Returns the stop of some jobs at which their driver is, or to which the driver has set off, and those after it in the order in which they are planned.
    static func open(_ jobs: [[StopRecord]]) -> (begun: StopRecord?, rest: [StopRecord]) {
        let all = jobs.joined().filter { !$0.status.isFinal }.sorted { TripRepository.place($0) < TripRepository.place($1) }
        // A door counts as set off to as soon as the bags are loaded, also with a store before it.
        let next = Set(jobs.compactMap { $0.first { !$0.status.isFinal }?.id })
        let begun = all.first { $0.status == .arrived && next.contains($0.id) } ?? all.first { $0.status == .enRoute && next.contains($0.id) }
        return (begun, all.filter { $0.id != begun?.id })
    }

    /// Plans the stops that are left after the one that the driver is headed for.
    ///
    /// - Parameter keepsOrder: true to leave them in the order in which they are, which may keep promises that ``StopOrder`` doesn't know.
    private func plan(_ trip: Int, of driver: Int, route: [Int] = [], keepsOrder: Bool = false, in transaction: Transaction) throws {
        let legs = try trips.legs(of: trip, in: transaction)
        let stops = try jobs.stops(of: legs.map(\.id), in: transaction)
        let all = stops.values.joined().sorted { TripRepository.place($0) < TripRepository.place($1) }
        var planned = all.filter(\.status.isFinal)
        let begun = Self.open(Array(stops.values)).begun
        if let begun { planned.append(begun) }
        let start = try begun?.coordinate ?? PositionRepository().latest(of: [driver], in: transaction)[driver]?.coordinate ?? settings.plant
        let done = Set(planned.map(\.id))
        // A pickup that failed has a stop at the plant that nobody makes.
        let open = legs.filter(\.status.isActive).map { leg in
            (stops[leg.id] ?? []).filter { !done.contains($0.id) }.map {
                StopOrder.Item(id: $0.id, place: $0.coordinate, isUnloading: $0.place == .plant && $0.kind == .dropoff)
            }
        }
        let rest = StopOrder.follow(keepsOrder ? all.map(\.id) : route, open) ?? StopOrder.plan(open, from: start)
        let meters = StopOrder.length(planned.map(\.coordinate) + rest.map(\.place))
        let pace = try PaceLearning.pace(settings, in: transaction)
        let order = planned.map(\.id) + rest.map(\.id)
        let places = Dictionary(all.map { ($0.id, $0.place) }) { first, _ in first }
        let stopping = order.reduce(0) { $0 + (places[$1].map(pace.seconds(at:)) ?? 0) }
        let record = TripRecord(
            jobID: trip, distanceMeters: Int(meters.rounded()), durationSeconds: Int((meters / pace.metersPerSecond + stopping).rounded()))
        try trips.store(record, stops: order, in: transaction)
    }
}
