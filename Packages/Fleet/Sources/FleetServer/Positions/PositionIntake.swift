import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Takes what a driver's device reports of its place: keeps it while the driver is online, and tells those who follow the driver.
struct PositionIntake: Sendable {
    let settings: FleetSettings
    let hub: RealtimeHub
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let positions = PositionRepository()

    init(settings: FleetSettings, hub: RealtimeHub) {
        self.settings = settings
        self.hub = hub
    }

    /// Takes a report. One that was taken before changes nothing.
    ///
    /// - Throws: 422 with the fields at fault; `driver_offline` (409), and nothing is kept.
    func take(_ report: PositionReport, from driver: Int, at now: Date, in database: any Database) async throws -> PositionReceipt {
        try PositionRules.check(report, at: now)
        let (latest, changes) = try await database.write { transaction -> (Position?, [Change]) in
            guard let record = try drivers.find(driver, in: transaction), record.isOnline, let since = record.since else {
                throw APIError.conflict(Strings.driverOffline, code: "driver_offline")
            }
            // Where somebody was before going online is nobody's business.
            let shared = report.positions.filter { $0.time >= since }
            if let job = record.activeJobID { try trace(shared, of: driver, at: job, in: transaction) }
            let newest = shared.max { $0.time < $1.time }
            let isNews = try newest.map { try positions.keep($0, of: driver, in: transaction) } ?? false
            return (try positions.latest(of: [driver], in: transaction)[driver], isNews ? try hints(of: driver, in: transaction) : [])
        }
        for change in changes { await hub.tell(change) }
        return PositionReceipt(latest: latest)
    }

    private func trace(_ shared: [Position], of driver: Int, at job: Int, in transaction: Transaction) throws {
        guard settings.traceRetention > .zero, let start = try jobs.find(job, in: transaction)?.acceptedAt else { return }
        try positions.trace(shared.filter { $0.time >= start }, of: driver, at: job, in: transaction)
    }

    /// Who is to hear that a driver moved: dispatchers, and of orders whose customer the driver is on the way to those who follow the order.
    private func hints(of driver: Int, in transaction: Transaction) throws -> [Change] {
        let board = Change(topic: FleetTopics.dispatch, kind: FleetEvents.driverMoved, id: driver, sequence: 0)
        return try jobs.onTheWay(driver, in: transaction).reduce(into: [board]) { changes, job in
            // Not on the order's own topic: the drivers of other legs are in it, too.
            for topic in [OrdersTopics.customer(job.customerID), OrdersTopics.driver(driver), OrdersTopics.dispatch] {
                changes.append(Change(topic: topic, kind: OrdersEvents.driverMoved, id: job.orderID, sequence: 0))
            }
        }
    }
}
