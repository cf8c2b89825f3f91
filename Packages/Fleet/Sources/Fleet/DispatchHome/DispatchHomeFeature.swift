import Core
import FleetAPI

/// The dispatcher's home: leads from the board to trips and drivers, and assigns orders.
struct DispatchHomeFeature: Screen {
    struct State: Sendable, Equatable {
        /// The order that is being assigned; nil while the sheet is closed.
        var assignment: AssignmentForm?
    }

    enum Action: Sendable, Equatable {
        case tripTapped(Int)
        case driverTapped(Int)
        case assignTapped(order: Int)
        case assignment(AssignmentFeature.Action)
    }

    let assignment: AssignmentFeature

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .tripTapped(let trip):
            return .open(FleetLink.trip(trip))
        case .driverTapped(let driver):
            return .open(FleetLink.driver(driver))
        case .assignTapped(let order):
            state.assignment = AssignmentForm(orderID: order)
            return .none
        case .assignment(let action):
            return assignment.reduce(&state.assignment, action).map(Action.assignment)
        }
    }
}
