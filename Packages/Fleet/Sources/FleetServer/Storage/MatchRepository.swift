import Core
import FleetAPI
import Foundation
import Persistence

/// Reads what matchers choose from.
struct MatchRepository: Sendable {
    let settings: FleetSettings
    private let rounds = RoundRepository()
    private let answers = AnswerRepository()
    private let positions = PositionRepository()

    init(settings: FleetSettings) { self.settings = settings }

    /// Returns the settings with the speed at which drivers were found to drive.
    func measuredSettings(in transaction: Transaction) throws -> FleetSettings {
        var measured = settings
        measured.metersPerSecond = try PaceLearning.pace(settings, in: transaction).metersPerSecond
        return measured
    }

    /// Returns jobs that wait, by the order's id. Orders that wait for nobody are left out.
    ///
    /// - Parameter statuses: the states of the jobs; those of drivers who don't have the bags can be given to others.
    func jobs(
        ofOrders orders: [Int], statuses: [JobStatus] = [.offered], at now: Date, in transaction: Transaction
    ) throws -> [Int: MatchableJob] {
        let records = try transaction.all(
            JobRecord.self, "SELECT * FROM fleet_job WHERE order_id IN \(list: orders) AND status IN \(list: statuses) ORDER BY id")
        return Dictionary(try matchable(records, at: now, in: transaction).map { ($0.order, $0) }) { $1 }
    }

    /// Returns up to 2,000 jobs that wait, the oldest first.
    func waiting(at now: Date, in transaction: Transaction) throws -> [MatchableJob] {
        let records = try transaction.all(JobRecord.self, "SELECT * FROM fleet_job WHERE status = \(JobStatus.offered) ORDER BY id LIMIT 2000")
        return try matchable(records, at: now, in: transaction)
    }

    private func matchable(_ records: [JobRecord], at now: Date, in transaction: Transaction) throws -> [MatchableJob] {
        guard !records.isEmpty else { return [] }
        let ids = records.map(\.id)
        let stops = try JobRepository().stops(of: ids, in: transaction)
        let (declined, silent) = (try answers.decliners(of: ids, in: transaction), try answers.silent(ids, in: transaction))
        let directed = try rounds.directed(ids, at: now, in: transaction)
        let (due, pace) = (try dueTimes(of: records.map(\.orderID), in: transaction), try PaceLearning.pace(settings, in: transaction))
        return records.compactMap { record in
            guard let own = stops[record.id], let first = own.first else { return nil }
            return MatchableJob(
                id: record.id, place: first.coordinate, door: own.first { $0.place == .customer }?.coordinate, declined: declined[record.id] ?? [],
                silent: silent[record.id] ?? [], order: record.orderID,
                stops: own.filter { !$0.status.isFinal }.map { stop($0, of: record, due: due[record.orderID], duration: pace.seconds(at: $0.place)) },
                bags: record.bags,
                since: record.createdAt, offeredTo: directed[record.id])
        }
    }

    /// Returns the times after which pickups without a window count as late, by order.
    private func dueTimes(of orders: [Int], in transaction: Transaction) throws -> [Int: Date] {
        guard !orders.isEmpty else { return [:] }
        let rows = try transaction.rows("SELECT order_id, due_at FROM fleet_order WHERE order_id IN \(list: orders)")
        return try rows.reduce(into: [:]) { $0[try $1.get("order_id")] = try $1.get("due_at", as: Date.self) }
    }

    private func stop(_ stop: StopRecord, of job: JobRecord, due: Date?, duration: TimeInterval, isBegun: Bool = false) -> MatchableStop {
        let window = stop.windowStart.flatMap { start in stop.windowEnd.map { StopWindow(start: start, end: $0) } }
        let load = stop.place == .store ? 0 : stop.kind == .pickup ? job.bags : -job.bags
        return MatchableStop(
            id: stop.id, order: job.orderID, place: stop.coordinate, window: window,
            dueAt: window == nil && stop.place == .customer ? self.due(job, pickup: due) : nil,
            duration: .seconds(duration), load: load, isBegun: isBegun, isDoor: stop.place == .customer)
    }

    /// Returns the time after which the visit of a job without a window counts as late; nil for none.
    private func due(_ job: JobRecord, pickup: Date?) -> Date? {
        switch job.kind {
        case .pickup: pickup
        case .delivery: job.createdAt.addingTimeInterval(settings.deliveryWithin / .seconds(1))
        case .homeward, .trip: nil
        }
    }

    /// Returns the results of those of some orders that have a driver, by order.
    func taken(_ orders: [Int], in transaction: Transaction) throws -> [Int: BulkAssignmentResult.Item] {
        let records = try transaction.all(
            JobRecord.self, "SELECT * FROM fleet_job WHERE order_id IN \(list: orders) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
        let reasons = try rounds.reasons(of: records.map(\.id), in: transaction)
        return records.reduce(into: [:]) { items, record in
            items[record.orderID] = BulkAssignmentResult.Item(
                orderID: record.orderID, driverID: record.driverID, jobID: record.id, error: nil, message: nil, reasons: reasons[record.id] ?? [])
        }
    }

    /// Returns the free drivers nearest to a place, then others, up to a limit.
    func drivers(near place: Coordinate, limit: Int, at now: Date, in transaction: Transaction) throws -> [MatchableDriver] {
        let free = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver LEFT JOIN fleet_position AS place ON place.driver_id = driver.person_id
            WHERE \(sql: OfferAudience.isFree)
            ORDER BY CASE WHEN place.latitude IS NULL THEN 1 ELSE 0 END, \(sql: RoundRepository.nearness(to: place)), driver.person_id
            LIMIT \(limit)
            """)
        let others = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver WHERE driver.is_former = \(false) AND NOT (\(sql: OfferAudience.isFree))
            ORDER BY driver.is_online DESC, driver.person_id LIMIT \(limit - free.count)
            """)
        return try matchable(free + others, at: now, in: transaction)
    }

