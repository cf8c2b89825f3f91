public import Logging

/// Holds the state of a feature or an app and is the only place that changes it.
///
/// A store has one owner (the main actor in an app, a tab's session actor on the server), which makes it, alone touches
/// it, and drains its inbox with ``run(changed:settled:)``. Presses call ``send(_:)`` on the owner; effects and everything from
/// outside go through the inbox, so there is one order.
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
        /// From here on the effect only listens.
        case listening(Int)
    }

    /// The present state.
    @inlinable public var state: State { current }

    /// The logger that names each action at trace level, without what it carries; nil where nobody reads it.
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
    ///   - receive: makes an action of an ``AppEvent`` that an effect raised; nil where the store takes no part in events.
    ///   - startEffects: calls its second argument, which makes the tasks of effects, under the task-locals that the state asks for, such as its language.
    ///   - reduce: changes the state for an action and says what is to be done outside.
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

    /// Runs an action through the reducer, at once, and starts its effects.
    @inlinable
    public func send(_ action: Action) {
        guard !stopped else { return }
        if let log { log.trace("\(ActionName.of(action))") }
        let effect = Signpost.isEnabled ? measured(action) : reduce(&current, action)
        if !effect.operations.isEmpty { start(effect) }
    }

    /// A way into the store that any task may use; actions go to the end of the inbox.
    public var post: Send<Action> {
        Send { [inbox] in inbox.add(.action($0, from: nil)) }
    }

    /// Drains the inbox until the store is stopped or the task is cancelled.
    ///
    /// - Parameters:
    ///   - changed: called on the owner once after each turn that held actions, however many.
    ///   - settled: called on the owner after each turn that leaves no effect running but those that listen.
    public func run(changed: () -> Void, settled: () -> Void = {}) async {
        for await _ in inbox.signals {
            if drain() { changed() }
            // Effects may end in a turn that holds no action.
            if !isBusy { settled() }
        }
    }

    /// Takes everything that waits in the inbox through the reducer.
    ///
    /// - Returns: whether there was an action.
    @discardableResult
    public func drain() -> Bool {
        var acted = false
        for message in inbox.takeAll() {
            switch message {
            case .action(let action, let effect):
                // What a cancelled effect sent before it noticed is stale, such as the results of an earlier search.
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

    /// Waits until something entered the inbox, and drains it.
    ///
    /// - Returns: whether there was an action.
    @discardableResult
    package func turn() async -> Bool {
        for await _ in inbox.signals { return drain() }
        return false
    }

    /// Whether effects still run, other than those that listen as long as the screen does.
    public var isBusy: Bool { tasks.count > listening.count }

    /// Whether any effect runs, those that listen included.
    package var hasEffects: Bool { !tasks.isEmpty }

    /// Ends the inbox and cancels all effects. Later actions are dropped.
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

    /// Runs an action under a signpost.
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
                await work(Send({ inbox.add(.action($0, from: number)) }, listening: { inbox.add(.listening(number)) }))
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
