/// The name of a running effect, used to cancel or replace it.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates an id from a literal.
    public init(stringLiteral value: String) { description = value }
}

/// A value that describes work outside the reducer: asynchronous work, its cancellation, or an event for the app.
///
/// ```swift
/// return .run(id: "load") { send in
///     send(.loaded(await Result { () async throws(APIError) in try await orders.list() }))
/// }
/// ```
public struct Effect<Action: Sendable>: Sendable {
    @usableFromInline
    enum Operation: Sendable {
        /// Work with its name and the enclosing features and screens, outermost first: `orders/home`.
        case run(id: EffectID?, scope: String?, isListening: Bool, work: @Sendable (Send<Action>) async -> Void)
        case cancel(EffectID)
        /// Ends all work of a scope except the named; without a scope, all of the store's.
        case cancelAll(scope: String?, except: Set<EffectID>)
        case event(AppEvent)
    }

    @usableFromInline var operations: [Operation]

    @usableFromInline
    init(operations: [Operation]) { self.operations = operations }

    /// An effect that does nothing.
    @inlinable public static var none: Effect { Effect(operations: []) }

    /// Runs asynchronous work. With an id, it cancels and replaces running work with the same id.
    public static func run(id: EffectID? = nil, _ work: @escaping @Sendable (Send<Action>) async -> Void) -> Effect {
        Effect(operations: [.run(id: id, scope: nil, isListening: false, work: work)])
    }

    /// Runs work that lasts as long as the screen, such as a subscription; the store doesn't wait for its end. Replaces earlier work with the same
    /// id.
    ///
    /// ```swift
    /// return .listen(id: "order.live") { send in
    ///     for await _ in await realtime.subscribe(topic) { send(.orderChanged) }
    /// }
    /// ```
    public static func listen(id: EffectID, _ work: @escaping @Sendable (Send<Action>) async -> Void) -> Effect {
        Effect(operations: [.run(id: id, scope: nil, isListening: true, work: work)])
    }

    /// Cancels the work with an id.
    public static func cancel(id: EffectID) -> Effect {
        Effect(operations: [.cancel(id)])
    }

    /// Cancels all work of the feature or screen whose reducer returns it, with or without an id.
    public static var cancelAll: Effect { Effect(operations: [.cancelAll(scope: nil, except: [])]) }

    /// Cancels all work except the named.
    package static func cancelAll(except kept: Set<EffectID>) -> Effect { Effect(operations: [.cancelAll(scope: nil, except: kept)]) }

    /// Raises an event for the app and all its features.
    public static func event(_ event: AppEvent) -> Effect {
        Effect(operations: [.event(event)])
    }

    /// Combines several effects, started in order.
    public static func merge(_ effects: Effect...) -> Effect {
        var merged: [Operation] = []
        // Most effects do nothing, and most of the others are alone.
        for effect in effects where !effect.operations.isEmpty {
            if merged.isEmpty { merged = effect.operations } else { merged += effect.operations }
        }
        return Effect(operations: merged)
    }

    /// Returns the effect for a store with another action type.
    ///
    /// - Parameters:
    ///   - scope: prefixed to the effects' ids, so that two features or screens may use the same names.
    ///   - transform: wraps an inner action in an outer one.
    public func map<Outer: Sendable>(scope: String? = nil, _ transform: @escaping @Sendable (Action) -> Outer) -> Effect<Outer> {
        if operations.isEmpty { return .none }
        let scoped: (EffectID) -> EffectID = { id in scope.map { EffectID("\($0)/\(id)") } ?? id }
        let widened: (String?) -> String? = { inner in scope.map { outer in inner.map { "\(outer)/\($0)" } ?? outer } ?? inner }
        return Effect<Outer>(
            operations: operations.map { operation in
                switch operation {
                case .run(let id, let inner, let isListening, let work):
                    .run(id: id.map(scoped), scope: widened(inner), isListening: isListening) { outer in
                        await work(Send({ outer(transform($0)) }, listening: { outer.beginListening() }) { outer.sendLast(transform($0)) })
                    }
                case .cancel(let id):
                    .cancel(scoped(id))
                case .cancelAll(let inner, let kept):
                    .cancelAll(scope: widened(inner), except: Set(kept.map(scoped)))
                case .event(let event):
                    .event(event)
                }
            })
    }
}

/// Sends an effect's actions to the store. Calling it never suspends: the action is added to the store's inbox.
public struct Send<Action: Sendable>: Sendable {
    private let yield: @Sendable (Action) -> Void
    private let listening: @Sendable () -> Void
    private let last: @Sendable (Action) -> Void

    /// Creates an instance from a function that receives the actions.
    ///
    /// - Parameter listening: called when the effect starts to listen.
    public init(_ yield: @escaping @Sendable (Action) -> Void, listening: @escaping @Sendable () -> Void = {}) {
        self.init(yield, listening: listening, last: yield)
    }

    /// Creates an instance with a function of its own for actions that ``sendLast(_:)`` sends.
    init(
        _ yield: @escaping @Sendable (Action) -> Void, listening: @escaping @Sendable () -> Void, last: @escaping @Sendable (Action) -> Void
    ) {
        self.yield = yield
        self.listening = listening
        self.last = last
    }

    /// Sends an action; does nothing after the effect was canceled.
    public func callAsFunction(_ action: Action) {
        guard !Task.isCancelled else { return }
        yield(action)
    }

    /// Sends an action right before the effect ends or calls ``beginListening()``: the store takes both in one turn.
    public func sendLast(_ action: Action) {
        guard !Task.isCancelled else { return }
        last(action)
    }

    /// Marks the effect as listening: it has sent the current data and now waits for changes, so nobody needs to wait for its end, as with
    /// ``Effect/listen(id:_:)``.
    ///
    /// ```swift
    /// return .run(id: "order.live") { send in
    ///     let changes = await realtime.subscribe(topic)
    ///     send(.orderLoaded(await orders.order(id)))
    ///     send.beginListening()
    ///     for await _ in changes { send(.orderLoaded(await orders.order(id))) }
    /// }
    /// ```
    public func beginListening() { listening() }
}

extension Effect {
    /// Makes one call and sends its outcome. Replaces a running call with the same id.
    ///
    /// ```swift
    /// case .appeared:
    ///     state.orders.beginLoading()
    ///     return .load(id: "orders") { [service] () throws(APIError) in try await service.orders() } send: { .ordersLoaded($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - call: makes the call.
    ///   - send: converts the outcome into an action.
    public static func load<Value: Sendable>(
        id: EffectID, _ call: @escaping @Sendable () async throws(APIError) -> Value,
        send action: @escaping @Sendable (Result<Value, APIError>) -> Action
    ) -> Effect {
        .run(id: id) { send in send.sendLast(action(await Result(of: call))) }
    }
}
