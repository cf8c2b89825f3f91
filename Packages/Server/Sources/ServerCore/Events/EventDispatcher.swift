import Core
import Logging
import Persistence

/// Delivers committed events: in realtime to those who listen now, and to each subscriber from its stored cursor on.
///
/// Commits are announced (``/Persistence/Database/announcements(of:)``), on PostgreSQL across nodes; nothing is polled. Each subscriber goes at its own
/// pace: one that fails holds up no other.
struct EventDispatcher: Sendable {
    let subscribers: [EventSubscriber]
    let teller: EventTeller
    private let deliveries: [EventDelivery]
    private let clock: any Clock

    init(database: any Database, subscribers: [EventSubscriber], hub: RealtimeHub, clock: any Clock) {
        let log = createLog(category: "events")
        self.subscribers = subscribers
        self.clock = clock
        teller = EventTeller(database: database, hub: hub, log: log)
        deliveries = subscribers.map { EventDelivery(subscriber: $0, database: database, log: log) }
    }

    /// Tells those who listen in this process, until the task is cancelled.
    func tell() async { await teller.run(clock) }

    /// Runs the subscribers until the task is cancelled. Several nodes may: an event is handled by one of them.
    func deliverToSubscribers() async {
        await withTaskGroup(of: Void.self) { group in
            for delivery in deliveries {
                group.addTask { await delivery.run(clock) }
            }
        }
    }

    /// Delivers everything that is committed now.
    func deliver() async {
        await teller.deliver()
        for delivery in deliveries { await delivery.deliver() }
    }
}
