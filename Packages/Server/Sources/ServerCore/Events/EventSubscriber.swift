public import Core
public import Persistence

/// What a plugin does for events. It runs in a transaction of its own that also moves its cursor: its effect happens once, even when the process is killed.
public struct EventSubscriber: Sendable {
    let name: String
    let kind: String
    let handle: @Sendable (DomainEvent, Transaction) throws -> Void

    /// Declares a subscriber.
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
        kind = type.name
        self.handle = { event, transaction in
            if let payload = try event.payload(of: type) { try handle(payload, event, transaction) }
        }
    }
}
