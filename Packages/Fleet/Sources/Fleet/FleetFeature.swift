public import Core
import FleetAPI

/// The driver's home and jobs, and the dispatcher's dashboard.
public struct FleetFeature: Feature {
    /// What Fleet remembers.
    public typealias State = FleetState
    /// What can happen in Fleet.
    public typealias Action = FleetAction

    /// `fleet`.
    public static let name = "fleet"
    let fleet: any FleetService

    /// Creates the feature.
    public init(fleet: any FleetService) { self.fleet = fleet }

    /// Nothing known.
    public var initialState: FleetState { FleetState() }

    /// Changes the state for an action.
    public func reduce(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .signedIn(let person):
            // Another person must not see what the one before saw.
            if state.personID != nil, state.personID != person.id { state = FleetState() }
            state.personID = person.id
            return .none
        case .signedOut:
            state = FleetState()
            return .merge(
                .cancel(id: "driver.live"), .cancel(id: "driver.load"), .cancel(id: "online"), .cancel(id: "answer"), .cancel(id: "step"),
                .cancel(id: "dispatch.live"), .cancel(id: "dispatch.overview"))
        case .opened:
            return .none
        case .driverAppeared, .driverChanged, .statusLoaded, .jobsLoaded, .onlineToggled, .onlineSet, .acceptTapped, .declineTapped, .answered:
            return reduceDriver(&state, action)
        case .bagsChanged, .noteChanged, .reasonChanged, .stepTapped, .stepped, .messageCustomerTapped:
            return reduceStop(&state, action)
        case .dispatchAppeared, .dispatchChanged, .overviewLoaded, .tripTapped:
            return reduceDispatch(&state, action)
        }
    }

    /// Fleet needs to know whose jobs to hear of.
    public func action(for event: AppEvent) -> FleetAction? {
        switch event {
        case .signedIn(let person): .signedIn(person)
        case .signedOut: .signedOut
        case .modeChanged, .open, .notice: nil
        }
    }

    private func reduceDispatch(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .dispatchAppeared:
            state.overview.beginLoading()
            return .listen(id: "dispatch.live") { [fleet] send in
                let changes = await fleet.dispatchChanges()
                send(.dispatchChanged)
                for await _ in changes { send(.dispatchChanged) }
            }
        case .dispatchChanged:
            return .run(id: "dispatch.overview") { [fleet] send in
                send(.overviewLoaded(await Result { () async throws(APIError) in try await fleet.overview() }))
            }
        case .overviewLoaded(let result):
            state.overview.finish(result)
        case .tripTapped(let order):
            return .event(.open("/dispatcher/orders/\(order)"))
        default:
            break
        }
        return .none
    }
}
