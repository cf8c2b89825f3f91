import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Shows and changes whether a driver takes jobs, and takes the driver's reports of stops.
struct DriverHandlers: Sendable {
    let publisher: FleetPublisher
    let report: StopReport
    /// Nil where only access tokens say what drivers are called.
    let names: (any DriverNames)?
    private let drivers = DriverRepository()
    private let jobs = JobRepository()

    init(publisher: FleetPublisher, report: StopReport, names: (any DriverNames)?) {
        self.publisher = publisher
        self.report = report
        self.names = names
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.status, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            if person.viewerID == nil, try await context.database.read({ try drivers.find(person.id, in: $0) }) == nil {
                // Dispatchers can assign orders to everybody who has looked at their status once; an administrator who views as them hasn't.
                try await context.database.write { try keep(person, in: $0) }
            }
            return try await context.database.read { try status(of: person.id, at: now, in: $0) }
        }
        routes.on(FleetEndpoints.setStatus, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                try set(person, input, at: now, in: transaction)
                if input.online { try context.track(.wentOnline, in: transaction) }
                return try status(of: person.id, at: now, in: transaction)
            }
        }
        routes.on(FleetEndpoints.setVehicle, allow: .accessAlone) { input, context in try await stateVehicle(input.checked(), context) }
        routes.on(FleetEndpoints.removeVehicle, allow: .accessAlone) { _, context in try await stateVehicle(nil, context) }
        routes.on(FleetEndpoints.updateStop, allow: .accessAlone) { input, context in
            let (driver, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
            try await report.checkPIN(input, from: driver, context.database)
            return try await context.writeOnce { try report.take(input, from: driver, deviceTime: deviceTime, at: now, in: $0) }
        }
    }

    private func keep(_ person: Person, in transaction: Transaction) throws {
        try drivers.keep(person.id, names?.name(of: person.id, in: transaction) ?? person.name, in: transaction)
    }

    private func stateVehicle(_ vehicle: Vehicle?, _ context: HandlerContext) async throws -> DriverStatus {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.database.write { transaction in
            try keep(person, in: transaction)
            try drivers.setVehicle(vehicle, of: person.id, in: transaction)
            return try status(of: person.id, at: now, in: transaction)
        }
    }

    /// Puts a driver online, on a break, or offline. The driver's page then loads the offers that are open.
    private func set(_ person: Person, _ update: DriverStatusUpdate, at now: Date, in transaction: Transaction) throws {
        try keep(person, in: transaction)
        let onBreak = update.online && update.onBreak == true
        if onBreak, try !jobs.active(ofDriver: person.id, in: transaction).isEmpty {
            throw APIError.conflict(Strings.breakDuringJob, code: "break_during_job")
        }
        let wasSet = try drivers.setOnline(person.id, update.online, at: now, in: transaction)
        let isBreakChanged = try drivers.setBreak(person.id, onBreak, at: now, in: transaction)
        if !update.online { try drivers.clearOfflineReason(person.id, in: transaction) }
        guard wasSet || isBreakChanged else { return }
        try publisher.driverChanged(person.id, online: update.online, onBreak: onBreak, in: transaction)
    }

    private func status(of driver: Int, at now: Date, in transaction: Transaction) throws -> DriverStatus {
        guard let record = try drivers.find(driver, in: transaction) else { throw APIError.notFound() }
        let earnings = try jobs.earnings(ofDriver: driver, since: ServiceDay.start(of: now), in: transaction)
        return DriverStatus(
            online: record.isOnline, onBreak: record.isOnBreak, offlineReason: record.offlineReason, since: record.since,
            activeJobID: record.activeJobID, unanswered: record.unanswered, finishedToday: earnings.jobs, earnedTodayCents: earnings.cents,
            vehicle: try drivers.vehicle(of: driver, in: transaction))
    }
}

extension Vehicle {
    /// Returns the vehicle without white space around its texts, the plate in capital letters.
    ///
    /// - Throws: ``/Core/APIError`` of status 422 with the fields that are empty or too long.
    fileprivate func checked() throws(APIError) -> Vehicle {
        let texts = [model, color, plate].map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        let vehicle = Vehicle(model: texts[0], color: texts[1], plate: texts[2].uppercased())
        try Self.validation.errors(in: vehicle).throwIfAny()
        return vehicle
    }
}
