import Core
import FleetAPI
import Networking

/// Fleet's client: the screens for drivers, which share the shift and the stops, two for dispatchers, which share the board, and the history.
struct FleetFeature: Feature {
    struct State: Sendable, Equatable {
        var shift = ShiftFeature.State()
        var stops = StopsFeature.State()
        var driverHome = DriverHomeFeature.State()
        var jobs = JobsFeature.State()
        var vehicle = VehicleFeature.State()
        var board = BoardFeature.State()
        var dispatchHome = DispatchHomeFeature.State()
        var drivers = DriversFeature.State()
        var ops = OpsFeature.State()
        var history = HistoryFeature.State()
        var apply = ApplyFeature.State()
        var applications = ApplicationsFeature.State()
        var application = ApplicationFeature.State()

        /// The number of orders that wait for a driver, as far as the screens that were shown know.
        var waitingCount: Int {
            if let board = dispatchHome.live.board.value { return board.entries.values.count { $0.card.lane == .unassigned } }
            return board.overview.value?.waiting.count ?? 0
        }
    }

    enum Action: Sendable, Equatable {
        case signedIn(Person)
        /// A tab was opened by its URL.
        case opened
        case shift(ShiftFeature.Action)
        case stops(StopsFeature.Action)
        case driverHome(DriverHomeFeature.Action)
        case jobs(JobsFeature.Action)
        case vehicle(VehicleFeature.Action)
        case board(BoardFeature.Action)
        case dispatchHome(DispatchHomeFeature.Action)
        case drivers(DriversFeature.Action)
        case ops(OpsFeature.Action)
        case history(HistoryFeature.Action)
        case apply(ApplyFeature.Action)
        case applications(ApplicationsFeature.Action)
        case application(ApplicationFeature.Action)
        /// A place among the applications was opened: one, or the list.
        case applicationsOpened(ApplicationsLink)
    }

    static let name = "fleet"
    let shift: ShiftFeature
    let stops: StopsFeature
    let driverHome: DriverHomeFeature
    let jobs: JobsFeature
    let vehicle: VehicleFeature
    let board: BoardFeature
    let dispatchHome: DispatchHomeFeature
    let drivers: DriversFeature
    let ops: OpsFeature
    let history: HistoryFeature
    let apply: ApplyFeature
    let applications: ApplicationsFeature
    let application: ApplicationFeature

