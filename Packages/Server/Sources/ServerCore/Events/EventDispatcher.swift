import Core
import Logging
import Persistence

/// Delivers committed events: in realtime to current listeners, and to each subscriber from its stored cursor.
///
/// The log is read once for all of them (``EventTail``). Each subscriber has its own pace: a failing one doesn't delay the others.
struct EventDispatcher: Sendable {
    let subscribers: [EventSubscriber]
    private let database: any Database
    private let tail: EventTail
    private let publisher: EventPublisher
    private let deliveries: [EventDelivery]
    private let clock: any Clock
    private let log: Logger

    /// The time after which the progress of subscribers is stored, if no effect stores it before.
    private static let saveInterval = Duration.seconds(1)

    init(database: any Database, subscribers: [EventSubscriber], hub: RealtimeHub, clock: any Clock) {
        let log = createLog(category: "events")
        let tail = EventTail(database: database, log: log)
        self.subscribers = subscribers
        self.database = database
        self.tail = tail
        self.clock = clock
        self.log = log
        publisher = EventPublisher(tail: tail, hub: hub, log: log)
        deliveries = subscribers.map { EventDelivery(subscriber: $0, database: database, tail: tail, log: log) }
    }

    /// Begins to publish at the current end of the log.
    func start() async throws { try await publisher.start() }

    /// Reads events and publishes them to the listeners in this process until the task is canceled.
    func publish() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await tail.run(clock) }
            group.addTask { await publisher.run(clock) }
        }
    }

    /// Runs the subscribers until the task is canceled. Several nodes may do so: each event is handled by one of them.
    func deliverToSubscribers() async {
        await withTaskGroup(of: Void.self) { group in
            for delivery in deliveries {
                group.addTask { await delivery.run(clock) }
            }
            group.addTask { for await _ in database.announcements(of: EventCursors.channel) { await forgetCursors() } }
            group.addTask {
                // Real time, even if a test's clock stands still.
                while (try? await SystemClock().sleep(for: Self.saveInterval)) != nil { await saveProgress() }
            }
        }
    }

    /// Delivers all events committed so far.
    func deliver() async {
        do {
            try await tail.catchUp()
        } catch {
            log.error("events could not be read", metadata: ["cause": "\(error)"])
        }
        await publisher.deliver()
        for delivery in deliveries { await delivery.deliver() }
    }

    /// Stores how far the subscribers got, which spares a restart from reading events without effect again.
    func saveProgress() async {
        var moves: [(delivery: EventDelivery, move: EventCursors.Move)] = []
        for delivery in deliveries {
            if let move = await delivery.unsaved { moves.append((delivery, move)) }
        }
        guard !moves.isEmpty else { return }
        do {
            let saved = try await database.write { [all = moves.map(\.move)] in try EventCursors.advance(all, in: $0) }
            for (delivery, move) in moves {
                // Another node or a replay moved some of them.
                if saved == moves.count { await delivery.saved(move) } else { await delivery.forgetCursor() }
            }
        } catch {
            log.warning("progress of event subscribers could not be stored; retrying", metadata: ["cause": "\(error)"])
        }
    }

    /// Has the subscribers read their cursors again.
    func forgetCursors() async {
        for delivery in deliveries { await delivery.forgetCursor() }
        await tail.wake()
    }
}
