public import Core
import CoreUI
import FleetAPI

/// The driver's home and jobs, the dispatcher's dashboard and fleet.
public struct FleetFeature: Feature {
    /// What Fleet remembers.
    public typealias State = FleetState
    /// What can happen in Fleet.
    public typealias Action = FleetAction

    /// `fleet`.
    public static let name = "fleet"
    let fleet: any FleetService
    let clock: any Clock
    let coordinator = FleetCoordinator()

    /// Creates the feature.
    ///
    /// - Parameter clock: counts the offers down.
    public init(fleet: any FleetService, clock: any Clock) {
        self.fleet = fleet
        self.clock = clock
    }

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
                .cancel(id: "dispatch.live"), .cancel(id: "dispatch.overview"), .cancel(id: "countdown"), .cancel(id: "areas"), .cancel(id: "assign"),
                .cancel(id: "dispatch.drivers"), .cancel(id: "dispatch.age"))
        case .opened:
            return .none
        case .areasLoaded(let result):
            // Without the areas the maps still show what matters.
            if case .success(let areas) = result { state.areas = areas }
            return .none
        case .driverAppeared, .driverChanged, .statusLoaded, .jobsLoaded, .ticked, .onlineToggled, .onlineSet, .offersTapped,
            .currentJobTapped, .acceptTapped, .declineTapped, .answered, .positionsNoted:
            return reduceDriver(&state, action)
        case .bagsChanged, .noteChanged, .reasonChanged, .stepTapped, .stepped, .messageCustomerTapped:
            return reduceStop(&state, action)
        case .dispatchAppeared, .dispatchChanged, .overviewLoaded, .availabilityTapped, .dashboardTripTapped, .dashboardDriverTapped,
            .tripTapped, .driverTapped, .pathChanged, .fleetTapped, .orderTapped, .messageDriverTapped:
            return reduceDispatch(&state, action)
        case .driversMoved, .driversLoaded, .driversUnheard:
            return reducePlaces(&state, action)
        case .assignTapped, .assigneeTapped, .assignCanceled, .assignSubmitTapped, .assigned:
            return reduceAssignment(&state, action)
        }
    }

    /// Fleet needs to know whose jobs to hear of.
    public func action(for event: AppEvent) -> FleetAction? {
        switch event {
        case .signedIn(let person): .signedIn(person)
        case .signedOut: .signedOut
        case .modeChanged, .open, .notice, .sceneChanged: nil
        }
    }

    /// Asks for the areas once.
    func loadAreas(_ state: FleetState) -> Effect<FleetAction> {
        guard state.areas.isEmpty else { return .none }
        return .run(id: "areas") { [fleet] send in
            send(.areasLoaded(await Result { () async throws(APIError) in try await fleet.areas() }))
        }
    }
}