    init(
        fleet: any FleetService, dispatch: any DispatchService, reviews: any ReviewService, history: any HistoryService,
        applying: any ApplicationService, deciding: any DecisionService, following: Following, clock: any Clock
    ) {
        apply = ApplyFeature(service: applying, following: following)
        applications = ApplicationsFeature(service: deciding, following: following)
        application = ApplicationFeature(service: deciding)
        let assignment = AssignmentFeature(dispatch: dispatch)
        shift = ShiftFeature(fleet: fleet, following: following, clock: clock)
        stops = StopsFeature(fleet: fleet)
        driverHome = DriverHomeFeature(fleet: fleet)
        jobs = JobsFeature(fleet: fleet)
        vehicle = VehicleFeature(fleet: fleet)
        board = BoardFeature(fleet: fleet, following: following, clock: clock)
        dispatchHome = DispatchHomeFeature(
            live: LiveBoardFeature(dispatch: dispatch, following: following, clock: clock), assignment: assignment,
            panel: OrderPanelFeature(dispatch: dispatch),
            views: SavedViewsFeature(dispatch: dispatch))
        drivers = DriversFeature(assignment: assignment)
        ops = OpsFeature(reviews: reviews)
        self.history = HistoryFeature(
            charts: ChartsFeature(history: history, clock: clock), trips: PastTripsFeature(history: history, clock: clock))
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("stops", of: \.stops.draft) { .stops(.draftRestored($0)) },
            Draft("vehicle", of: \.vehicle.draft) { .vehicle(.draftRestored($0)) },
            Draft("dispatchHome", of: \.dispatchHome.assignment?.draft) { .dispatchHome(.assignment(.draftRestored($0))) },
            Draft("filters", of: \.dispatchHome.filtersDraft) { _ in .dispatchHome(.filtersRestored) },
            Draft("view", of: \.dispatchHome.views.name) { .dispatchHome(.views(.draftRestored($0))) },
            Draft("drivers", of: \.drivers.assignment?.draft) { .drivers(.assignment(.draftRestored($0))) },
            Draft("apply", of: \.apply.draft) { .apply(.draftRestored($0)) },
            Draft("application", of: \.application.draft) { .application(.draftRestored($0)) },
        ]
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        .merge(reduceScreen(&state, action), updateShared(&state, action))
    }

    private func reduceScreen(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            state.apply.person = person
            guard state.shift.driverID != person.id else { return .none }
            state.shift.driverID = person.id
            // A screen may have appeared before the driver was known.
            return state.shift.shift == .idle ? .none : reduceScreen(&state, .shift(.appeared))
        case .opened:
            return .none
        case .shift(let action):
            let previous = state.shift.currentJob
            let effect = shift.reduce(&state.shift, action).map(scope: "shift", Action.shift)
            // Until the shift is known, what was entered before the server went may be that of the job's stops.
            if state.shift.shift.value != nil { state.stops.follow(state.shift.currentJob, after: previous) }
            return effect
        case .stops(let action): return stops.reduce(&state.stops, action).map(scope: "stops", Action.stops)
        case .driverHome(let action): return driverHome.reduce(&state.driverHome, action).map(scope: "driverHome", Action.driverHome)
        case .jobs(let action): return jobs.reduce(&state.jobs, action).map(scope: "jobs", Action.jobs)
        case .vehicle(let action): return vehicle.reduce(&state.vehicle, action).map(scope: "vehicle", Action.vehicle)
        case .board(let action): return board.reduce(&state.board, action).map(scope: "board", Action.board)
        case .dispatchHome(let action): return dispatchHome.reduce(&state.dispatchHome, action).map(scope: "dispatchHome", Action.dispatchHome)
        case .drivers(let action): return drivers.reduce(&state.drivers, action).map(scope: "drivers", Action.drivers)
        case .ops(let action): return ops.reduce(&state.ops, action).map(scope: "ops", Action.ops)
        case .history(let action): return history.reduce(&state.history, action).map(scope: "history", Action.history)
        case .apply(let action): return apply.reduce(&state.apply, action).map(scope: "apply", Action.apply)
        case .applications(let action): return applications.reduce(&state.applications, action).map(scope: "applications", Action.applications)
        case .application(let action): return application.reduce(&state.application, action).map(scope: "application", Action.application)
        case .applicationsOpened(.application(let id)): return reduceScreen(&state, .application(.opened(id)))
        case .applicationsOpened(.list(let status)):
            return .merge(reduceScreen(&state, .application(.opened(nil))), reduceScreen(&state, .applications(.opened(status))))
        }
    }

    /// Tells the shift and the board what a screen changed, or that they are outdated because the server refused it.
    private func updateShared(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .stops(.stepReported(_, .success(let job))), .jobs(.responded(_, .success(let job))):
            return reduceScreen(&state, .shift(.jobChanged(job)))
        case .stops(.stepReported(_, .failure(let error))):
            return error.status == 409 ? reduceScreen(&state, .shift(.outdated)) : .none
        case .jobs(.responded(_, .failure)), .driverHome(.released), .vehicle(.saved(.success)):
            return reduceScreen(&state, .shift(.outdated))
        case .drivers(.assignment(.assigned(let result))):
            if case .failure(let error) = result, error.status != 409 { return .none }
            return reduceScreen(&state, .board(.outdated))
        case .signedIn, .opened, .shift, .stops, .driverHome, .jobs, .vehicle, .board, .dispatchHome, .drivers, .ops, .history, .apply, .applications,
            .application, .applicationsOpened:
            return .none
        }
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }
}
