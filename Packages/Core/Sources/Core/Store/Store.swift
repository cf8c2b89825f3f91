public import Logging

/// Holds the state of a feature or an app; all changes go through its reducer.
///
/// A store has one owner (the main actor in an app, a tab's session actor on the server), which creates it, is the only one to use
/// it, and drains its inbox with ``run(changed:settled:)``. Views call ``send(_:)`` on the owner; effects and everything from
/// outside go through the inbox, so that actions have one order.
///
/// ```swift
/// let store = Store(initial: Counter()) { state, action in
///     switch action {
///     case .tapped: state.count += 1
///     }
///     return .none
/// }
/// store.send(.tapped)
/// ```
public final class Store<State, Action: Sendable> {
    enum Message: Sendable {
        /// An action, with the number of the effect that sent it.
        case action(Action, from: Int?)
        case finished(Int)
        /// The effect has sent its current data and now only listens.
        case listening(Int)
    }

    /// The current state.
    @inlinable public var state: State { current }

    /// The logger for the names of actions, without payloads, at trace level; nil if the level is off.
    public var log: Logger?

    @usableFromInline var current: State
    @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
    private let receive: (AppEvent) -> Action?
    private let startEffects: (State, () -> Void) -> Void
    private let inbox = Inbox<Message>()
    private var tasks: [Int: Task<Void, Never>] = [:]
    private var taskOfID: [EffectID: Int] = [:]
    private var idOfTask: [Int: EffectID] = [:]
    private var scopeOfTask: [Int: String] = [:]
    private var cancelled: Set<Int> = []
    private var listening: Set<Int> = []
    private var lastTask = 0
    @usableFromInline var stopped = false

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - initial: the first state.
    ///   - receive: converts an ``AppEvent`` that an effect raised into an action; nil if the store ignores events.
    ///   - startEffects: calls its second argument, which creates the effects' tasks, with the task-locals for a state, such as its language.
    ///   - reduce: changes the state for an action and returns the effects to run.
    public init(
        initial: State,
        receive: @escaping (AppEvent) -> Action? = { _ in nil },
        startEffects: @escaping (State, () -> Void) -> Void = { _, start in start() },
        reduce: @escaping (inout State, Action) -> Effect<Action>
    ) {
        current = initial
        self.receive = receive
        self.startEffects = startEffects
        self.reduce = reduce
    }

    deinit { stop() }

    /// Runs an action through the reducer and starts its effects before returning.
    @inlinable
    public func send(_ action: Action) {
        guard !stopped else { return }
        if let log { log.trace("\(ActionName.of(action))") }
        let effect = Signpost.isEnabled ? measured(action) : reduce(&current, action)
        if !effect.operations.isEmpty { start(effect) }
    }

    /// A handle with which any task may send actions; they go to the end of the inbox.
    public var post: Send<Action> {
        Send { [inbox] in inbox.add(.action($0, from: nil)) }
    }

    /// Drains the inbox until the store is stopped or the task is canceled.
    ///
    /// - Parameters:
    ///   - changed: called on the owner once after each turn that held actions.
    ///   - settled: called on the owner after each turn that leaves no effects running except listening ones.
    public func run(changed: () -> Void, settled: () -> Void = {}) async {
        for await _ in inbox.signals {
            if drain() { changed() }
            // Effects may end in a turn without actions.
            if !isBusy { settled() }
        }
    }

