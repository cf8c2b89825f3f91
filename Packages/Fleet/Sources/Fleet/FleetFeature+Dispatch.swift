import Core
import CoreUI
import FleetAPI

extension FleetFeature {
    /// The dispatcher's dashboard and fleet.
    func reduceDispatch(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .dispatchAppeared:
            state.overview.beginLoading()
            return .merge(
                .listen(id: "dispatch.live") { [fleet] send in
                    let changes = await fleet.dispatchChanges()
                    send(.dispatchChanged)
                    for await change in changes { send(change.kind == FleetEvents.driverMoved ? .driversMoved : .dispatchChanged) }
                },
                loadAreas(state))
        case .dispatchChanged:
            return loadOverview()
        case .overviewLoaded(let result):
            state.overview.finish(result)
            return showPlaces(&state)
        case .availabilityTapped(let availability):
            state.availability = availability
        case .dashboardTripTapped(let trip):
            return .event(.open("/dispatcher/fleet/trips/\(trip)"))
        case .dashboardDriverTapped(let driver):
            return .event(.open("/dispatcher/fleet/drivers/\(driver)"))
        case .tripTapped(let trip):
            coordinator.push(.trip(trip), onto: &state.path)
        case .driverTapped(let driver):
            coordinator.push(.driver(driver), onto: &state.path)
        case .pathChanged(let path):
            state.path = path
        case .fleetTapped:
            coordinator.popToRoot(&state.path)
        case .orderTapped(let order):
            return .event(.open("/dispatcher/orders/\(order)"))
        case .messageDriverTapped(let driver):
            return .event(.open("/dispatcher/messages/with/\(driver)"))
        default:
            break
        }
        return .none
    }

    /// Asks for the numbers, trips and drivers.
    func loadOverview() -> Effect<FleetAction> {
        .run(id: "dispatch.overview") { [fleet] send in
            send(.overviewLoaded(await Result { () async throws(APIError) in try await fleet.overview() }))
        }
    }
}
