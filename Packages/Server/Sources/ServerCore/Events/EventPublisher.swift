import Core
import Logging
import Persistence

/// Publishes committed events to the listeners in this process, in the log's order.
actor EventPublisher {
    private let database: any Database
    private let hub: RealtimeHub
    private let log: Logger
    private var published: EventPosition?

    private static let batch = 200

    init(database: any Database, hub: RealtimeHub, log: Logger) {
        self.database = database
        self.hub = hub
        self.log = log
    }

    /// Starts at the current end of the log: events committed before anyone could listen are fetched by clients, not published.
    func start() async throws {
        published = try await database.read { try EventReader.end(in: $0) }
    }

    /// Publishes until the task is canceled.
    func run(_ clock: any Clock) async {
        for await _ in database.announcements(of: EventLog.channel) {
            var (failures, waits) = (0, 0)
            while !Task.isCancelled {
                do {
                    guard try await publish() else { break }
                    waits += 1
                    guard await EventPause.forTransactions(waits) else { return }
                } catch {
                    failures += 1
                    report(error)
                    guard (try? await clock.sleep(for: EventPause.failed(failures))) != nil else { return }
                }
            }
        }
    }

    /// Publishes the events committed so far.
    func deliver() async {
        do {
            var waits = 0
            while try await publish(), waits < EventPause.maximumPauses {
                waits += 1
                guard await EventPause.forTransactions(waits) else { return }
            }
        } catch {
            report(error)
        }
    }

    /// - Returns: whether there are committed events that can't be read yet.
    private func publish() async throws -> Bool {
        if published == nil { try await start() }
        while true {
            let from = published ?? .start
            let (events, isUnsettled) = try await database.read { try EventReader.committed(after: from, limit: Self.batch, in: $0) }
            for event in events {
                await hub.publish(event)
                published = event.position
            }
            if isUnsettled || events.count < Self.batch { return isUnsettled }
        }
    }

    private func report(_ error: any Error) {
        if error is CancellationError { return }
        log.error("events could not be published; retrying", metadata: ["cause": "\(error)"])
    }
}
