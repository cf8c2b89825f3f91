public import Foundation

extension Effect {
    /// Starts work once no other work was started under its id for a while, such as a search while somebody types.
    ///
    /// ```swift
    /// case .searchChanged(let text):
    ///     state.text = text
    ///     return .debounce(id: "search", for: .milliseconds(300), clock: clock) { send in
    ///         send(.found(await Result { () async throws(APIError) in try await shops.search(text) }))
    ///     }
    /// ```
    public static func debounce(
        id: EffectID, for duration: Duration, clock: any Clock, _ work: @escaping @Sendable (Send<Action>) async -> Void
    ) -> Effect {
        .run(id: id) { send in
            do { try await clock.sleep(for: duration) } catch { return }
            await work(send)
        }
    }

    /// Sends an action after a delay, unless its id is canceled or reused first.
    public static func send(_ action: Action, id: EffectID, after duration: Duration, clock: any Clock) -> Effect {
        debounce(id: id, for: duration, clock: clock) { $0(action) }
    }

    /// Sends an action at regular intervals until its id is canceled or reused, or the store stops. The store doesn't wait for its end.
    ///
    /// The intervals don't drift: they are counted from the start, and missed ticks are skipped.
    ///
    /// - Parameter action: makes the action from the time of the tick.
    public static func timer(
        id: EffectID, every interval: Duration, clock: any Clock, _ action: @escaping @Sendable (Date) -> Action
    ) -> Effect {
        .listen(id: id) { send in
            let (start, length) = (clock.now, interval / .seconds(1))
            var tick = 0.0
            while !Task.isCancelled {
                tick = max(tick, (clock.now.timeIntervalSince(start) / length).rounded(.down)) + 1
                let wait = start.addingTimeInterval(tick * length).timeIntervalSince(clock.now)
                do { try await clock.sleep(for: .seconds(wait)) } catch { return }
                send(action(clock.now))
            }
        }
    }
}
