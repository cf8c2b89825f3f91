import Core
import Logging
import Persistence

/// The newest events of the log, read and decoded once for everybody in this process who follows it.
///
/// Commits are announced (``/Persistence/Database/announcements(of:)``), on PostgreSQL across nodes; nothing is polled.
actor EventTail {
    /// Events after a position.
    struct Page: Sendable {
        /// The events, oldest first.
        let events: [DomainEvent]
        /// The position up to which nothing else is after the requested one.
        let through: EventPosition
    }

    private let database: any Database
    private let log: Logger
    private var events: [DomainEvent] = []
    /// The position after which `events` is complete, and the last one; nil before the start.
    private var kept: (from: EventPosition, through: EventPosition)?
    private var followers: [Int: AsyncStream<Void>.Continuation] = [:]
    private var lastFollower = 0

    private static let batch = 200
    /// The number of events to keep at least, for followers that are a little slower than the others.
    private static let capacity = 1_000

    init(database: any Database, log: Logger) {
        self.database = database
        self.log = log
    }

    /// Begins at the current end of the log.
    ///
    /// - Returns: the position from which events are kept, which an earlier call may have set.
    func start() async throws -> EventPosition {
        if let kept { return kept.from }
        let end = try await database.read { try EventReader.end(in: $0) }
        if kept == nil { kept = (end, end) }
        return kept?.from ?? end
    }

    /// Reads events as they are announced, until the task is canceled.
    func run(_ clock: any Clock) async {
        for await _ in database.announcements(of: EventLog.channel) {
            var (failures, waits) = (0, 0)
            while !Task.isCancelled {
                do {
                    guard try await readCommitted() else { break }
                    waits += 1
                    guard await EventPause.forTransactions(waits) else { return }
                } catch {
                    if error is CancellationError { return }
                    failures += 1
                    log.error("events could not be read; retrying", metadata: ["cause": "\(error)"])
                    guard (try? await clock.sleep(for: EventPause.failed(failures))) != nil else { return }
                }
            }
        }
    }

    /// Reads the events committed so far, and waits for a while for transactions that hold some of them back.
    func catchUp() async throws {
        var waits = 0
        while try await readCommitted(), waits < EventPause.maximumPauses {
            waits += 1
            guard await EventPause.forTransactions(waits) else { return }
        }
    }

    /// Yields at once, and when there may be new events.
    func follow() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        lastFollower += 1
        let number = lastFollower
        followers[number] = continuation
        continuation.onTermination = { [weak self] _ in
            // lint:allow task-stored because a follower that has gone must be removed, and nobody is left to wait for it.
            Task { await self?.remove(number) }
        }
        continuation.yield()
        return stream
    }

    /// Wakes all followers, for example because their cursors were moved.
    func wake() { for follower in followers.values { follower.yield() } }

    /// Returns the events after a position: those in memory, or from the log if the position is before them.
    ///
    /// - Parameter kinds: the kinds that are read from the log, nil for all; events in memory aren't selected.
    func page(after position: EventPosition, kinds: [String]?, limit: Int) async throws -> Page {
        guard let kept, position >= kept.from else {
            return try await database.read { transaction in
                let found = try EventReader.events(after: position, kinds: kinds, limit: limit, in: transaction)
                if let last = found.last, found.count == limit { return Page(events: found, through: last.position) }
                return Page(events: found, through: max(position, try EventReader.end(in: transaction)))
            }
        }
        guard position < kept.through else { return Page(events: [], through: position) }
        let found = events[firstIndex(after: position)...].prefix(limit)
        return Page(events: Array(found), through: found.count == limit ? found.last?.position ?? position : kept.through)
    }

    /// - Returns: whether there are committed events that can't be read yet.
    private func readCommitted() async throws -> Bool {
        _ = try await start()
        while true {
            let from = kept?.through ?? .start
            let (found, isUnsettled) = try await database.read { try EventReader.committed(after: from, limit: Self.batch, in: $0) }
            // Somebody else may have read them meanwhile.
            guard from == kept?.through else { continue }
            if let last = found.last { keep(found, through: last.position) }
            if isUnsettled || found.count < Self.batch { return isUnsettled }
        }
    }

    private func keep(_ new: [DomainEvent], through position: EventPosition) {
        events += new
        kept?.through = position
        let excess = events.count - Self.capacity
        // Seldom, since the rest moves up.
        if excess > Self.capacity / 4 {
            kept?.from = events[excess - 1].position
            events.removeFirst(excess)
        }
        wake()
    }

    private func firstIndex(after position: EventPosition) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].position > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    private func remove(_ follower: Int) { followers[follower] = nil }
}

/// The pauses before the log is read again.
enum EventPause {
    /// The most pauses to wait for running transactions: a minute in all, since transactions of other databases count as well.
    static let maximumPauses = 600

    /// Pauses for running transactions, which end soon: 1 ms, twice as long each time, up to 100 ms. Uses real time even if a test's clock stands still.
    ///
    /// - Returns: whether to continue.
    static func forTransactions(_ times: Int) async -> Bool {
        (try? await SystemClock().sleep(for: .milliseconds(min(100, 1 << min(times - 1, 7))))) != nil
    }

    /// Returns the pause after a failure: a second, twice as long each time, up to a minute.
    static func failed(_ times: Int) -> Duration { .seconds(min(60, 1 << min(times - 1, 6))) }
}
