public import Core

/// Delivers changes as they happen. Delivery is best effort; the API has the truth.
///
/// ```swift
/// for await change in await realtime.subscribe("orders/12") {
///     send(.orderChanged(change.id))
/// }
/// ```
public protocol Realtime: Sendable {
    /// Subscribes to a topic. The subscription is active when the call returns, so that a fetch after it misses nothing.
    ///
    /// - Returns: the changes until the subscription is refused or lost, or the consumer stops iterating. A refused subscription is a stream that
    ///   ends at once.
    func subscribe(_ topic: Topic) async -> AsyncStream<Change>
}
