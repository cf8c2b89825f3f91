import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence

/// Reads what dispatchers see: the numbers of the day, drivers and trips.
struct DispatchBoard: Sendable {
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let trips = TripRepository()
    private let positions = PositionRepository()

    private static let closed: Set<Stage> = [.draft, .delivered, .completed, .canceled, .rejected]
    private static let beforePickup: [Stage] = [.placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed]

    func summary(at now: Date, in transaction: Transaction) throws -> DashboardSummary {
        let active = Stage.allCases.filter { !Self.closed.contains($0) }
        let day = ServiceDay.start(of: now)
        func count(_ sql: SQL) throws -> Int { try transaction.value(Int.self, "SELECT COUNT(*) FROM \(sql: sql)") }
        let trips = try transaction.value(
            Int.self,
            "SELECT COUNT(DISTINCT COALESCE(trip_id, id)) FROM fleet_job WHERE status IN \(list: [JobStatus.accepted, .started])")
        return DashboardSummary(
            activeOrders: try count("fleet_order WHERE stage IN \(list: active)"),
            activeTrips: trips,
            unassignedOrders: try count("fleet_job WHERE status = \(JobStatus.offered)"),
            onlineDrivers: try count("fleet_driver WHERE is_online = \(true)"),
            lateOrders: try count("fleet_order WHERE stage IN \(list: Self.beforePickup) AND due_at < \(now)"),
            completedToday: try count("fleet_order WHERE delivered_at >= \(day)"))
    }

    func drivers(_ page: PageNumbers, in transaction: Transaction) throws -> Page<DispatchDriver> {
        let records = try transaction.all(
            DriverRecord.self,
            "SELECT * FROM fleet_driver WHERE is_former = \(false) ORDER BY is_online DESC, person_id LIMIT \(page.limit) OFFSET \(page.offset)")
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM fleet_driver WHERE is_former = \(false)")
        let known = try positions.latest(of: records.filter(\.isOnline).map(\.personID), in: transaction)
        return page.page(of: records.map { $0.dispatchDriver(at: known[$0.personID]) }, total: total)
    }

    func trips(_ page: PageNumbers, in transaction: Transaction) throws -> Page<Trip> {
        let open: [JobStatus] = [.offered, .accepted, .started]
        let records = try transaction.all(
            JobRecord.self,
            "SELECT * FROM fleet_job WHERE status IN \(list: open) ORDER BY id LIMIT \(page.limit) OFFSET \(page.offset)")
        let together = Set(records.compactMap(\.tripID)).sorted()
        let legs = try trips.active(of: together, in: transaction)
        let stops = try jobs.stops(of: Set((records + legs).map(\.id)).sorted(), in: transaction)
        let byTrip = Dictionary(grouping: legs, by: \.tripID)
        let names = try drivers.names(records.compactMap(\.driverID), in: transaction)
        let trips = records.map { record in
            Trip(
                id: record.id, orderID: record.orderID, kind: record.kind, status: record.status, driverID: record.driverID,
                driverName: record.driverID.flatMap { names[$0] }, area: record.area, bags: record.bags,
                nextStop: stops[record.id]?.first { !$0.status.isFinal }?.stop(order: record.orderID, bags: record.bags), acceptedAt: record.acceptedAt,
                stops: Self.ahead(byTrip[record.tripID] ?? [record], stops))
        }
        let total = try transaction.value(Int.self, "SELECT COUNT(*) FROM fleet_job WHERE status IN \(list: open)")
        return page.page(of: trips, total: total)
    }

    /// Returns the stops that are left of jobs that a driver does together, in the order in which they are planned.
    private static func ahead(_ jobs: [JobRecord], _ stops: [Int: [StopRecord]]) -> [Stop] {
        let open = jobs.flatMap { job in (stops[job.id] ?? []).filter { !$0.status.isFinal }.map { (job: job, stop: $0) } }
        return open.sorted { TripRepository.place($0.stop) < TripRepository.place($1.stop) }.map { $0.stop.stop(order: $0.job.orderID, bags: $0.job.bags) }
    }
}
