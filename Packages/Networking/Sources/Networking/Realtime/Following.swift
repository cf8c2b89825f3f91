public import Core
import Foundation
import Synchronization

/// The connection, clock and language with which effects follow topics.
public struct Following: Sendable {
    let realtime: any Realtime
    let clock: any Clock
    /// Nil keeps the language in which an effect began.
    let language: SessionLanguage?

    static let firstDelay = Duration.seconds(1)
    static let longestDelay = Duration.seconds(30)

    /// Creates an instance from services.
    public init(realtime: any Realtime, clock: any Clock, language: SessionLanguage? = nil) {
        self.realtime = realtime
        self.clock = clock
        self.language = language
    }

    /// Creates an instance from the container's services.
    ///
    /// - Throws: ``/Core/DIError`` if the container has no realtime or no clock.
    public init(_ container: DIContainer) throws {
        let (realtime, clock) = try container.resolve((any Realtime).self, (any Clock).self)
        self.init(realtime: realtime, clock: clock, language: try container.resolveIfRegistered(SessionLanguage.self))
    }
}

extension Effect {
    /// Keeps the data of a topic current: subscribes, loads once the subscription is active, and loads once more after each burst of changes. While
    /// changes don't cease, it loads once a second.
    ///
    /// A subscription that ends is renewed after a delay that grows from a second to half a minute, followed by another load. The effect ends when
    /// its id is canceled or reused.
    ///
    /// ```swift
    /// return .follow(OrdersTopics.order(id), id: "live", with: following) { [orders] () throws(APIError) in
    ///     try await orders.page(of: id)
    /// } send: {
    ///     .orderLoaded($0)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - pause: the time in which changes are gathered for one load after them; nil to load at once, and less often while changes don't cease.
    ///   - isRelevant: whether a change requires a load.
    ///   - load: makes the call.
    ///   - action: converts the outcome into an action.
    public static func follow<Value: Sendable>(
        _ topic: Topic, id: EffectID, with following: Following, gathering pause: Duration? = nil,
        where isRelevant: @escaping @Sendable (Change) -> Bool = { _ in true }, load: @escaping @Sendable () async throws(APIError) -> Value,
        send action: @escaping @Sendable (Result<Value, APIError>) -> Action
    ) -> Effect {
        .run(id: id) { send in
            let loads = CoalescedLoads(pace: LoadPace(gathering: pause), clock: following.clock) {
                send.sendLast(action(await following.result(of: load)))
                // Nobody needs to wait for anything after the first load.
                send.beginListening()
            }
            await withTaskCancellationHandler {
                await following.subscriptions(to: topic) { changes in
                    loads.request()
                    var heard = false
                    for await change in changes {
                        heard = true
                        if isRelevant(change) { loads.request() }
                    }
                    await loads.finish()
                    return heard
                }
            } onCancel: {
                loads.cancel()
            }
        }
    }

    /// Sends an action for each change of a topic, for changes that are complete in themselves, such as somebody typing.
    ///
    /// Subscriptions that end are renewed as in ``follow(_:id:with:where:load:send:)``.
    ///
    /// - Parameters:
    ///   - connected: sent when a subscription becomes active, for screens that load with their own cursor.
    ///   - lost: sent when a subscription has ended.
    ///   - action: converts a change into an action; nil to ignore it.
    public static func follow(
        _ topic: Topic, id: EffectID, with following: Following, connected: Action? = nil, lost: Action? = nil,
        change action: @escaping @Sendable (Change) -> Action?
    ) -> Effect {
        .listen(id: id) { send in
            await following.subscriptions(to: topic) { changes in
                if let connected { send(connected) }
                var heard = false
                for await change in changes {
                    heard = true
                    if let action = action(change) { send(action) }
                }
                if let lost { send(lost) }
                return heard
            }
        }
    }
}

extension Following {
    /// Returns the outcome of a call made in the session's language.
    func result<Value: Sendable>(of load: @Sendable () async throws(APIError) -> Value) async -> Result<Value, APIError> {
        await Language.$current.withValue(language?.current ?? Language.current) { await Result(of: load) }
    }

