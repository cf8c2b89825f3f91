import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Shows and changes whether a driver takes jobs, and takes the driver's reports of stops.
struct DriverHandlers: Sendable {
    let board: OfferBoard
    let publisher: FleetPublisher
    let report: StopReport
    private let drivers = DriverRepository()
    private let jobs = JobRepository()
    private let offers = OfferRepository()

    init(board: OfferBoard, publisher: FleetPublisher, report: StopReport) {
        self.board = board
        self.publisher = publisher
        self.report = report
    }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.status, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            if try await context.database.read({ try drivers.find(person.id, in: $0) }) == nil {
                // Dispatchers can assign orders to everybody who has looked at their status once.
                try await context.database.write { try drivers.keep(person, in: $0) }
            }
            return try await context.database.read { try status(of: person.id, at: now, in: $0) }
        }
        routes.on(FleetEndpoints.setStatus, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.write { transaction in
                try set(person, online: input.online, at: now, in: transaction)
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

    private func stateVehicle(_ vehicle: Vehicle?, _ context: HandlerContext) async throws -> DriverStatus {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.database.write { transaction in
            try drivers.keep(person, in: transaction)
            try drivers.setVehicle(vehicle, of: person.id, in: transaction)
            return try status(of: person.id, at: now, in: transaction)
        }
    }

    private func set(_ person: Person, online: Bool, at now: Date, in transaction: Transaction) throws {
        try drivers.keep(person, in: transaction)
        guard try drivers.setOnline(person.id, online, at: now, in: transaction) else { return }
        try publisher.driverChanged(person.id, online: online, in: transaction)
        if online {
            try board.offerOpenJobs(at: now, in: transaction)
        } else {
            try offers.withdrawAll(to: person.id, at: now, in: transaction)
        }
    }

    private func status(of driver: Int, at now: Date, in transaction: Transaction) throws -> DriverStatus {
        guard let record = try drivers.find(driver, in: transaction) else { throw APIError.notFound() }
        let earnings = try jobs.earnings(ofDriver: driver, since: ServiceDay.start(of: now), in: transaction)
        return DriverStatus(
            online: record.isOnline, since: record.since, activeJobID: record.activeJobID, unanswered: record.unanswered,
            finishedToday: earnings.jobs, earnedTodayCents: earnings.cents, vehicle: try drivers.vehicle(of: driver, in: transaction))
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
