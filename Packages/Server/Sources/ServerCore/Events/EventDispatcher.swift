import Core
import Logging
import Persistence

/// Delivers committed events: in realtime to current listeners, and to each subscriber from its stored cursor.
///
/// Commits are announced (``/Persistence/Database/announcements(of:)``), on PostgreSQL across nodes; nothing is polled. Each subscriber has its own
/// pace: a failing one doesn't delay the others.
struct EventDispatcher: Sendable {
    let subscribers: [EventSubscriber]
    let publisher: EventPublisher
    private let deliveries: [EventDelivery]
    private let clock: any Clock

    init(database: any Database, subscribers: [EventSubscriber], hub: RealtimeHub, clock: any Clock) {
        let log = createLog(category: "events")
        self.subscribers = subscribers
        self.clock = clock
        publisher = EventPublisher(database: database, hub: hub, log: log)
        deliveries = subscribers.map { EventDelivery(subscriber: $0, database: database, log: log) }
    }

    /// Publishes events to the listeners in this process until the task is canceled.
    func publish() async { await publisher.run(clock) }

    /// Runs the subscribers until the task is canceled. Several nodes may do so: each event is handled by one of them.
    func deliverToSubscribers() async {
        await withTaskGroup(of: Void.self) { group in
            for delivery in deliveries {
                group.addTask { await delivery.run(clock) }
            }
        }
    }

    /// Delivers all events committed so far.
    func deliver() async {
        await publisher.deliver()
        for delivery in deliveries { await delivery.deliver() }
    }
}
