public import Core
import Foundation
public import Persistence

/// The table of domain events, written with the change itself and read in order by subscribers.
public struct EventLog: Sendable {
    /// The channel on which commits with events are announced.
    public static let channel = "core_event"

    /// Returns the channel on which commits with events of one kind are announced, so that subscribers aren't woken by others.
    static func channel(of kind: String) -> String { "\(channel).\(kind)" }

    private let clock: any Clock

    /// Creates a log.
    public init(clock: any Clock) { self.clock = clock }

    /// Appends an event in the transaction of the change it describes.
    ///
    /// The thing's row in `core_aggregate` is locked until the transaction ends, so that its events are numbered without gaps by concurrent writers.
    ///
    /// - Parameters:
    ///   - type: the event's type, declared in an API target.
    ///   - payload: the event's payload.
    ///   - aggregate: the kind of thing that changed, such as `order`, and its id.
    ///   - topics: the topics on which to publish after the commit.
    /// - Returns: the event's sequence number for that thing.
    @discardableResult
    public func append<Payload>(
        _ type: EventType<Payload>,
        _ payload: Payload,
        aggregate: String,
        id aggregateID: Int,
        topics: [Topic],
        in transaction: Transaction
    ) throws -> Int {
        let sequence = try transaction.value(
            Int.self,
            """
            INSERT INTO core_aggregate (aggregate, aggregate_id, sequence) VALUES (\(aggregate), \(aggregateID), 1)
            ON CONFLICT (aggregate, aggregate_id) DO UPDATE SET sequence = core_aggregate.sequence + 1 RETURNING sequence
            """)
        try transaction.insert(
            into: "core_event",
            [
                "aggregate": aggregate,
                "aggregate_id": aggregateID,
                "sequence": sequence,
                "kind": type.name,
                "payload": String(decoding: try WireJSON.encoder().encode(payload), as: UTF8.self),
                "topics": topics.map { $0.name }.joined(separator: " "),
                "created_at": clock.now,
                "transaction_id": try transaction.identifier(),
            ])
        try transaction.announce(Self.channel)
        try transaction.announce(Self.channel(of: type.name))
        return sequence
    }
}
