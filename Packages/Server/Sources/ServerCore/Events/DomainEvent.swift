public import Core
public import Foundation
public import Persistence

/// Something that happened, stored in the transaction in which it happened.
public struct DomainEvent: Sendable, RowDecodable {
    /// The number in the order in which ids were given out.
    public let id: Int
    /// The number of the transaction that wrote it; 0 on SQLite.
    public let transactionID: Int
    /// What kind of thing it happened to, such as `order`.
    public let aggregate: String
    /// The id of that thing.
    public let aggregateID: Int
    /// The number among the events of that thing: from 1, without gap.
    public let sequence: Int
    /// The type's name.
    public let kind: String
    /// The payload as JSON.
    public let payload: String
    /// Who is told of it in realtime.
    public let topics: [Topic]
    /// When it happened.
    public let createdAt: Date

    /// Reads a row of the log.
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

    /// The place in the log.
    public var position: EventPosition { EventPosition(transaction: transactionID, id: id) }

    /// The payload, where the event is of this type.
    ///
    /// - Throws: `DecodingError` when the stored payload has another form.
    public func payload<Payload>(of type: EventType<Payload>) throws -> Payload? {
        guard kind == type.name else { return nil }
        return try WireJSON.decoder().decode(Payload.self, from: Data(payload.utf8))
    }
}
