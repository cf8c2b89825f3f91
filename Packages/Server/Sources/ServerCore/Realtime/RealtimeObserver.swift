public import Core

/// Hears of every event that is told in realtime, whatever its topics: a way to clients that aren't in this process.
public protocol RealtimeObserver: Sendable {
    /// An event was committed. The next one waits until this returns.
    func committed(_ event: DomainEvent) async
    /// Something happened that is stored nowhere, such as that somebody types.
    func told(_ change: Change) async
}
