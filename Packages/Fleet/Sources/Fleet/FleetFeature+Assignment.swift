import Core
import FleetAPI

extension FleetFeature {
    /// Giving an order to a driver by hand.
    func reduceAssignment(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .assignTapped(let order, let driver):
            state.assignment = AssignmentForm(orderID: order, driverID: driver)
        case .assigneeTapped(let driver):
            guard state.assignment?.isBusy == false else { return .none }
            state.assignment?.driverID = driver
            state.assignment?.message = nil
        case .assignCanceled:
            state.assignment = nil
            return .cancel(id: "assign")
        case .assignSubmitTapped:
            guard let form = state.assignment, let driver = form.driverID, !form.isBusy else { return .none }
            state.assignment?.isBusy = true
            state.assignment?.message = nil
            return .run(id: "assign") { [fleet] send in
                send(.assigned(await Result { () async throws(APIError) in try await fleet.assign(order: form.orderID, to: driver) }))
            }
        case .assigned(.success):
            let driver = state.overview.value?.drivers.first { $0.id == state.assignment?.driverID }
            state.assignment = nil
            return .merge(.event(.notice(Strings.assigned(driver?.name))), loadOverview())
        case .assigned(.failure(let error)):
            state.assignment?.isBusy = false
            state.assignment?.message = error.message
            // The driver or the order has changed meanwhile: show what is true now.
            return error.status == 409 ? loadOverview() : .none
        default:
            break
        }
        return .none
    }
}
