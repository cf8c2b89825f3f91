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
                try acceptance.assign(
                    order: input.id, to: input.driverID, by: dispatcher, deviceTime: deviceTime, at: now, in: transaction)
            }
        }
    }
}

extension AuditEntry.Action {
    /// A dispatcher listed the drivers' trips, with the places that they go to.
    fileprivate static let tripsListed = Self(rawValue: "trips_listed")
}
