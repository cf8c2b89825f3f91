import Core
import FleetAPI
import Persistence
import ServerCore

/// Shows drivers the work that they have done. Other drivers' is not found.
struct ReviewHandlers: Sendable {
    let history: TripHistory
    let figures: DriverFigures

    func add(to routes: inout Routes) {
        routes.on(FleetEndpoints.finishedTrips, allow: .accessAlone) { input, context in
            let limit = try CursorRequest(before: input.before, limit: input.limit).checkedLimit()
            let (driver, now) = (try context.person().id, context.clock.now)
            return try await context.database.read { transaction in
                let found = try history.trips(of: driver, before: input.before, limit: limit + 1, at: now, in: transaction)
                let items = Array(found.prefix(limit))
                return FinishedTripPage(items: items, next: found.count > limit ? items.last?.job.id : nil)
            }
        }
        routes.on(FleetEndpoints.finishedTrip, allow: .accessAlone) { input, context in
            let (driver, now) = (try context.person().id, context.clock.now)
            return try await context.database.read { try history.trip(input.id, of: driver, at: now, in: $0) }
        }
        routes.on(FleetEndpoints.metrics, allow: .accessAlone) { _, context in
            let (driver, now) = (try context.person().id, context.clock.now)
            return try await context.database.read { try figures.metrics(of: driver, at: now, in: $0) }
        }
    }
}
