import Persistence

/// Resets subscribers, so that they handle events again.
public enum EventReplay {
    /// The progress of a subscriber.
    public struct Progress: Sendable, Equatable {
        /// The subscriber's name.
        public let name: String
        /// The last event that it handled or skipped.
        public let position: EventPosition
        /// The number of waiting events, counted up to 1,000.
        public let waiting: Int
        /// Whether no plugin declares it anymore: its cursor doesn't move, and the events after it are kept forever.
        public let isAbandoned: Bool

        /// Creates a progress.
        public init(name: String, position: EventPosition, waiting: Int, isAbandoned: Bool = false) {
            (self.name, self.position, self.waiting, self.isAbandoned) = (name, position, waiting, isAbandoned)
        }
    }

    static func set(_ subscriber: EventSubscriber, from id: Int, in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first(
            "SELECT transaction_id, id FROM core_event WHERE id >= \(id) ORDER BY id LIMIT 1")
        guard let row else {
            throw EventReplayError(description: "There is no event \(id) or a later one. To fix, give an id from `GET /events`, or 0 for all.")
        }
        let first = try EventPosition(row: row)
        let position = EventPosition(transaction: first.transaction, id: first.id - 1)
        try EventCursors.prepare([subscriber.name], in: transaction)
        try EventCursors.set(subscriber.name, to: position, in: transaction)
        return position
    }

    static func progress(of subscriber: EventSubscriber, in transaction: Transaction) throws -> Progress {
        let position = try EventCursors.position(of: subscriber.name, in: transaction)
        let kinds = try subscriber.kinds(in: transaction)
        // An event that can't be read waits for a program that can.
        let waiting = try EventReader.events(after: position, kinds: kinds, limit: 1000, in: transaction).filter { (try? subscriber.wants($0)) ?? true }
        return Progress(name: subscriber.name, position: position, waiting: waiting.count)
    }
}

extension EventReplay {
    /// Returns the progress of subscribers that have a cursor but aren't declared anymore.
    static func abandoned(_ subscribers: [EventSubscriber], in transaction: Transaction) throws -> [Progress] {
        try Set(EventCursors.consumers(in: transaction)).subtracting(subscribers.map(\.name)).sorted().map { name in
            let position = try EventCursors.position(of: name, in: transaction)
            let waiting = try EventReader.events(after: position, limit: 1000, in: transaction).count
            return Progress(name: name, position: position, waiting: waiting, isAbandoned: true)
        }
    }
}

/// An error that prevents resetting or forgetting a subscriber.
public struct EventReplayError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The problem and its fix.
    public let description: String
}
