import Core
import FleetAPI
public import Foundation
import OrdersAPI
public import Persistence
import ServerCore

/// Reads a day of driving from the event log, with the stops and answers of its jobs from Fleet's tables.
public struct DayRecorder: Sendable {
    /// The number of events that are read at a time.
    private static let batch = 1000

    private let settings: FleetSettings

    /// Creates a recorder.
    public init(settings: FleetSettings) { self.settings = settings }

    /// Returns the bounds of a day in the service's time zone; nil for a text that isn't a day of the form `2026-11-20`.
    public static func bounds(of day: String) -> Range<Date>? { LocalDay(day).map(ServiceDay.bounds) }

    /// Returns what was recorded in a time.
    public func read(_ bounds: Range<Date>, in transaction: Transaction) throws -> RecordedDay {
        let end = bounds.upperBound.addingTimeInterval(DayReplay.tail)
        let presences = try presences(from: bounds.lowerBound, to: end, in: transaction)
        let withdrawals = try withdrawals(from: bounds.lowerBound, to: end, in: transaction)
        let records = try transaction.all(
            JobRecord.self,
            """
            SELECT * FROM fleet_job WHERE created_at < \(bounds.upperBound) AND (created_at >= \(bounds.lowerBound) OR accepted_at >= \(bounds.lowerBound))
            ORDER BY created_at, id
            """)
        let (jobs, leftOut) = try jobs(records, from: bounds.lowerBound, withdrawals, in: transaction)
        let places = try firstPlaces(of: presences.keys.sorted(), from: bounds.lowerBound, to: end, in: transaction)
        let drivers = presences.sorted { $0.key < $1.key }.map { RecordedDriver(id: $0.key, place: places[$0.key], presences: $0.value) }
        return RecordedDay(
            start: bounds.lowerBound, end: bounds.upperBound, plant: settings.plant, jobs: jobs, drivers: drivers.filter { !$0.presences.isEmpty },
            leftOut: leftOut)
    }

    /// Returns the times in which drivers were online and on no break, by driver.
    private func presences(from start: Date, to end: Date, in transaction: Transaction) throws -> [Int: [RecordedDriver.Presence]] {
        var changes: [Int: [(time: Date, isPresent: Bool)]] = [:]
        try forEach(FleetEvents.driverChanged, from: start, to: end, in: transaction) { change, time in
            changes[change.driver, default: []].append((time, change.online && change.onBreak != true))
        }
        for driver in try transaction.values(Int.self, "SELECT person_id FROM fleet_driver ORDER BY person_id") {
            let thing = EventFilter.Thing(aggregate: FleetEvents.driverAggregate, id: driver)
            let last = try EventReader.newest(
                EventFilter(kind: FleetEvents.driverChanged.name, thing: thing, until: start), before: nil, limit: 1, in: transaction
            ).events.first
            guard let state = try last?.payload(of: FleetEvents.driverChanged) else { continue }
            changes[driver, default: []].insert((start, state.online && state.onBreak != true), at: 0)
        }
        return changes.mapValues { changes in
            var (presences, since) = ([RecordedDriver.Presence](), Date?.none)
            for change in changes {
                if change.isPresent {
                    since = since ?? change.time
                } else if let begin = since {
                    presences.append(RecordedDriver.Presence(start: begin, end: change.time))
                    since = nil
                }
            }
            if let since { presences.append(RecordedDriver.Presence(start: since, end: end)) }
            return presences
        }
    }

    /// Returns the times at which jobs weren't needed any more, by job.
    private func withdrawals(from start: Date, to end: Date, in transaction: Transaction) throws -> [Int: Date] {
        var times: [Int: Date] = [:]
        try forEach(FleetEvents.withdrawn, from: start, to: end, in: transaction) { change, time in
            // An offer is also withdrawn from those who didn't get the job.
            if change.status == .withdrawn { times[change.job] = times[change.job] ?? time }
        }
        return times
    }

