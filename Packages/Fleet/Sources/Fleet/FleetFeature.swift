import Core
import Networking

/// Fleet's client: three screens for drivers, two of which share the shift, and two for dispatchers, which share the board.
struct FleetFeature: Feature {
    struct State: Sendable, Equatable {
        var shift = ShiftFeature.State()
        var driverHome = DriverHomeFeature.State()
        var jobs = JobsFeature.State()
        var vehicle = VehicleFeature.State()
        var board = BoardFeature.State()
        var dispatchHome = DispatchHomeFeature.State()
        var drivers = DriversFeature.State()
    }

    enum Action: Sendable, Equatable {
        case signedIn(Person)
        /// A tab was opened by its URL.
        case opened
        case shift(ShiftFeature.Action)
        case driverHome(DriverHomeFeature.Action)
        case jobs(JobsFeature.Action)
        case vehicle(VehicleFeature.Action)
        case board(BoardFeature.Action)
        case dispatchHome(DispatchHomeFeature.Action)
        case drivers(DriversFeature.Action)
    }

    static let name = "fleet"
    let shift: ShiftFeature
    let driverHome: DriverHomeFeature
    let jobs: JobsFeature
    let vehicle: VehicleFeature
    let board: BoardFeature
    let dispatchHome: DispatchHomeFeature
    let drivers: DriversFeature

    init(fleet: any FleetService, following: Following, clock: any Clock) {
        let assignment = AssignmentFeature(fleet: fleet)
        shift = ShiftFeature(fleet: fleet, following: following, clock: clock)
        driverHome = DriverHomeFeature(fleet: fleet)
        jobs = JobsFeature(fleet: fleet)
        vehicle = VehicleFeature(fleet: fleet)
        board = BoardFeature(fleet: fleet, following: following, clock: clock)
        dispatchHome = DispatchHomeFeature(assignment: assignment)
        drivers = DriversFeature(assignment: assignment)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] {
        [
            Draft("stop", of: \.driverHome.form.draft) { .driverHome(.draftRestored($0)) },
            Draft("vehicle", of: \.vehicle.draft) { .vehicle(.draftRestored($0)) },
            Draft("dispatchHome", of: \.dispatchHome.assignment?.draft) { .dispatchHome(.assignment(.draftRestored($0))) },
            Draft("drivers", of: \.drivers.assignment?.draft) { .drivers(.assignment(.draftRestored($0))) },
        ]
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        .merge(reduceScreen(&state, action), updateShared(&state, action))
    }

    private func reduceScreen(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .signedIn(let person):
            guard state.shift.driverID != person.id else { return .none }
            state.shift.driverID = person.id
            // A screen may have appeared before the driver was known.
            return state.shift.shift == .idle ? .none : reduceScreen(&state, .shift(.appeared))
        case .opened:
            return .none
        case .shift(let action):
            let effect = shift.reduce(&state.shift, action).map(scope: "shift", Action.shift)
            // Until the shift is known, what was entered before the server went may be that of the present stop.
            if state.shift.shift.value != nil { state.driverHome.form.follow(state.shift.currentJob) }
            return effect
        case .driverHome(let action): return driverHome.reduce(&state.driverHome, action).map(scope: "driverHome", Action.driverHome)
        case .jobs(let action): return jobs.reduce(&state.jobs, action).map(scope: "jobs", Action.jobs)
        case .vehicle(let action): return vehicle.reduce(&state.vehicle, action).map(scope: "vehicle", Action.vehicle)
        case .board(let action): return board.reduce(&state.board, action).map(scope: "board", Action.board)
        case .dispatchHome(let action): return dispatchHome.reduce(&state.dispatchHome, action).map(scope: "dispatchHome", Action.dispatchHome)
        case .drivers(let action): return drivers.reduce(&state.drivers, action).map(scope: "drivers", Action.drivers)
        }
    }

    /// Tells the shift and the board what a screen changed, or that they are outdated because the server refused it.
    private func updateShared(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .driverHome(.stepReported(.success(let job))), .jobs(.responded(_, .success(let job))):
            return reduceScreen(&state, .shift(.jobChanged(job)))
        case .driverHome(.stepReported(.failure(let error))):
            return error.status == 409 ? reduceScreen(&state, .shift(.outdated)) : .none
        case .jobs(.responded(_, .failure)):
            return reduceScreen(&state, .shift(.outdated))
        case .dispatchHome(.assignment(.assigned(let result))), .drivers(.assignment(.assigned(let result))):
            if case .failure(let error) = result, error.status != 409 { return .none }
            return reduceScreen(&state, .board(.outdated))
        case .signedIn, .opened, .shift, .driverHome, .jobs, .vehicle, .board, .dispatchHome, .drivers:
            return .none
        }
    }

    func action(for event: AppEvent) -> Action? {
        if case .signedIn(let person) = event { .signedIn(person) } else { nil }
    }
}
