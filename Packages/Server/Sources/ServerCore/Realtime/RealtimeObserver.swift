public import Core

/// Receives every event and change published in realtime, whatever its topics, to forward it to clients outside this process.
public protocol RealtimeObserver: Sendable {
    /// Called when an event was committed. The next event waits until this returns.
    func committed(_ event: DomainEvent) async
    /// Called for a change that isn't stored, such as somebody typing.
    func published(_ change: Change) async
}
