public import Core
public import Testing

/// Runs a feature step by step and fails the test for everything it doesn't name: each change of the state,
/// each action that an effect sends, each event that it raises.
///
/// ```swift
/// let store = TestStore(OrdersFeature(orders: FakeOrderService()))
/// await store.send(.listAppeared) { $0.orders = .loading }
/// await store.receive(.listLoaded(.success([.sample]))) { $0.orders = .loaded([.sample]) }
/// await store.finish()
/// ```
///
/// Effects run as they do in ``/Core/Store``; their actions wait here until the test receives them, so the test's order of
/// receiving is the reducer's order. A test's own `send` never depends on what has arrived by then.
public final class TestStore<State: Equatable, Action: Sendable> {
    /// Actions and events that arrived and were not received yet.
    final class Arrivals {
        var actions: [Action] = []
        var events: [AppEvent] = []
        var lastAlarm = 0
    }

    let store: Store<State, TestStoreStep<Action>>
    let arrivals: Arrivals
    let deadline: Duration
    let actionForEvent: (AppEvent) -> Action?
    private let sourceLocation: SourceLocation
    private var nextAlarm = 0

    /// Creates a store over a reducer.
    ///
    /// - Parameters:
    ///   - initial: the initial state.
    ///   - deadline: the time (in real time) for an effect to send; only a failing test waits it out.
    ///   - event: converts an event into an action, as ``/Core/Feature/action(for:)`` does.
    ///   - signOut: returns the state after a sign-out and the effects that continue; nil if a sign-out changes nothing.
    ///   - reduce: the reducer.
    public init(
        initial: State,
        deadline: Duration = .seconds(30),
        event: @escaping (AppEvent) -> Action? = { _ in nil },
        signOut: (state: (State) -> State, keptEffects: Set<EffectID>)? = nil,
        sourceLocation: SourceLocation = #_sourceLocation,
        reduce: @escaping (inout State, Action) -> Effect<Action>
    ) {
        let arrivals = Arrivals()
        self.arrivals = arrivals
        self.deadline = deadline
        self.sourceLocation = sourceLocation
        actionForEvent = event
        store = Store(initial: initial, receive: { .raised($0) }) { state, step in
            switch step {
            case .take(let action):
                return reduce(&state, action).map { .arrived($0) }
            case .arrived(let action):
                arrivals.actions.append(action)
            case .raised(let event):
                arrivals.events.append(event)
            case .signOut:
                guard let signOut else { break }
                state = signOut.state(state)
                return .cancelAll(except: signOut.keptEffects)
            case .alarm(let number):
                arrivals.lastAlarm = number
            }
            return .none
        }
    }

    /// Creates a store over a feature.
    ///
    /// - Parameters:
    ///   - initial: the initial state; the feature's own by default.
    ///   - deadline: the time (in real time) for an effect to send; only a failing test waits it out.
    public convenience init<F: Feature>(
        _ feature: F,
        initial: State? = nil,
        deadline: Duration = .seconds(30),
        sourceLocation: SourceLocation = #_sourceLocation
    ) where F.State == State, F.Action == Action {
        self.init(
            initial: initial ?? feature.initialState, deadline: deadline, event: { feature.action(for: $0) },
            signOut: ({ feature.stateAfterSignOut($0) }, F.effectsBeyondSignOut), sourceLocation: sourceLocation
        ) { feature.reduce(&$0, $1) }
    }

    /// Creates a store over a screen of a feature.
    public convenience init<S: Screen>(
        screen: S,
        initial: State,
        deadline: Duration = .seconds(30),
        sourceLocation: SourceLocation = #_sourceLocation
    ) where S.State == State, S.Action == Action {
        self.init(initial: initial, deadline: deadline, sourceLocation: sourceLocation) { screen.reduce(&$0, $1) }
    }

    deinit {
        store.drain()
        guard store.isBusy || !arrivals.actions.isEmpty || !arrivals.events.isEmpty else { return }
        TestStoreFailure.notFinished.record(at: sourceLocation)
    }

    /// The current state.
    public var state: State { store.state }

    /// Sends an action, as a view would, and checks how it changes the state.
    ///
    /// - Parameter expected: turns the previous state into the expected one; omit it if nothing should change.
    public func send(
        _ action: Action,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        take(action, expected, sourceLocation)
    }

    /// Sends the feature an event of the app, and checks how it changes the state.
    public func send(
        event: AppEvent,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        take(event: event, expected, sourceLocation)
    }

    /// Ends effects that run until they are canceled, such as a subscription. The test still has to receive what arrived before.
    public func stop() {
        store.drain()
        store.stop()
    }

    /// Checks that no effects are running and that every action was received. Call it at the end of a test.
    public func finish(sourceLocation: SourceLocation = #_sourceLocation) async {
        if await !wait(until: { !store.isBusy }) {
            TestStoreFailure.effectsStillRun(after: deadline).record(at: sourceLocation)
            store.stop()
        }
        if !arrivals.actions.isEmpty { TestStoreFailure.unreceivedActions(arrivals.actions).record(at: sourceLocation) }
        if !arrivals.events.isEmpty { TestStoreFailure.unreceivedEvents(arrivals.events).record(at: sourceLocation) }
        arrivals.actions = []
        arrivals.events = []
    }

    /// Runs an action, if any, and compares the state with the expected one.
    func take(_ action: Action?, _ expected: (inout State) throws -> Void, _ sourceLocation: SourceLocation) {
        check(expected, after: action, sourceLocation) { if let action { store.send(.take(action)) } }
    }

    /// Handles an event as the app does, including a sign-out, and compares the state with the expected one.
    func take(event: AppEvent, _ expected: (inout State) throws -> Void, _ sourceLocation: SourceLocation) {
        let action = actionForEvent(event)
        check(expected, after: action, sourceLocation) {
            if event == .signedOut { store.send(.signOut) }
            if let action { store.send(.take(action)) }
        }
    }

    private func check(
        _ expected: (inout State) throws -> Void, after action: Action?, _ sourceLocation: SourceLocation, _ change: () -> Void
    ) {
        var wanted = state
        change()
        do {
            try expected(&wanted)
        } catch {
            Issue.record(error, sourceLocation: sourceLocation)
            return
        }
        guard wanted != state else { return }
        TestStoreFailure.unexpectedState(after: action, expected: wanted, actual: state).record(at: sourceLocation)
    }

    /// Drains the inbox, turn by turn, until a condition holds or the deadline passes.
    func wait(until condition: () -> Bool) async -> Bool {
        store.drain()
        if condition() { return true }
        nextAlarm += 1
        let number = nextAlarm
        let alarm = Task { [post = store.post, deadline] in
            try? await SystemClock().sleep(for: deadline)
            post(.alarm(number))
        }
        defer { alarm.cancel() }
        while !condition() {
            guard arrivals.lastAlarm != number, !Task.isCancelled else { return false }
            await store.turn()
        }
        return true
    }
}