    /// Subscribes to a topic again and again until the task is canceled.
    ///
    /// - Parameter consume: reads a subscription to its end and returns whether it received a change, which resets the delay.
    func subscriptions(to topic: Topic, _ consume: @Sendable (AsyncStream<Change>) async -> Bool) async {
        var delay = Self.firstDelay
        while !Task.isCancelled {
            if await consume(await subscribe(to: topic)) { delay = Self.firstDelay }
            guard !Task.isCancelled, (try? await clock.sleep(for: delay)) != nil else { return }
            delay = min(delay * 2, Self.longestDelay)
        }
    }

    /// Subscribes in a task of its own, which ends with it, since a task keeps the memory of its deepest call as long as it lives.
    private func subscribe(to topic: Topic) async -> AsyncStream<Change> {
        let subscribing = Task { await realtime.subscribe(topic) }
        return await withTaskCancellationHandler {
            await subscribing.value
        } onCancel: {
            subscribing.cancel()
        }
    }
}

/// Runs a load when requested. Requests during a load cause one more load after it, and a load that follows many others waits.
///
/// Each load has a task of its own, which ends with it: a task keeps the memory of its deepest call, 10 kB or more for a call through client and
/// server, and one that follows a topic lives as long as its screen.
private final class CoalescedLoads: Sendable {
    private struct State {
        var running: Task<Void, Never>?
        var isRequestedAgain = false
        var isCanceled = false
        var pace: LoadPace
    }

    private let state: Mutex<State>
    private let load: @Sendable () async -> Void

    private let clock: any Clock

    init(pace: LoadPace, clock: any Clock, load: @escaping @Sendable () async -> Void) {
        state = Mutex(State(pace: pace))
        self.clock = clock
        self.load = load
    }

    func request() {
        state.withLock { state in
            if state.running == nil, !state.isCanceled {
                state.running = Task { await self.run() }
            } else {
                state.isRequestedAgain = true
            }
        }
    }

    /// Waits for the loads that were requested.
    func finish() async { await state.withLock { $0.running }?.value }

    func cancel() {
        state.withLock { state in
            state.isCanceled = true
            state.running?.cancel()
        }
    }

    private func run() async {
        repeat {
            if let pause = state.withLock({ $0.pace.next(at: clock.now) }) { try? await clock.sleep(for: pause) }
            // What was asked for during the pause is part of the load after it.
            state.withLock { $0.isRequestedAgain = false }
            await load()
        } while goesOn()
    }

    private func goesOn() -> Bool {
        state.withLock { state in
            if state.isRequestedAgain, !state.isCanceled {
                state.isRequestedAgain = false
                return true
            }
            state.running = nil
            return false
        }
    }
}

/// The pauses between loads: nobody reads a page that changes many times in a second, and each time costs a load and a render.
struct LoadPace: Sendable {
    /// The number of loads that may follow one another at once.
    static let burst = 4
    /// The time between two loads while changes don't cease.
    static let interval: TimeInterval = 1
    /// The time without a load after which a burst may follow again.
    static let rest: TimeInterval = 2

    private let gathering: Duration?
    private var last: Date?
    private var successive = 0

    /// Gathers changes for a time for one load; nil lets a burst of loads follow one another.
    init(gathering pause: Duration? = nil) { gathering = pause }

    /// Returns the pause before the next load; nil if it may begin at once, as the first one does.
    mutating func next(at now: Date) -> Duration? {
        if let gathering {
            defer { last = now }
            return last == nil ? nil : gathering
        }
        guard let last, case let quiet = max(0, now.timeIntervalSince(last)), quiet < Self.rest else {
            (self.last, successive) = (now, 1)
            return nil
        }
        successive += 1
        let pause = successive > Self.burst ? max(0, Self.interval - quiet) : 0
        self.last = now.addingTimeInterval(pause)
        return pause > 0 ? .seconds(pause) : nil
    }
}
