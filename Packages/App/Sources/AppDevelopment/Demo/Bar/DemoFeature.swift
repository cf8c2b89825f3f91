import Core

/// The demo bar of the sign-in page: continues as a demo person by one press, and turns the simulated people on and off.
struct DemoFeature: Feature {
    /// The progress of continuing as somebody.
    enum Step: Sendable, Equatable {
        /// The device's session isn't known yet, or that of somebody else ends.
        case waiting
        /// The call that signs in is under way.
        case signingIn
    }

    struct State: Sendable, Equatable {
        /// True where somebody is signed in; nil as long as that isn't known.
        var isSignedIn: Bool?
        /// The role that the visitor continues in; nil while none was chosen.
        var role: DemoRole?
        var step = Step.waiting
        /// The role whose page was opened by its address; nil while none is.
        var page: DemoRole?
        /// The ticket of the windows that this page opens.
        var ticket = ""
        var message: String?
        /// The simulated people; nil until they are known, and where the server has none.
        var traffic: DemoTrafficStatus?
        var isSwitching = false
    }

    enum Action: Sendable, Equatable {
        case appeared
        case opened(DemoAddress)
        case closed
        case roleTapped(DemoRole)
        case personChanged(isSignedIn: Bool)
        case left(Result<Bool, APIError>)
        case signedIn(Result<Bool, APIError>)
        case trafficLoaded(Result<DemoTrafficStatus?, APIError>)
        case trafficTapped
        case trafficChanged(Result<DemoTrafficStatus, APIError>)
    }

    static let name = "demo"
    let service: any DemoService
    /// The ticket by which a window is known to be opened by a page of this server.
    let ticket: String

    var initialState: State { State(ticket: ticket) }

    /// Keeps whom the visitor continues as: the sign-out may be a part of it.
    func stateAfterSignOut(_ state: State) -> State {
        var remaining = initialState
        (remaining.role, remaining.page, remaining.isSignedIn) = (state.role, state.page, state.isSignedIn)
        return remaining
    }

    func action(for event: AppEvent) -> Action? {
        switch event {
        case .signedIn: .personChanged(isSignedIn: true)
        case .signedOut: .personChanged(isSignedIn: false)
        case .modeChanged, .open, .notice, .sceneChanged: nil
        }
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .load(id: "traffic") { [service] () throws(APIError) in
                try await service.traffic()
            } send: {
                .trafficLoaded($0)
            }
        case .opened(let address):
            guard state.role == nil else { return .none }
            state.page = address.role
            return address.ticket == ticket ? begin(&state, as: address.role) : .none
        case .roleTapped(let role):
            guard state.role == nil else { return .none }
            return begin(&state, as: role)
        case .closed:
            (state.role, state.page) = (nil, nil)
        case .personChanged(let isSignedIn):
            state.isSignedIn = isSignedIn
            return isSignedIn && state.step == .signingIn ? arrive(&state) : proceed(&state)
        case .left(.success(let isAlready)):
            return isAlready ? arrive(&state) : .none
        case .signedIn(.success):
            break
        case .left(.failure(let error)), .signedIn(.failure(let error)):
            (state.role, state.page, state.step, state.message) = (nil, nil, .waiting, error.message)
        case .trafficLoaded(let result):
            if case .success(let traffic) = result { state.traffic = traffic }
        case .trafficTapped:
            return switchTraffic(&state)
        case .trafficChanged(let result):
            state.isSwitching = false
            switch result {
            case .success(let traffic): state.traffic = traffic
            case .failure(let error): state.message = error.message
            }
        }
        return .none
    }

    private func begin(_ state: inout State, as role: DemoRole) -> Effect<Action> {
        (state.role, state.step, state.message) = (role, .waiting, nil)
        return proceed(&state)
    }

    /// Signs in, or first has the present person leave.
    private func proceed(_ state: inout State) -> Effect<Action> {
        guard let role = state.role, let isSignedIn = state.isSignedIn else { return .none }
        guard !isSignedIn else {
            return .load(id: "leave") { [service] () throws(APIError) in
                try await service.leave(for: role)
            } send: {
                .left($0)
            }
        }
        state.step = .signingIn
        return .load(id: "signIn") { [service] () throws(APIError) in
            try await service.signIn(as: role)
            return true
        } send: {
            .signedIn($0)
        }
    }

    /// Opens the role's place: its person is signed in.
    private func arrive(_ state: inout State) -> Effect<Action> {
        let place = state.role?.place
        (state.role, state.page, state.step) = (nil, nil, .waiting)
        return place.map { .event(.open($0)) } ?? .none
    }

    private func switchTraffic(_ state: inout State) -> Effect<Action> {
        guard let traffic = state.traffic, !state.isSwitching else { return .none }
        (state.isSwitching, state.message) = (true, nil)
        return .load(id: "switch") { [service] () throws(APIError) in
            try await service.setTraffic(!traffic.isOn)
        } send: {
            .trafficChanged($0)
        }
    }
}
