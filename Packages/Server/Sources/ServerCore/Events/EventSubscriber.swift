public import Core
public import Persistence

/// What a plugin does for events. It runs in a transaction of its own that also moves its cursor: its effect happens once, even when the process is
/// killed, and on one node where there are many.
public struct EventSubscriber: Sendable {
    /// The name under which the cursor is kept.
    public let name: String
    /// The kinds that it wants; nil for all.
    let kinds: @Sendable (Transaction) throws -> [String]?
    let handle: @Sendable (DomainEvent, Transaction) throws -> Void
    /// The channel of announcements that wakes it.
    let channel: String

    /// Declares a subscriber of one type of event.
    ///
    /// - Parameters:
    ///   - name: stable and unique; the cursor is kept under it.
    ///   - type: the events that it wants.
    ///   - handle: the effect.
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

    /// Declares a subscriber that finds out what it wants.
    ///
    /// - Parameters:
    ///   - name: stable and unique; the cursor is kept under it.
    ///   - kinds: the kinds of event that it wants at the moment; nil for all, empty for none.
    ///   - handle: the effect.
    public init(
        _ name: String, toKinds kinds: @escaping @Sendable (Transaction) throws -> [String]?,
        handle: @escaping @Sendable (DomainEvent, Transaction) throws -> Void
    ) {
        self.name = name
        self.kinds = kinds
        self.handle = handle
        channel = EventLog.channel
    }

    /// Passes over what it doesn't want: when nothing that it wants waits, its cursor moves to the log's end.
    ///
    /// A cursor otherwise moves only with an effect, so that events of other kinds cost no write.
    public func catchUp(in transaction: Transaction) throws {
        try EventCursors.prepare([name], in: transaction)
        guard let position = try EventCursors.lock(name, in: transaction) else { return }
        let end = try EventReader.end(in: transaction)
        let kinds = try kinds(transaction)
        guard end > position, try EventReader.events(after: position, kinds: kinds, limit: 1, in: transaction).isEmpty else { return }
        try EventCursors.move(name, to: end, in: transaction)
    }
}
