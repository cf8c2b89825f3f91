import Core
import FleetAPI
import ServerCore

/// Takes where drivers are.
struct PositionController: Sendable {
    let intake: PositionIntake

    func add(to routes: inout Routes) {
        // A driver reports of the own device alone.
        routes.on(FleetEndpoints.location, allow: .accessAlone) { input, context in
            try await intake.take(input, from: try context.person().id, at: context.clock.now, in: context.database)
        }
    }
}
