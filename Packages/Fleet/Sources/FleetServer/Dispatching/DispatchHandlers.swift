import Core
import FleetAPI
import Foundation
import Persistence
import ServerCore

/// Shows dispatchers the board, and assigns orders by hand.
struct DispatchHandlers: Sendable {
    let acceptance: JobAcceptance
    private let board = DispatchBoard()

    init(acceptance: JobAcceptance) { self.acceptance = acceptance }

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.dashboard, allow: .accessAlone) { _, context in
            let now = context.clock.now
            return try await context.database.read { try board.summary(at: now, in: $0) }
        }
        routes.on(FleetEndpoints.drivers, allow: .accessAlone) { input, context in
            let page = try input.checked()
            return try await context.database.read { try board.drivers(page, in: $0) }
        }
        routes.on(FleetEndpoints.trips, allow: .accessAlone) { input, context in
            let page = try input.checked()
            await context.recordSight(AuditEntry(.tripsListed))
            return try await context.database.read { try board.trips(page, in: $0) }
        }
        routes.on(FleetEndpoints.assign, allow: .accessAlone) { input, context in
            let (dispatcher, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
            return try await context.writeOnce { transaction in
                let assignment = JobAcceptance.Assignment(order: input.id, driver: input.driverID, dispatcher: dispatcher, deviceTime: deviceTime)
                let assigned = try acceptance.assign(assignment, at: now, in: transaction)
                if assigned.isNew { try context.record(.assigned(order: input.id, to: input.driverID), in: transaction) }
                return assigned.seen
            }
        }
        routes.on(FleetEndpoints.takeBack, allow: .accessAlone) { input, context in
            let (dispatcher, now, deviceTime) = (try context.person().id, context.clock.now, context.deviceTime)
            return try await context.writeOnce { transaction in
                let driver = try JobRepository().current(ofOrder: input.id, in: transaction)?.driverID
                let job = try acceptance.releasing.takeBack(input.id, by: dispatcher, deviceTime: deviceTime, at: now, in: transaction)
                try context.record(.released(order: input.id, from: driver), in: transaction)
                return job
            }
        }
    }
}

extension AuditEntry.Action {
    /// A dispatcher listed the drivers' trips, with the places that they go to.
    fileprivate static let tripsListed = Self(rawValue: "trips_listed")
}
