public import Core
public import Foundation
public import Persistence
import Synchronization

/// A domain event, stored in the transaction that caused it.
public struct DomainEvent: Sendable, RowDecodable {
    /// The id, in the order of insertion.
    public let id: Int
    /// The number of the transaction that wrote it; 0 on SQLite.
    public let transactionID: Int
    /// The kind of thing that changed, such as `order`.
    public let aggregate: String
    /// The id of that thing.
    public let aggregateID: Int
    /// The sequence number among the events of that thing: from 1, without gaps.
    public let sequence: Int
    /// The event type's name.
    public let kind: String
    /// The payload as JSON.
    public let payload: String
    /// The topics on which it is published in realtime.
    public let topics: [Topic]
    /// The time at which it happened.
    public let createdAt: Date
    /// The decoded payload, which all copies of the event share.
    private let decoded = DecodedPayload()

    /// Decodes a row of the log.
    public init(row: Row) throws {
        id = try row.get("id")
        transactionID = try row.get("transaction_id")
        aggregate = try row.get("aggregate")
        aggregateID = try row.get("aggregate_id")
        sequence = try row.get("sequence")
        kind = try row.get("kind")
        payload = try row.get("payload")
        topics = try row.get("topics", as: String.self).split(separator: " ").map { Topic(String($0)) }
        createdAt = try row.get("created_at")
    }

    /// The event's position in the log.
    public var position: EventPosition { EventPosition(transaction: transactionID, id: id) }

    /// Returns the payload if the event is of a type; nil otherwise.
    ///
    /// - Throws: `DecodingError` if the stored payload has another form.
    public func payload<Payload>(of type: EventType<Payload>) throws -> Payload? {
        guard kind == type.name else { return nil }
        // lint:allow downcast because an event doesn't know the type that its kind names
        if let known = decoded.value.withLock({ $0 }) as? Payload { return known }
        let read = try WireJSON.decoder().decode(Payload.self, from: payload)
        decoded.value.withLock { $0 = read }
        return read
    }
}

/// A payload that several readers of one event need, decoded by the first of them.
private final class DecodedPayload: Sendable {
    let value = Mutex<(any Sendable)?>(nil)
}
