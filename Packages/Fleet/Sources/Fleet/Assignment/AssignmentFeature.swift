import Core
import FleetAPI

/// An order that a dispatcher assigns to a driver.
struct AssignmentForm: Sendable, Equatable {
    /// The order's id.
    let orderID: Int
    /// The chosen driver.
    var driver: DispatchDriver?
    /// Whether the order is being assigned.
    var isBusy = false
    /// The reason why that failed.
    var message: String?

    /// The entries that survive a restart of the server.
    var draft: AssignmentDraft { AssignmentDraft(orderID: orderID, driver: driver) }
}

/// The entries of an open assignment that outlive the server.
struct AssignmentDraft: Codable, Sendable, Equatable {
    let orderID: Int
    let driver: DispatchDriver?
}

/// Assigning an order by hand, in a sheet over the screen that opened it. Its state is nil while the sheet is closed.
struct AssignmentFeature: Screen {
    typealias State = AssignmentForm?

    enum Action: Sendable, Equatable {
        case draftRestored(AssignmentDraft)
        case driverTapped(DispatchDriver)
        case canceled
        case submitTapped
        case assigned(Result<Job, APIError>)
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let draft):
            state = AssignmentForm(orderID: draft.orderID, driver: draft.driver)
            return .none
        case .driverTapped(let driver):
            guard state?.isBusy == false else { return .none }
            state?.driver = driver
            state?.message = nil
            return .none
        case .canceled:
            state = nil
            return .cancel(id: "assign")
        case .submitTapped:
            guard let form = state, let driver = form.driver, !form.isBusy else { return .none }
            state?.isBusy = true
            state?.message = nil
            return .load(id: "assign") { [fleet] () throws(APIError) in
                try await fleet.assign(order: form.orderID, to: driver.id)
            } send: {
                .assigned($0)
            }
        case .assigned(.success):
            let driver = state?.driver?.name
            state = nil
            return .event(.notice(driver.map(Strings.assignedTo) ?? Strings.assignedNow))
        case .assigned(.failure(let error)):
            state?.isBusy = false
            state?.message = error.message
            return .none
        }
    }
}
