public import Core
public import Persistence

/// A plugin's handler of events. It runs in a transaction that also moves its cursor: its effect happens once, even if the process is killed,
/// and on one of several nodes.
public struct EventSubscriber: Sendable {
    /// The name under which the cursor is stored.
    public let name: String
    /// The kinds of events to handle; nil for all.
    let kinds: @Sendable (Transaction) throws -> [String]?
    let handle: @Sendable (DomainEvent, Transaction) throws -> Void
    /// The channel of announcements that wakes it.
    let channel: String

    /// Creates a subscriber of one type of event.
    ///
    /// - Parameters:
    ///   - name: stable and unique, since the cursor is stored under it.
    ///   - type: the type of events to handle.
    ///   - handle: handles an event.
    public init<Payload>(
        _ name: String,
        to type: EventType<Payload>,
        handle: @escaping @Sendable (Payload, DomainEvent, Transaction) throws -> Void
    ) {
        self.name = name
        let kinds = [type.name]
        self.kinds = { _ in kinds }
        channel = EventLog.channel(of: type.name)
        self.handle = { event, transaction in
            if let payload = try event.payload(of: type) { try handle(payload, event, transaction) }
        }
    }

    /// Creates a subscriber that chooses its events at run time.
    ///
    /// - Parameters:
    ///   - name: stable and unique, since the cursor is stored under it.
    ///   - kinds: returns the kinds of events to handle now; nil for all, empty for none.
    ///   - handle: handles an event.
    public init(
        _ name: String, toKinds kinds: @escaping @Sendable (Transaction) throws -> [String]?,
        handle: @escaping @Sendable (DomainEvent, Transaction) throws -> Void
    ) {
        self.name = name
        self.kinds = kinds
        self.handle = handle
        channel = EventLog.channel
    }

    /// Skips other events: if none of its own are waiting, the cursor moves to the end of the log.
    ///
    /// Otherwise the cursor moves only with an effect, so that events of other kinds cost no write.
    public func catchUp(in transaction: Transaction) throws {
        try EventCursors.prepare([name], in: transaction)
        guard let position = try EventCursors.lock(name, in: transaction) else { return }
        let end = try EventReader.end(in: transaction)
        let kinds = try kinds(transaction)
        guard end > position, try EventReader.events(after: position, kinds: kinds, limit: 1, in: transaction).isEmpty else { return }
        try EventCursors.move(name, to: end, in: transaction)
    }
}
