public import Core
public import Persistence

/// A plugin's handler of events. It runs in a transaction that also moves its cursor: its effect happens once, even if the process is killed,
/// and on one of several nodes.
///
/// ```swift
/// EventSubscriber("chat.orders", to: OrdersEvents.moved, where: OrderFollower.wants) { moved, _, transaction in
///     try follower.take(moved, at: clock.now, in: transaction)
/// }
/// ```
public struct EventSubscriber: Sendable {
    /// The rule by which a subscriber may want kinds of events.
    enum Kinds: Sendable {
        case fixed([String])
        /// Reads the kinds to handle now; nil for all.
        case chosen(@Sendable (Transaction) throws -> [String]?)
    }

    /// The name under which the cursor is stored.
    public let name: String
    let kinds: Kinds
    /// Returns whether an event has an effect, by its payload alone.
    let wants: @Sendable (DomainEvent) throws -> Bool
    /// Reads what the events' effects need, and returns what writes them.
    let prepare: (@Sendable ([DomainEvent], Transaction) throws -> Write)?
    let handle: @Sendable ([DomainEvent], Transaction) throws -> Void

    /// Writes the effects of events.
    typealias Write = @Sendable (Transaction) throws -> Void

    /// Creates a subscriber of one type of event that handles them one by one.
    ///
    /// - Parameters:
    ///   - name: stable and unique, since the cursor is stored under it.
    ///   - type: the type of events to handle.
    ///   - wants: returns whether an event has an effect, by its payload alone. Events without one cost no transaction. All have one by default.
    ///   - handle: handles an event.
    public init<Payload>(
        _ name: String,
        to type: EventType<Payload>,
        where wants: @escaping @Sendable (Payload) -> Bool = { _ in true },
        handle: @escaping @Sendable (Payload, DomainEvent, Transaction) throws -> Void
    ) {
        self.init(name, kind: type, where: wants) { events, transaction in
            for event in events {
                if let payload = try event.payload(of: type) { try handle(payload, event, transaction) }
            }
        }
    }

    /// Creates a subscriber that handles several events at once, of one type or several, so that it can write their effects with few statements. What it
    /// needs to know but doesn't change, it reads before: beside other writes, rather than while they wait for it.
    ///
    /// - Parameters:
    ///   - name: stable and unique, since the cursor is stored under it.
    ///   - kinds: the names of the types of events to handle.
    ///   - wants: returns whether an event has an effect, by its payload alone. Events without one cost no transaction. All have one by default.
    ///   - prepare: reads what the effects of the events need, after they were committed.
    ///   - handle: handles the events in their order with what was read. If it throws, each is given to it again on its own.
    public init<Prepared: Sendable>(
        _ name: String,
        toAll kinds: [String],
        where wants: @escaping @Sendable (DomainEvent) throws -> Bool = { _ in true },
        preparing prepare: @escaping @Sendable ([DomainEvent], Transaction) throws -> Prepared,
        handle: @escaping @Sendable ([DomainEvent], Prepared, Transaction) throws -> Void
    ) {
        let prepare: @Sendable ([DomainEvent], Transaction) throws -> Write = { events, transaction in
            let prepared = try prepare(events, transaction)
            return { try handle(events, prepared, $0) }
        }
        self.name = name
        self.kinds = .fixed(kinds)
        self.wants = wants
        self.prepare = prepare
        self.handle = { try prepare($0, $1)($1) }
    }

    private init<Payload>(
        _ name: String, kind type: EventType<Payload>, where wants: @escaping @Sendable (Payload) -> Bool,
        handleEvents: @escaping @Sendable ([DomainEvent], Transaction) throws -> Void
    ) {
        self.name = name
        kinds = .fixed([type.name])
        self.wants = { event in try event.payload(of: type).map(wants) ?? false }
        prepare = nil
        handle = handleEvents
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
        self.kinds = .chosen(kinds)
        wants = { _ in true }
        prepare = nil
        self.handle = { events, transaction in for event in events { try handle(event, transaction) } }
    }

    /// Returns the kinds to handle now; nil for all, empty for none.
    func kinds(in transaction: Transaction) throws -> [String]? {
        switch kinds {
        case .fixed(let kinds): kinds
        case .chosen(let choose): try choose(transaction)
        }
    }

    /// Skips other events: if none of its own kinds are waiting, the cursor moves to the end of the log.
    public func catchUp(in transaction: Transaction) throws {
        try EventCursors.prepare([name], in: transaction)
        let position = try EventCursors.position(of: name, in: transaction)
        let end = try EventReader.end(in: transaction)
        let kinds = try kinds(in: transaction)
        guard end > position, try EventReader.events(after: position, kinds: kinds, limit: 1, in: transaction).isEmpty else { return }
        try EventCursors.advance([EventCursors.Move(name: name, from: position, to: end)], in: transaction)
    }
}
