import Core
import FleetAPI
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Takes drivers' position reports: stores them while the driver is online, and publishes that the driver moved.
struct PositionIntake: Sendable {
    /// The time for which traces are kept; zero records none.
    let traceRetention: Duration
    let hub: RealtimeHub
    /// Estimates when drivers arrive; nil where nobody is told.
    let approach: Approach?
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let positions = PositionRepository()

    init(traceRetention: Duration, hub: RealtimeHub, approach: Approach?) {
        self.traceRetention = traceRetention
        self.hub = hub
        self.approach = approach
    }

    func add(to routes: inout Routes) {
        // A driver reports only their own position.
        routes.on(FleetEndpoints.location, allow: .accessAlone) { input, context in
            var report = input
            // Not if there are too many, which the rules refuse.
            if PositionReport.size.contains(report.positions.count) {
                for index in report.positions.indices { report.positions[index].time = context.clamped(report.positions[index].time) }
            }
            return try await take(report, from: try context.person().id, at: context.clock.now, in: context.database)
        }
    }

    /// Takes a report. Taking it again changes nothing.
    ///
    /// - Throws: 422 with the fields at fault, or `driver_offline` (409); then nothing of the report is stored.
    private func take(_ report: PositionReport, from driver: Int, at now: Date, in database: any Database) async throws -> PositionReceipt {
        try PositionRules.check(report, at: now)
        let (latest, changes) = try await database.write { transaction -> (Position?, [Change]) in
            guard let record = try drivers.find(driver, in: transaction), record.isOnline, let since = record.since else {
                throw APIError.conflict(Strings.driverOffline, code: "driver_offline")
            }
            // Where drivers were before they went online is their own business.
            let shared = report.positions.filter { $0.time >= since }
            if let job = record.activeJobID { try trace(shared, of: driver, at: job, in: transaction) }
            let newest = shared.max { $0.time < $1.time }
            let isNews = try newest.map { try positions.keep($0, of: driver, in: transaction) } ?? false
            return (try positions.latest(of: [driver], in: transaction)[driver], isNews ? try movements(of: driver, in: transaction) : [])
        }
        for change in changes { await hub.publish(change) }
        if let latest, let approach, !changes.isEmpty {
            for change in try await approach.take(latest, of: driver, at: now, in: database) { await hub.publish(change) }
        }
        return PositionReceipt(latest: latest)
    }

    private func trace(_ shared: [Position], of driver: Int, at job: Int, in transaction: Transaction) throws {
        guard traceRetention > .zero, let start = try jobs.find(job, in: transaction)?.acceptedAt else { return }
        try positions.trace(shared.filter { $0.time >= start }, of: driver, at: job, in: transaction)
    }

    /// Returns the changes that say that a driver moved: one for dispatchers, and one for each follower of an order whose door is next.
    private func movements(of driver: Int, in transaction: Transaction) throws -> [Change] {
        let board = Change(topic: FleetTopics.dispatch, kind: FleetEvents.driverMoved, id: driver, sequence: 0)
        return try StopsAhead(of: driver, in: transaction).approached.reduce(into: [board]) { changes, job in
            // Not on the order's own topic, which drivers of its other jobs can subscribe to.
            for topic in [OrdersTopics.customer(job.customerID), OrdersTopics.driver(driver), OrdersTopics.dispatch] {
                changes.append(Change(topic: topic, kind: OrdersEvents.driverMoved, id: job.orderID, sequence: 0))
            }
        }
    }
}

/// The rules that every position of a report must meet.
enum PositionRules {
    /// Seconds that a device's clock may be ahead. A later time is refused, since it would hide all positions until then.
    static let clockTolerance = 30.0

    /// Checks a report. Fields are named like `positions.3.latitude`.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields.
    static func check(_ report: PositionReport, at now: Date) throws(APIError) {
        var errors = FieldErrors()
        errors.check(report.positions.count, "positions", .range(PositionReport.size))
        // Not worth checking the positions of a report that is too long.
        try errors.throwIfAny()
        for (index, position) in report.positions.enumerated() {
            let name = "positions.\(index)"
            errors.check(position.latitude, "\(name).latitude", .range(-90...90))
            errors.check(position.longitude, "\(name).longitude", .range(-180...180))
            errors.check(position.accuracy, "\(name).accuracy", Validation.range(0...100_000).optional)
            errors.check(position.heading, "\(name).heading", Validation.range(0...360).optional)
            errors.check(position.speed, "\(name).speed", Validation.range(0...150).optional)
            errors.require(position.time.timeIntervalSince(now) <= clockTolerance, "\(name).time", Strings.timeInFuture)
        }
        try errors.throwIfAny()
    }
}