    /// Runs all actions in the inbox through the reducer.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    public func drain() -> Bool {
        var acted = false
        for message in inbox.takeAll() {
            switch message {
            case .action(let action, let effect):
                // Actions that a canceled effect sent before it noticed are dropped, such as the results of an earlier search.
                if let effect, cancelled.contains(effect) { continue }
                acted = true
                send(action)
            case .listening(let task):
                if tasks[task] != nil { listening.insert(task) }
            case .finished(let task):
                cancelled.remove(task)
                finish(task)
            }
        }
        return acted
    }

    /// Waits for an entry in the inbox, and drains it.
    ///
    /// - Returns: whether it held actions.
    @discardableResult
    package func turn() async -> Bool {
        for await _ in inbox.signals { return drain() }
        return false
    }

    /// Whether effects are running, not counting listening ones.
    public var isBusy: Bool { tasks.count > listening.count }

    /// Whether any effects are running, including listening ones.
    package var hasEffects: Bool { !tasks.isEmpty }

    /// Closes the inbox and cancels all effects. Later actions are dropped.
    public func stop() {
        stopped = true
        inbox.close()
        for task in tasks.values { task.cancel() }
        tasks = [:]
        taskOfID = [:]
        idOfTask = [:]
        scopeOfTask = [:]
        cancelled = []
    }

    /// Runs an action inside a signpost interval.
    @usableFromInline
    func measured(_ action: Action) -> Effect<Action> {
        Signpost.interval(Signpost.wantsDetails ? "reduce \(ActionName.of(action))" : "reduce", category: "store") { reduce(&current, action) }
    }

    @usableFromInline
    func start(_ effect: Effect<Action>) {
        startEffects(current) { startAll(effect) }
    }

    private func startAll(_ effect: Effect<Action>) {
        for operation in effect.operations {
            switch operation {
            case .run(let id, let scope, let isListening, let work):
                start(id: id, scope: scope, isListening: isListening, work)
            case .cancel(let id):
                cancel(id)
            case .cancelAll(let scope, let kept):
                cancelAll(scope, except: kept)
            case .event(let event):
                if let action = receive(event) { inbox.add(.action(action, from: nil)) }
            }
        }
    }

    private func start(id: EffectID?, scope: String?, isListening: Bool, _ work: @escaping @Sendable (Send<Action>) async -> Void) {
        if let id { cancel(id) }
        lastTask += 1
        let number = lastTask
        if let id {
            taskOfID[id] = number
            idOfTask[number] = id
        }
        scopeOfTask[number] = scope
        if isListening { listening.insert(number) }
        tasks[number] = Task { [inbox] in
            await Signpost.interval("effect \(id?.description ?? "without id")", category: "store") {
                await work(
                    Send({ inbox.add(.action($0, from: number)) }, listening: { inbox.add(.listening(number)) }) {
                        inbox.add(.action($0, from: number), wakes: false)
                    })
            }
            inbox.add(.finished(number))
        }
    }

    private func cancel(_ id: EffectID) {
        guard let number = taskOfID[id] else { return }
        cancelTask(number)
    }

    private func cancelAll(_ scope: String?, except kept: Set<EffectID>) {
        for number in tasks.keys.sorted() {
            if let id = idOfTask[number], kept.contains(id) { continue }
            let isInside = scope.map { outer in scopeOfTask[number].map { $0 == outer || $0.hasPrefix(outer + "/") } ?? false } ?? true
            if isInside { cancelTask(number) }
        }
    }

    private func cancelTask(_ number: Int) {
        tasks[number]?.cancel()
        cancelled.insert(number)
        finish(number)
    }

    private func finish(_ number: Int) {
        tasks[number] = nil
        scopeOfTask[number] = nil
        listening.remove(number)
        if let id = idOfTask.removeValue(forKey: number), taskOfID[id] == number { taskOfID[id] = nil }
    }
}

/// Builds the names of actions for signposts and logs.
@usableFromInline
enum ActionName {
    /// Returns the path of an action's cases, from the app's down to the screen's, without payloads: `slice.orders.home.startOrderTapped`.
    @usableFromInline
    static func of<Action>(_ action: Action) -> String {
        let mirror = Mirror(reflecting: action)
        guard mirror.displayStyle == .enum else { return "\(Action.self)" }
        guard let child = mirror.children.first, let label = child.label else { return "\(action)" }
        // An inner action is an enum that is its case's only payload; other payloads may contain what a person typed.
        let isAction = child.value is SliceAction || String(describing: type(of: child.value)).hasSuffix("Action")
        return isAction ? "\(label).\(of(child.value))" : label
    }
}
