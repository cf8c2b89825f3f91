#if DEBUG
public import Core
import Synchronization

/// A realtime connection for tests and previews, on which changes are published by hand.
///
/// ```swift
/// let realtime = FakeRealtime()
/// await realtime.waitForSubscriber(to: "orders/12")
/// realtime.send(Change(topic: "orders/12", kind: "order:updated", id: 12, sequence: 3))
/// ```
public final class FakeRealtime: Realtime {
    private let topics = Mutex<[Topic: Broadcaster<Change>]>([:])
    private let subscriptions = Broadcaster<Topic>()

    /// Creates a connection that accepts every subscription.
    public init() {}

    /// Subscribes to a topic.
    public func subscribe(_ topic: Topic) async -> AsyncStream<Change> {
        let stream = broadcaster(of: topic).stream()
        subscriptions.send(topic)
        return stream
    }

    /// Publishes a change to the subscribers of its topic.
    public func send(_ change: Change) {
        broadcaster(of: change.topic).send(change)
    }

    /// Ends the subscriptions to a topic and refuses later ones.
    public func refuse(_ topic: Topic) {
        broadcaster(of: topic).finish()
    }

    /// Returns the number of active subscriptions to a topic.
    public func subscriberCount(of topic: Topic) -> Int {
        broadcaster(of: topic).count
    }

    /// Suspends until a topic has a subscriber.
    public func waitForSubscriber(to topic: Topic) async {
        let later = subscriptions.stream()
        guard subscriberCount(of: topic) == 0 else { return }
        for await subscribed in later where subscribed == topic { return }
    }

    private func broadcaster(of topic: Topic) -> Broadcaster<Change> {
        topics.withLock { topics in
            if let existing = topics[topic] { return existing }
            let made = Broadcaster<Change>()
            topics[topic] = made
            return made
        }
    }
}
#endif
