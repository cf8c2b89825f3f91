public import Core
import Foundation
public import Persistence

/// The table of domain events, written with the change itself and read in order by subscribers.
public struct EventLog: Sendable {
    /// The channel on which commits with events are announced.
    static let channel = "core_event"

    private let clock: any Clock

    /// Creates a log.
    public init(clock: any Clock) { self.clock = clock }

    /// An event to append: its payload, and the topics on which to publish it after the commit.
    public typealias Entry<Payload> = (payload: Payload, topics: [Topic])

    /// Appends an event in the transaction of the change it describes.
    ///
    /// The thing's row in `core_aggregate` is locked until the transaction ends, so that its events are numbered without gaps by concurrent writers.
    ///
    /// - Parameters:
    ///   - type: the event's type, declared in an API target.
    ///   - payload: the event's payload.
    ///   - aggregate: the kind of thing that changed, such as `order`, and its id.
    ///   - topics: the topics on which to publish after the commit.
    public func append<Payload>(
        _ type: EventType<Payload>,
        _ payload: Payload,
        aggregate: String,
        id aggregateID: Int,
        topics: [Topic],
        in transaction: Transaction
    ) throws {
        try append(type, [(payload, topics)], aggregate: aggregate, id: aggregateID, in: transaction)
    }

    /// Appends several events of one thing, in their order, as ``append(_:_:aggregate:id:topics:in:)`` does one.
    public func append<Payload>(
        _ type: EventType<Payload>, _ entries: [Entry<Payload>], aggregate: String, id aggregateID: Int, in transaction: Transaction
    ) throws {
        let encoder = WireJSON.encoder()
        let payloads = try entries.map { String(decoding: try encoder.encode($0.payload), as: UTF8.self) }
        // Nothing is read back, so on PostgreSQL neither statement is a round trip.
        try transaction.perform(
            """
            INSERT INTO core_aggregate (aggregate, aggregate_id, sequence) VALUES (\(aggregate), \(aggregateID), \(entries.count))
            ON CONFLICT (aggregate, aggregate_id) DO UPDATE SET sequence = core_aggregate.sequence + excluded.sequence
            """)
        let now = clock.now
        let rows = entries.indices.map { index -> SQL in
            let topics = entries[index].topics.map(\.name).joined(separator: " ")
            return """
                (\(aggregate), \(aggregateID),
                (SELECT sequence - \(entries.count - 1 - index) FROM core_aggregate WHERE aggregate = \(aggregate) AND aggregate_id = \(aggregateID)),
                \(type.name), \(payloads[index]), \(topics), \(now), \(sql: transaction.identifier))
                """
        }
        try transaction.perform(
            """
            INSERT INTO core_event (aggregate, aggregate_id, sequence, kind, payload, topics, created_at, transaction_id)
            VALUES \(sql: .joined(rows))
            """)
        try transaction.announce(Self.channel)
    }
}
