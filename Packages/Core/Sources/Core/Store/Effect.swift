/// The name of a running effect, by which it can be cancelled or replaced.
public struct EffectID: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates an id from a literal.
    public init(stringLiteral value: String) { description = value }
}

/// A value that says what is to be done outside the reducer: asynchronous work, cancelling such work, telling the app.
///
/// ```swift
/// return .run(id: "load") { send in
///     send(.loaded(await Result { () async throws(APIError) in try await orders.list() }))
/// }
/// ```
public struct Effect<Action: Sendable>: Sendable {
    @usableFromInline
    enum Operation: Sendable {
        /// Work with its name, and the features and screens around it, outermost first: `orders/home`.
        case run(id: EffectID?, scope: String?, isListening: Bool, work: @Sendable (Send<Action>) async -> Void)
        case cancel(EffectID)
        /// Ends all work of a scope but what is named; without a scope, all of the store's.
        case cancelAll(scope: String?, except: Set<EffectID>)
        case event(AppEvent)
    }

    @usableFromInline var operations: [Operation]

    @usableFromInline
    init(operations: [Operation]) { self.operations = operations }

    /// Nothing to do.
    @inlinable public static var none: Effect { Effect(operations: []) }

    /// Asynchronous work. With an id, it replaces (and cancels) work that still runs under the same id.
    public static func run(id: EffectID? = nil, _ work: @escaping @Sendable (Send<Action>) async -> Void) -> Effect {
        Effect(operations: [.run(id: id, scope: nil, isListening: false, work: work)])
    }

    /// Work that goes on as long as the screen does, such as a subscription; nobody waits for its end. It replaces earlier work under the same id.
    ///
    /// ```swift
    /// return .listen(id: "order.live") { send in
    ///     for await _ in await realtime.subscribe(topic) { send(.orderChanged) }
    /// }
    /// ```
    public static func listen(id: EffectID, _ work: @escaping @Sendable (Send<Action>) async -> Void) -> Effect {
        Effect(operations: [.run(id: id, scope: nil, isListening: true, work: work)])
    }

    /// Cancels the work that runs under an id.
    public static func cancel(id: EffectID) -> Effect {
        Effect(operations: [.cancel(id)])
    }

    /// Cancels all work of the feature or screen whose reducer returns it, whether it has an id or not.
    public static var cancelAll: Effect { Effect(operations: [.cancelAll(scope: nil, except: [])]) }

    /// Cancels all work but what is named.
    package static func cancelAll(except kept: Set<EffectID>) -> Effect { Effect(operations: [.cancelAll(scope: nil, except: kept)]) }

    /// Raises an event for the app, and through it the other features.
    public static func event(_ event: AppEvent) -> Effect {
        Effect(operations: [.event(event)])
    }

    /// Several effects, started in order.
    public static func merge(_ effects: Effect...) -> Effect {
        Effect(operations: effects.flatMap(\.operations))
    }

    /// The same effect for a store of another action.
    ///
    /// - Parameters:
    ///   - scope: put before the effects' ids, so that two features or screens may use the same names.
    ///   - transform: makes the outer action of an inner one.
    public func map<Outer: Sendable>(scope: String? = nil, _ transform: @escaping @Sendable (Action) -> Outer) -> Effect<Outer> {
        let scoped: (EffectID) -> EffectID = { id in scope.map { EffectID("\($0)/\(id)") } ?? id }
        let widened: (String?) -> String? = { inner in scope.map { outer in inner.map { "\(outer)/\($0)" } ?? outer } ?? inner }
        return Effect<Outer>(
            operations: operations.map { operation in
                switch operation {
                case .run(let id, let inner, let isListening, let work):
                    .run(id: id.map(scoped), scope: widened(inner), isListening: isListening) { outer in
                        await work(Send({ outer(transform($0)) }, listening: { outer.beginListening() }))
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

/// What an effect sends its actions with. Calling it never waits: the action goes to the end of the store's inbox.
public struct Send<Action: Sendable>: Sendable {
    private let yield: @Sendable (Action) -> Void
    private let listening: @Sendable () -> Void

    /// Creates one from what takes the actions.
    ///
    /// - Parameter listening: called where the effect says that from then on it only listens.
    public init(_ yield: @escaping @Sendable (Action) -> Void, listening: @escaping @Sendable () -> Void = {}) {
        self.yield = yield
        self.listening = listening
    }

    /// Sends an action; nothing happens after the effect was cancelled.
    public func callAsFunction(_ action: Action) {
        guard !Task.isCancelled else { return }
        yield(action)
    }

    /// Says that the effect has sent what is there now and from here on waits for news: nobody need wait for its end, as with ``Effect/listen(id:_:)``.
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