    /// Returns one driver; nil for somebody who doesn't drive.
    func driver(_ id: Int, at now: Date, in transaction: Transaction) throws -> MatchableDriver? {
        guard let record = try DriverRepository().find(id, in: transaction), !record.isFormer else { return nil }
        return try matchable([record], at: now, in: transaction).first
    }

    /// Returns up to 1,000 drivers who are online.
    func online(at now: Date, in transaction: Transaction) throws -> [MatchableDriver] {
        let records = try transaction.all(
            DriverRecord.self,
            """
            SELECT driver.* FROM fleet_driver AS driver WHERE driver.is_former = \(false) AND driver.is_online = \(true)
            ORDER BY driver.person_id LIMIT 1000
            """)
        return try matchable(records, at: now, in: transaction)
    }

    private func matchable(_ records: [DriverRecord], at now: Date, in transaction: Transaction) throws -> [MatchableDriver] {
        let places = try positions.latest(of: records.filter(\.isOnline).map(\.personID), in: transaction)
        let figures = try figures(of: records.map(\.personID), since: ServiceDay.start(of: now), in: transaction)
        let trips = try trips(of: records.filter { $0.activeJobID != nil }.map(\.personID), at: now, in: transaction)
        return records.map { record in
            let (figure, trip) = (figures[record.personID], trips[record.personID])
            let stops = trip?.stops ?? []
            let hasRoom = trip.map { $0.orders < settings.ordersPerTrip } ?? false
            return MatchableDriver(
                id: record.personID, name: record.name, place: places[record.personID]?.coordinate, availability: record.availability,
                route: hasRoom ? stops.map(\.place) : [], stops: stops, bagsAboard: trip?.bagsAboard ?? 0, orders: trip?.orders ?? 0,
                idleSince: record.isFree ? record.idleSince : nil, jobsToday: figure?.jobs ?? 0, centsToday: figure?.cents ?? 0)
        }
    }

    /// The stops that a driver who is under way still has to make.
    private struct OpenTrip {
        var stops: [MatchableStop]
        let bagsAboard: Int
        let orders: Int
    }

    private func trips(of drivers: [Int], at now: Date, in transaction: Transaction) throws -> [Int: OpenTrip] {
        guard !drivers.isEmpty else { return [:] }
        let active = try transaction.all(
            JobRecord.self,
            "SELECT * FROM fleet_job WHERE driver_id IN \(list: drivers) AND status IN \(list: [JobStatus.accepted, .started]) ORDER BY id")
        let stops = try JobRepository().stops(of: active.map(\.id), in: transaction)
        let (due, pace) = (try dueTimes(of: active.map(\.orderID), in: transaction), try PaceLearning.pace(settings, in: transaction))
        var trips: [Int: OpenTrip] = [:]
        for (driver, legs) in Dictionary(grouping: active, by: \.driverID) {
            guard let driver else { continue }
            let jobs = Dictionary(legs.map { ($0.id, $0) }) { first, _ in first }
            let (begun, rest) = TripKeeper.open(legs.map { stops[$0.id] ?? [] })
            let open = ([begun].compactMap(\.self) + rest).compactMap { record in
                jobs[record.jobID].map {
                    // A driver who is there has a part of the stop behind.
                    let spent = record.status == .arrived ? record.arrivedAt.map { max(0, now.timeIntervalSince($0)) } ?? 0 : 0
                    let duration = max(0, pace.seconds(at: record.place) - spent)
                    return stop(record, of: $0, due: due[$0.orderID], duration: duration, isBegun: record.id == begun?.id)
                }
            }
            trips[driver] = OpenTrip(stops: open, bagsAboard: open.bagsAboard, orders: legs.count)
        }
        return trips
    }

    /// Returns the jobs that drivers finished since a time, and what they paid, by driver.
    private func figures(of drivers: [Int], since start: Date, in transaction: Transaction) throws -> [Int: (jobs: Int, cents: Int)] {
        guard !drivers.isEmpty else { return [:] }
        let rows = try transaction.rows(
            """
            SELECT driver_id, COUNT(*) AS jobs, CAST(COALESCE(SUM(pay_cents), 0) AS BIGINT) AS cents FROM fleet_job
            WHERE driver_id IN \(list: drivers) AND finished_at >= \(start) AND status = \(JobStatus.finished) GROUP BY driver_id
            """)
        return try rows.reduce(into: [:]) { $0[try $1.get("driver_id")] = (try $1.get("jobs"), try $1.get("cents")) }
    }
}

extension DriverRecord {
    fileprivate var availability: MatchableDriver.Availability {
        if activeJobID != nil { return .busy }
        if !isOnline { return .offline }
        return isOnBreak ? .onBreak : .free
    }
}
