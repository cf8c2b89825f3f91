public import Core

/// Announces changes while they happen. Best effort: the API is the truth.
///
/// ```swift
/// for await change in await realtime.subscribe("orders/12") {
///     send(.orderChanged(change.id))
/// }
/// ```
public protocol Realtime: Sendable {
    /// Subscribes to a topic. The subscription is in force when the call returns, so that a fetch after it misses nothing.
    ///
    /// - Returns: the changes until the subscription is refused or lost, or the consumer stops iterating. A refusal is a stream that
    ///   ends at once.
    func subscribe(_ topic: Topic) async -> AsyncStream<Change>
}
