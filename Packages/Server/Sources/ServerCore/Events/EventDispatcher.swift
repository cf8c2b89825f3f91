import Core
import Logging
import Persistence

/// Delivers committed events: in realtime to those who listen now, and to each subscriber from its stored cursor on.
actor EventDispatcher {
    private let database: any Database
    private let subscribers: [EventSubscriber]
    private let hub: RealtimeHub
    private let log = createLog(category: "events")
    private var told: Int?

    private static let batch = 200

    init(database: any Database, subscribers: [EventSubscriber], hub: RealtimeHub) {
        self.database = database
        self.subscribers = subscribers
        self.hub = hub
    }

    /// Delivers until the task is cancelled.
    func run(_ events: EventLog) async {
        events.wake()
        for await _ in events.committed { await deliver() }
    }

    /// Delivers everything that is committed now.
    func deliver() async {
        do {
            try await tell()
            for subscriber in subscribers { try await advance(subscriber) }
        } catch {
            log.error("events could not be delivered; they are tried again with the next", metadata: ["cause": "\(error)"])
        }
    }

    /// Begins at the log's present end: what was committed before anyone could listen is fetched, not told.
    func startTelling() async throws {
        told = try await database.read { try $0.value(Int.self, "SELECT COALESCE(MAX(id), 0) FROM core_event") }
    }

    private func tell() async throws {
        guard var position = told else { return try await startTelling() }
        while true {
            let from = position
            let events = try await database.read { transaction in
                try transaction.all(DomainEvent.self, "SELECT * FROM core_event WHERE id > \(from) ORDER BY id LIMIT \(Self.batch)")
            }
            for event in events {
                await hub.tell(event)
                position = event.id
            }
            told = position
            if events.count < Self.batch { return }
        }
    }

    private func advance(_ subscriber: EventSubscriber) async throws {
        while try await step(subscriber) == Self.batch {}
    }

    /// Handles one batch for a subscriber in one transaction.
    private func step(_ subscriber: EventSubscriber) async throws -> Int {
        let name = subscriber.name
        let waiting = try await database.read { transaction in
            let position = try Self.position(of: name, in: transaction)
            return try transaction.value(Int.self, "SELECT COUNT(*) FROM core_event WHERE id > \(position)")
        }
        guard waiting > 0 else { return 0 }
        return try await database.write { transaction in
            let position = try Self.position(of: name, in: transaction)
            let events = try transaction.all(
                DomainEvent.self, "SELECT * FROM core_event WHERE id > \(position) ORDER BY id LIMIT \(Self.batch)")
            guard let last = events.last else { return 0 }
            for event in events where event.kind == subscriber.kind { try subscriber.handle(event, transaction) }
            let moved = try transaction.execute("UPDATE core_event_cursor SET position = \(last.id) WHERE consumer = \(name)")
            if moved == 0 { try transaction.insert(into: "core_event_cursor", ["consumer": name, "position": last.id]) }
            return events.count
        }
    }

    private static func position(of consumer: String, in transaction: Transaction) throws -> Int {
        try transaction.values(Int.self, "SELECT position FROM core_event_cursor WHERE consumer = \(consumer)").first ?? 0
    }
}
