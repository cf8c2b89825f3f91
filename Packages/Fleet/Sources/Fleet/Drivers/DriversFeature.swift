import ChatAPI
import Core
import CoreUI
import FleetAPI
import OrdersAPI

/// The dispatcher's list of drivers and trips, with the pages of a driver and of a trip on top of it.
struct DriversFeature: Screen {
    struct State: Sendable, Equatable {
        /// The pages on top of the list.
        var path: [DriversRoute] = []
        /// The availability that the list is limited to; nil for all drivers.
        var availability: DriverAvailability?
        /// The order that is being assigned; nil while the sheet is closed.
        var assignment: AssignmentForm?
    }

    enum Action: Sendable, Equatable {
        /// The path changed by a URL or the browser's back.
        case pathChanged([DriversRoute])
        case availabilityTapped(DriverAvailability?)
        case tripTapped(Int)
        case driverTapped(Int)
        /// The dispatcher wants to see the list again.
        case listTapped
        case orderTapped(Int)
        case chartsTapped
        /// The trips that are over are wanted: those of a driver, or all.
        case pastTripsTapped(driver: Int?)
        case messageDriverTapped(Int)
        /// An order is to be assigned, where it happens on a driver's page to that driver.
        case assignTapped(order: Int, driver: DispatchDriver?)
        case assignment(AssignmentFeature.Action)
    }

    let assignment: AssignmentFeature
    private let coordinator = DriversCoordinator()

    init(assignment: AssignmentFeature) { self.assignment = assignment }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .pathChanged(let path):
            state.path = path
            return .none
        case .availabilityTapped(let availability):
            state.availability = availability
            return .none
        case .tripTapped(let trip):
            coordinator.push(.trip(trip), onto: &state.path)
            return .none
        case .driverTapped(let driver):
            coordinator.push(.driver(driver), onto: &state.path)
            return .none
        case .listTapped:
            coordinator.popToRoot(&state.path)
            return .none
        case .orderTapped(let order):
            return .open(OrdersLink.board(order: order))
        case .chartsTapped:
            return .open(HistoryLink.charts())
        case .pastTripsTapped(let driver):
            return .open(HistoryLink.trips(driver: driver))
        case .messageDriverTapped(let driver):
            return .open(ChatLink.with(person: driver))
        case .assignTapped(let order, let driver):
            return assignment.open(AssignmentForm(orderID: order, driver: driver), in: &state.assignment).map(scope: "assignment", Action.assignment)
        case .assignment(let action):
            return assignment.reduce(&state.assignment, action).map(scope: "assignment", Action.assignment)
        }
    }
}
