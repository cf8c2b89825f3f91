import Core
import Logging
import Persistence

/// Delivers events to one subscriber, one batch per transaction.
struct EventDelivery: Sendable {
    /// The result of an attempt.
    enum Outcome: Sendable {
        /// No events are left.
        case done
        /// There may be more events.
        case progress
        /// A transaction that began before the next event is still running, or another node is delivering.
        case later
        /// Handling an event failed, rather than the database.
        case failed(DomainEvent?, any Error)
    }

    private enum Handled: Sendable {
        case events
        case nothing
        case elsewhere
        case failed(DomainEvent, any Error)
    }

    static let batch = 100

    let subscriber: EventSubscriber
    let database: any Database
    let log: Logger

    /// Delivers events as they are announced, until the task is canceled. After a failure it pauses for a second, then twice as long each time, up to
    /// a minute.
    func run(_ clock: any Clock) async {
        for await _ in database.announcements(of: subscriber.channel) {
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

    /// Delivers the events committed so far; failed ones are left.
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

    private func attempt() async -> Outcome {
        do {
            switch try await database.read({ try self.waiting(in: $0) }) {
            case .nothing: return .done
            case .unsettled: return .later
            case .events: break
            }
            switch try await database.write({ try self.handleBatch(in: $0) }) {
            case .events, .nothing: return .progress
            case .elsewhere: return .later
            case .failed(let event, let error): return .failed(event, error)
            }
        } catch {
            return .failed(nil, error)
        }
    }

    private func waiting(in transaction: Transaction) throws -> EventReader.Waiting {
        let kinds = try subscriber.kinds(transaction)
        // The subscriber wants no events, so none can become settled either.
        if let kinds, kinds.isEmpty { return .nothing }
        return try EventReader.waiting(after: EventCursors.position(of: subscriber.name, in: transaction), kinds: kinds, in: transaction)
    }

    private func handleBatch(in transaction: Transaction) throws -> Handled {
        let name = subscriber.name
        try EventCursors.prepare([name], in: transaction)
        guard let position = try EventCursors.lock(name, in: transaction) else { return .elsewhere }
        let events = try EventReader.events(after: position, kinds: subscriber.kinds(transaction), limit: Self.batch, in: transaction)
        var last: EventPosition?
        for event in events {
            do {
                // Earlier events stay handled, so that a bad event delays only those after it.
                try transaction.savepoint { try subscriber.handle(event, transaction) }
            } catch  where !Self.isDatabaseTrouble(error) {
                if let last { try EventCursors.move(name, to: last, in: transaction) }
                return .failed(event, error)
            }
            last = event.position
        }
        guard let last else { return .nothing }
        try EventCursors.move(name, to: last, in: transaction)
        return .events
    }

    /// Returns whether the whole transaction failed, independent of the event.
    private static func isDatabaseTrouble(_ error: any Error) -> Bool {
        // lint:allow downcast because a thrown error has no other form
        guard let code = (error as? DatabaseError)?.code else { return false }
        return [.serialization, .busy, .full, .unavailable, .readOnly, .corrupt, .timeout, .canceled].contains(code)
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
