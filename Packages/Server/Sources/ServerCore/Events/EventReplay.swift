import Persistence

/// Sets a subscriber back, so that it handles events again.
public enum EventReplay {
    /// How far a subscriber has come.
    public struct Progress: Sendable, Equatable {
        /// The subscriber.
        public let name: String
        /// The last event that it handled or passed.
        public let position: EventPosition
        /// How many events it wants are waiting; counted up to 1,000.
        public let waiting: Int
        /// Whether no plugin declares it any more: nobody moves its cursor, and the events behind it are kept for ever.
        public let isAbandoned: Bool

        /// Says how far a subscriber has come.
        public init(name: String, position: EventPosition, waiting: Int, isAbandoned: Bool = false) {
            (self.name, self.position, self.waiting, self.isAbandoned) = (name, position, waiting, isAbandoned)
        }
    }

    static func set(_ subscriber: EventSubscriber, from id: Int, in transaction: Transaction) throws -> EventPosition {
        let row = try transaction.first(
            "SELECT transaction_id, id FROM core_event WHERE id >= \(id) ORDER BY id LIMIT 1")
        guard let row else {
            throw EventReplayError(description: "There is no event \(id) or a later one. To fix, name one that `GET /events` shows, or 0 for all.")
        }
        let first = try EventPosition(row: row)
        let position = EventPosition(transaction: first.transaction, id: first.id - 1)
        try EventCursors.prepare([subscriber.name], in: transaction)
        try EventCursors.move(subscriber.name, to: position, in: transaction)
        try transaction.announce(subscriber.channel)
        return position
    }

    static func progress(of subscriber: EventSubscriber, in transaction: Transaction) throws -> Progress {
        let position = try EventCursors.position(of: subscriber.name, in: transaction)
        let kinds = try subscriber.kinds(transaction)
        let waiting = try EventReader.events(after: position, kinds: kinds, limit: 1000, in: transaction).count
        return Progress(name: subscriber.name, position: position, waiting: waiting)
    }
}

extension EventReplay {
    /// How far those have come that have a cursor and aren't subscribers any more.
    static func abandoned(_ subscribers: [EventSubscriber], in transaction: Transaction) throws -> [Progress] {
        try Set(EventCursors.consumers(in: transaction)).subtracting(subscribers.map(\.name)).sorted().map { name in
            let position = try EventCursors.position(of: name, in: transaction)
            let waiting = try EventReader.events(after: position, limit: 1000, in: transaction).count
            return Progress(name: name, position: position, waiting: waiting, isAbandoned: true)
        }
    }
}

/// Why a subscriber can't be set back or forgotten.
public struct EventReplayError: Error, Sendable, Equatable, CustomStringConvertible {
    /// What happened and how to fix it.
    public let description: String
}