    /// Goes through the events of a type in a time, the oldest first.
    private func forEach<Payload>(
        _ type: EventType<Payload>, from start: Date, to end: Date, in transaction: Transaction, _ body: (Payload, Date) -> Void
    ) throws {
        let filter = EventFilter(kind: type.name, since: start, until: end)
        var (events, before) = ([DomainEvent](), Int?.none)
        repeat {
            let page = try EventReader.newest(filter, before: before, limit: Self.batch, in: transaction)
            events += page.events
            before = page.next
        } while before != nil
        for event in events.reversed() {
            if let payload = try event.payload(of: type) { body(payload, event.createdAt) }
        }
    }

    /// Returns the recorded jobs, and how many were left out.
    private func jobs(
        _ records: [JobRecord], from day: Date, _ withdrawals: [Int: Date], in transaction: Transaction
    ) throws -> ([RecordedJob], leftOut: Int) {
        var (jobs, leftOut) = ([RecordedJob](), 0)
        // The first of the jobs that drivers gave back, and who did, by what they were for.
        var givenBack: [GivenBack: (openedAt: Date, drivers: [Int])] = [:]
        for start in stride(from: 0, to: records.count, by: Self.batch) {
            let batch = records[start..<min(start + Self.batch, records.count)]
            let ids = batch.map(\.id)
            let (stops, declined) = (try JobRepository().stops(of: ids, in: transaction), try AnswerRepository().decliners(of: ids, in: transaction))
            for record in batch {
                let (own, thing) = (stops[record.id] ?? [], GivenBack(order: record.orderID, kind: record.kind))
                if record.status == .released {
                    var former = givenBack[thing] ?? (record.createdAt, [])
                    former.drivers += [record.driverID].compactMap(\.self)
                    givenBack[thing] = former
                    continue
                }
                // Bags in a vehicle stay with its driver, and so does what was begun the day before.
                guard own.count > 1, record.acceptedAt ?? day >= day else {
                    leftOut += 1
                    continue
                }
                let former = givenBack.removeValue(forKey: thing)
                jobs.append(
                    RecordedJob(
                        id: record.id, order: record.orderID, kind: record.kind, bags: record.bags, payCents: record.payCents,
                        openedAt: former?.openedAt ?? record.createdAt, acceptedAt: record.acceptedAt, driver: record.driverID,
                        withdrawnAt: record.status == .withdrawn ? withdrawals[record.id] ?? record.finishedAt ?? record.createdAt : nil,
                        declined: Set((former?.drivers ?? []) + (declined[record.id] ?? [])).sorted(), stops: own.map(Self.stop)))
            }
        }
        return (jobs.sorted { ($0.openedAt, $0.id) < ($1.openedAt, $1.id) }, leftOut)
    }

    private struct GivenBack: Hashable {
        let order: Int
        let kind: JobKind
    }

    private static func stop(_ record: StopRecord) -> RecordedStop {
        let window = record.windowStart.flatMap { start in record.windowEnd.map { StopWindow(start: start, end: $0) } }
        let endedAt = record.status.isFinal ? record.changedAt : nil
        return RecordedStop(
            id: record.id, kind: record.kind, place: record.place, coordinate: record.coordinate, window: window, status: record.status,
            arrivedAt: record.arrivedAt ?? endedAt, endedAt: endedAt)
    }

    /// Returns the places where drivers were first in a time, by driver, as long as their traces are kept.
    private func firstPlaces(of drivers: [Int], from start: Date, to end: Date, in transaction: Transaction) throws -> [Int: Coordinate] {
        guard !drivers.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT trace.driver_id, trace.latitude, trace.longitude FROM fleet_trace AS trace JOIN (
                SELECT driver_id, MIN(taken_at) AS first_at FROM fleet_trace
                WHERE driver_id IN \(list: drivers) AND taken_at >= \(start) AND taken_at < \(end) GROUP BY driver_id) AS earliest
            ON earliest.driver_id = trace.driver_id AND earliest.first_at = trace.taken_at
            """)
        return try rows.reduce(into: [:]) { places, row in
            places[try row.get("driver_id")] = Coordinate(latitude: try row.get("latitude"), longitude: try row.get("longitude"))
        }
    }
}
