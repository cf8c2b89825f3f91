public import Core
public import Testing

extension TestStore where Action: Equatable {
    /// Waits for the next action that an effect sends, and checks that it is the given one and how it changes the state.
    public func receive(
        _ action: Action,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        guard let received = await nextAction(expecting: action, sourceLocation) else { return }
        if received != action {
            TestStoreFailure.otherAction(expected: action, actual: received).record(at: sourceLocation)
        }
        take(received, expected, sourceLocation)
    }

    /// Waits for an action of one of several effects that run side by side, and checks how it changes the state. Actions that arrived before it wait for
    /// their own turn.
    ///
    /// ```swift
    /// await store.receive(unordered: .sessionsLoaded(.success([.sample]))) { $0.sessions = .loaded([.sample]) }
    /// ```
    public func receive(
        unordered action: Action,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        let arrived = await wait(until: { arrivals.actions.contains(action) || !store.hasEffects })
        guard let index = arrivals.actions.firstIndex(of: action) else {
            return TestStoreFailure.noAction(expected: action, after: arrived ? nil : deadline).record(at: sourceLocation)
        }
        take(arrivals.actions.remove(at: index), expected, sourceLocation)
    }
}

extension TestStore {
    /// Waits for the next action that an effect sends, and checks that it matches and how it changes the state.
    ///
    /// ```swift
    /// await store.receive(where: { if case .listLoaded(.failure) = $0 { true } else { false } }) { $0.orders = .failed("No connection.") }
    /// ```
    public func receive(
        where matches: (Action) -> Bool,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        guard let received = await nextAction(expecting: nil, sourceLocation) else { return }
        if !matches(received) {
            TestStoreFailure.noMatch(actual: received).record(at: sourceLocation)
        }
        take(received, expected, sourceLocation)
    }

    /// Waits for the next event that the feature raises, and checks that it is the given one and how the feature itself handles it:
    /// in the app, an event also reaches the feature that raised it.
    public func receive(
        event: AppEvent,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ expected: (inout State) throws -> Void = { _ in }
    ) async {
        let arrived = await wait(until: { !arrivals.events.isEmpty || !store.hasEffects })
        guard !arrivals.events.isEmpty else {
            let failure = TestStoreFailure.noEvent(expected: event, after: arrived ? nil : deadline)
            return failure.record(at: sourceLocation)
        }
        let received = arrivals.events.removeFirst()
        if received != event {
            TestStoreFailure.otherEvent(expected: event, actual: received).record(at: sourceLocation)
        }
        take(event: received, expected, sourceLocation)
    }

    private func nextAction(expecting action: Action?, _ sourceLocation: SourceLocation) async -> Action? {
        let arrived = await wait(until: { !arrivals.actions.isEmpty || !store.hasEffects })
        guard arrivals.actions.isEmpty else { return arrivals.actions.removeFirst() }
        TestStoreFailure.noAction(expected: action, after: arrived ? nil : deadline).record(at: sourceLocation)
        return nil
    }
}

/// A step inside a ``TestStore``.
enum TestStoreStep<Action: Sendable>: Sendable {
    /// The test sends or receives an action, and the reducer runs.
    case take(Action)
    /// An effect sent an action, which waits to be received.
    case arrived(Action)
    /// An effect raised an event, which waits to be received.
    case raised(AppEvent)
    /// Somebody signs out: the state is reset and effects end, as in the app's store.
    case signOut
    /// The deadline with this number passed.
    case alarm(Int)
}
