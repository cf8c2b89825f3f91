import Core
import Logging
import Persistence

/// Delivers events to one subscriber. A batch with effects is one transaction, which also moves the stored cursor; one without moves the cursor in memory,
/// to be stored with the next effect or by ``EventDispatcher``. After a kill the events since the stored cursor, none of which had an effect, are read again.
actor EventDelivery {
    /// The result of an attempt.
    private enum Outcome: Sendable {
        /// No events are left.
        case done
        /// There may be more events.
        case progress
        /// Another node is delivering.
        case later
        /// Handling an event failed, rather than the database.
        case failed(DomainEvent?, any Error)
    }

    private struct Cursor {
        /// The position in the table, as last known: a transaction that finds another there does nothing.
        var stored: EventPosition
        /// The position up to which every event was handled or has no effect.
        var reached: EventPosition
    }

    /// Events to handle, and the position after them.
    private struct Batch: Sendable {
        var events: [DomainEvent] = []
        var through: EventPosition
        /// The event after them that couldn't be read.
        var unreadable: (event: DomainEvent, error: any Error)?
    }

    static let batch = 100
    /// The time in nanoseconds that a batch may take on SQLite, where requests wait for it.
    private static let slice: UInt64 = 3_000_000

    private let subscriber: EventSubscriber
    private let database: any Database
    private let tail: EventTail
    private let log: Logger
    /// The cursor; nil if it must be read.
    private var cursor: Cursor?
    /// The number of times the cursor was read, which invalidates what was under way.
    private var generation = 0
    /// The number of events to handle one by one because handling them together failed.
    private var alone = 0
    /// The number of events that can be handled in a slice of time, by the last batch.
    private var sliceCount = batch

    init(subscriber: EventSubscriber, database: any Database, tail: EventTail, log: Logger) {
        self.subscriber = subscriber
        self.database = database
        self.tail = tail
        self.log = log
    }

    /// Delivers events as they come, until the task is canceled. After a failure it pauses for a second, then twice as long each time, up to a minute.
    func run(_ clock: any Clock) async {
        for await _ in await tail.follow() {
            var (failures, waits) = (0, 0)
            attempts: while !Task.isCancelled {
                switch await attempt() {
                case .done: break attempts
                case .progress:
                    (failures, waits) = (0, 0)
                    continue
                case .later:
                    waits += 1
                    guard await EventPause.forTransactions(waits) else { return }
                case .failed(let event, let error):
                    failures += 1
                    let pause = EventPause.failed(failures)
                    report(event, error, again: pause)
                    guard (try? await clock.sleep(for: pause)) != nil else { return }
                }
            }
        }
    }

    /// Delivers the events read so far; failed ones are left.
    func deliver() async {
        var waits = 0
        while true {
            switch await attempt() {
            case .progress: continue
            case .done: return
            case .later:
                waits += 1
                guard waits < EventPause.maximumPauses, await EventPause.forTransactions(waits) else { return }
            case .failed(let event, let error): return report(event, error, again: nil)
            }
        }
    }

    /// The move that would store how far the subscriber got; nil if that is stored.
    var unsaved: EventCursors.Move? {
        guard let cursor, cursor.reached > cursor.stored else { return nil }
        return EventCursors.Move(name: subscriber.name, from: cursor.stored, to: cursor.reached)
    }

    /// Notes that a move was stored.
    func saved(_ move: EventCursors.Move) {
        if cursor?.stored == move.from { cursor?.stored = move.to }
    }

    /// Has the cursor read again, since it may have been moved elsewhere.
    func forgetCursor() {
        cursor = nil
        generation += 1
    }

    private func attempt() async -> Outcome {
        do {
            let cursor = try await currentCursor()
            let generation = generation
            let page = try await tail.page(after: cursor.reached, kinds: fixedKinds, limit: Self.batch)
            guard page.through > cursor.reached else { return .done }
            let batch = try await batch(of: page, after: cursor.reached)
            if !batch.events.isEmpty { return try await handle(batch, from: cursor.stored, generation) }
            // A delivery that ran beside this one may have got further.
            if generation == self.generation, let known = self.cursor, known.reached < batch.through { self.cursor?.reached = batch.through }
            return batch.unreadable.map { .failed($0.event, $0.error) } ?? .progress
        } catch {
            return .failed(nil, error)
        }
    }

    private var fixedKinds: [String]? {
        if case .fixed(let kinds) = subscriber.kinds { kinds } else { nil }
    }

    private func currentCursor() async throws -> Cursor {
        if let cursor { return cursor }
        let (name, generation) = (subscriber.name, generation)
        var position = try await database.read { try EventCursors.storedPosition(of: name, in: $0) }
        if position == nil {
            position = try await database.write { transaction in
                try EventCursors.prepare([name], in: transaction)
                return try EventCursors.position(of: name, in: transaction)
            }
        }
        let read = Cursor(stored: position ?? .start, reached: position ?? .start)
        if generation == self.generation, cursor == nil { cursor = read }
        return cursor ?? read
    }

    /// Selects the events that have an effect. Kinds that are chosen at run time are read after the events, so that a choice made before one counts.
    private func batch(of page: EventTail.Page, after position: EventPosition) async throws -> Batch {
        var batch = Batch(through: position)
        let kinds: [String]?
        switch subscriber.kinds {
        case .fixed(let fixed): kinds = fixed
        case .chosen(let choose): kinds = try await database.read { try choose($0) }
        }
        for event in page.events {
            do {
                if kinds?.contains(event.kind) ?? true, try subscriber.wants(event) {
                    guard batch.events.count < (alone == 0 ? sliceCount : 1) else { return batch }
                    batch.events.append(event)
                }
            } catch {
                batch.unreadable = (event, error)
                return batch
            }
            batch.through = event.position
        }
        batch.through = page.through
        return batch
    }

    private func handle(_ batch: Batch, from stored: EventPosition, _ generation: Int) async throws -> Outcome {
        let move = EventCursors.Move(name: subscriber.name, from: stored, to: batch.through)
        do {
            let write = try await preparedWrite(of: batch.events)
            let taken: UInt64? = try await database.write { transaction in
                let start = MonotonicClock.nanoseconds
                guard try EventCursors.advance([move], in: transaction) == 1 else { return nil }
                try write(transaction)
                return MonotonicClock.nanoseconds - start
            }
            guard let taken else {
                forgetCursor()
                return try await currentCursor().stored == stored ? .later : .progress
            }
            if generation == self.generation { cursor = Cursor(stored: move.to, reached: move.to) }
            alone = max(0, alone - 1)
            adjustSlice(taken, for: batch.events.count)
            return .progress
        } catch  where !Self.isDatabaseTrouble(error) {
            // Earlier events stay handled, so that a bad event delays only those after it.
            alone = max(alone, batch.events.count)
            return batch.events.count > 1 ? .progress : .failed(batch.events.first, error)
        }
    }

    /// Reads before the write on SQLite, which has one writer. On PostgreSQL writes don't wait for each other, and a read of its own is one more round trip.
    private func preparedWrite(of events: [DomainEvent]) async throws -> EventSubscriber.Write {
        guard database.dialect == .sqlite, let prepare = subscriber.prepare else { return { [subscriber] in try subscriber.handle(events, $0) } }
        return try await database.read { try prepare(events, $0) }
    }

    /// Chooses the size of the next batch by the time that the last one took. Writes on PostgreSQL don't wait for each other.
    private func adjustSlice(_ nanoseconds: UInt64, for count: Int) {
        guard database.dialect == .sqlite else { return }
        sliceCount = Int(min(UInt64(Self.batch), max(1, Self.slice * UInt64(count) / max(1, nanoseconds))))
    }

    /// Returns whether the whole transaction failed, independent of the event.
    private static func isDatabaseTrouble(_ error: any Error) -> Bool {
        // lint:allow downcast because a thrown error has no other form
        guard let code = (error as? DatabaseError)?.code else { return false }
        return [.serialization, .busy, .full, .unavailable, .readOnly, .corrupt, .timeout, .canceled, .commitUnknown].contains(code)
    }

    private func report(_ event: DomainEvent?, _ error: any Error, again: Duration?) {
        // The server is stopping.
        if error is CancellationError || Task.isCancelled { return }
        var metadata: Logger.Metadata = ["subscriber": "\(subscriber.name)", "cause": "\(error)"]
        if let event { metadata["event"] = "\(event.id)" }
        if let again { metadata["again_in"] = "\(again)" }
        log.error("event subscriber failed; its cursor stays before the event", metadata: metadata)
    }
}
