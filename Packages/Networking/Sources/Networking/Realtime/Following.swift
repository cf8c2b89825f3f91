public import Core

/// The connection and the clock that effects follow topics with, which a feature keeps in place of both.
public struct Following: Sendable {
    let realtime: any Realtime
    let clock: any Clock

    static let firstDelay = Duration.seconds(1)
    static let longestDelay = Duration.seconds(30)

    /// Creates it from what the container holds.
    public init(realtime: any Realtime, clock: any Clock) {
        self.realtime = realtime
        self.clock = clock
    }
}

extension Effect {
    /// Keeps what a screen shows of a topic current: subscribes, loads once the subscription is in force, and loads once more after each burst of changes.
    ///
    /// Where the subscription ends, it begins anew after a delay that grows from a second to half a minute, and loads again. The effect ends when its
    /// id is canceled or used again.
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
    ///   - isRelevant: whether a change is a reason to load.
    ///   - load: makes the call.
    ///   - action: makes the action of its outcome.
    public static func follow<Value: Sendable>(
        _ topic: Topic, id: EffectID, with following: Following, where isRelevant: @escaping @Sendable (Change) -> Bool = { _ in true },
        load: @escaping @Sendable () async throws(APIError) -> Value, send action: @escaping @Sendable (Result<Value, APIError>) -> Action
    ) -> Effect {
        .run(id: id) { send in
            await following.subscriptions(to: topic) { changes in
                // A burst of changes while one load is under way asks for one more.
                let (wishes, wish) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
                wish.yield()
                let listening = Task {
                    var heard = false
                    for await change in changes {
                        heard = true
                        if isRelevant(change) { wish.yield() }
                    }
                    wish.finish()
                    return heard
                }
                return await withTaskCancellationHandler {
                    for await _ in wishes {
                        send(action(await Result(inChildTask: load)))
                        // Nobody need wait for what comes after the first load.
                        send.beginListening()
                    }
                    return await listening.value
                } onCancel: {
                    listening.cancel()
                }
            }
        }
    }

    /// Sends an action for each change of a topic, for changes that say all there is to know, such as that somebody types.
    ///
    /// Subscriptions that end begin anew as in ``follow(_:id:with:where:load:send:)``.
    ///
    /// - Parameters:
    ///   - connected: sent whenever a subscription is in force, for screens that load by a cursor of their own.
    ///   - lost: sent whenever a subscription has ended.
    ///   - action: makes the action of a change; nil for changes that mean nothing here.
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
    /// Subscribes to a topic again and again until the task is canceled.
    ///
    /// - Parameter consume: reads a subscription to its end and returns whether it held a change, after which the delay begins at its shortest again.
    func subscriptions(to topic: Topic, _ consume: @Sendable (AsyncStream<Change>) async -> Bool) async {
        var delay = Self.firstDelay
        while !Task.isCancelled {
            if await consume(await realtime.subscribe(topic)) { delay = Self.firstDelay }
            guard !Task.isCancelled, (try? await clock.sleep(for: delay)) != nil else { return }
            delay = min(delay * 2, Self.longestDelay)
        }
    }
}
