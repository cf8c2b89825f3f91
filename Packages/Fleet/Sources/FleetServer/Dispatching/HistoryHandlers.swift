import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Shows dispatchers what was: jobs that are over, and the numbers of a day.
struct HistoryHandlers: Sendable {
    private let tally = HourTally()
    private let jobs = JobRepository()

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.pastTrips, allow: .accessAlone) { input, context in
            let day = try ServiceDay.checked(input.day)
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit()
            await context.recordSight(AuditEntry(.finishedTripsListed))
            return try await context.database.read { try trips(input, day, limit, in: $0) }
        }
        routes.on(FleetEndpoints.charts, allow: .accessAlone) { input, context in
            let day = try ServiceDay.checked(input.day) ?? ServiceDay.day(of: context.clock.now)
            return try await context.database.read { try tally.charts(of: day, in: $0) }
        }
    }

    private func trips(_ request: PastTripsRequest, _ day: LocalDay?, _ limit: Int, in transaction: Transaction) throws -> PastTripPage {
        let bounds = day.map(ServiceDay.bounds)
        let (start, end) = (bounds?.lowerBound ?? .distantPast, bounds?.upperBound ?? .distantFuture)
        var last = (finishedAt: end, id: 0)
        if let before = request.before {
            guard let finishedAt = try transaction.first("SELECT finished_at FROM fleet_job WHERE id = \(before)")?.get("finished_at", as: Date?.self) else {
                throw APIError.notFound()
            }
            last = (min(finishedAt, end), before)
        }
        let driver: SQL = request.driverID.map { "j.driver_id = \($0) AND" } ?? ""
        let rows = try transaction.rows(
            """
            SELECT j.*, d.name, s.status AS door_status, COALESCE(s.arrived_at, s.changed_at) AS visited_at, s.window_end, s.failure_reason, o.due_at
            FROM fleet_job j LEFT JOIN fleet_driver d ON d.person_id = j.driver_id
            LEFT JOIN fleet_stop s ON s.job_id = j.id AND s.place = \(StopPlace.customer)
            LEFT JOIN fleet_order o ON o.order_id = j.order_id
            WHERE \(sql: driver) j.status = \(JobStatus.finished) AND j.finished_at >= \(start) AND j.finished_at <= \(last.finishedAt)
                AND (j.finished_at < \(last.finishedAt) OR j.finished_at = \(last.finishedAt) AND j.id < \(last.id))
            ORDER BY j.finished_at DESC, j.id DESC LIMIT \(limit + 1)
            """)
        let stops = try jobs.stops(of: try rows.prefix(limit).map { try $0.get("id") }, in: transaction)
        return PastTripPage(items: try rows.prefix(limit).map { try PastTrip(row: $0, stops: stops) }, hasMore: rows.count > limit)
    }
}

extension PastTrip {
    /// Reads a trip, with its own stops of those of several.
    fileprivate init(row: Row, stops: [Int: [StopRecord]]) throws {
        let (id, order, bags) = (try row.get("id", as: Int.self), try row.get("order_id", as: Int.self), try row.get("bags", as: Int.self))
        let kind: JobKind = try row.get("kind")
        let status = try row.get("door_status", as: String?.self).flatMap(StopStatus.init)
        let windowEnd: Date? = try row.get("window_end")
        self.init(
            id: id, orderID: order, kind: kind, driverID: try row.get("driver_id"), driverName: try row.get("name"),
            area: try row.get("area"), bags: bags, acceptedAt: try row.get("accepted_at"), finishedAt: try row.get("finished_at"),
            distanceMeters: try row.get("distance_meters"), stops: (stops[id] ?? []).map { $0.stop(order: order, bags: bags) },
            dueAt: kind == .pickup ? try windowEnd ?? row.get("due_at") : windowEnd,
            visitedAt: status?.isFinal == true ? try row.get("visited_at") : nil, failed: status == .failed, failureReason: try row.get("failure_reason"))
    }
}

extension AuditEntry.Action {
    /// A dispatcher listed trips that are over, with who drove them.
    fileprivate static let finishedTripsListed = Self(rawValue: "finished_trips_listed")
}
