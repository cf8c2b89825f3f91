import Core
import Logging
import Persistence

/// Tells those who listen in this process of committed events, in the log's order.
actor EventTeller {
    private let database: any Database
    private let hub: RealtimeHub
    private let log: Logger
    private var told: EventPosition?

    private static let batch = 200

    init(database: any Database, hub: RealtimeHub, log: Logger) {
        self.database = database
        self.hub = hub
        self.log = log
    }

    /// Begins at the log's present end: what was committed before anyone could listen is fetched, not told.
    func start() async throws {
        told = try await database.read { try EventReader.end(in: $0) }
    }

    /// Tells until the task is cancelled.
    func run(_ clock: any Clock) async {
        for await _ in database.announcements(of: EventLog.channel) {
            var (failures, waits) = (0, 0)
            while !Task.isCancelled {
                do {
                    guard try await tell() else { break }
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

    /// Tells what is committed now.
    func deliver() async {
        do {
            var waits = 0
            while try await tell(), waits < EventPause.patience {
                waits += 1
                guard await EventPause.forTransactions(waits) else { return }
            }
        } catch {
            report(error)
        }
    }

    /// - Returns: whether events are committed that can't be read yet.
    private func tell() async throws -> Bool {
        if told == nil { try await start() }
        while true {
            let from = told ?? .start
            let (events, isUnsettled) = try await database.read { try EventReader.committed(after: from, limit: Self.batch, in: $0) }
            for event in events {
                await hub.tell(event)
                told = event.position
            }
            if isUnsettled || events.count < Self.batch { return isUnsettled }
        }
    }

    private func report(_ error: any Error) {
        if error is CancellationError { return }
        log.error("events could not be told; they are tried again", metadata: ["cause": "\(error)"])
    }
}
