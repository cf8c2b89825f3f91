public import Core
import Foundation
public import Persistence
import Synchronization

/// The table of domain events: written with the change itself, read in order by subscribers.
public final class EventLog: Sendable {
    private let clock: any Clock
    private let wakeUps: AsyncStream<Void>.Continuation

    /// Yields once after events were committed, however many.
    let committed: AsyncStream<Void>

    /// Creates a log.
    public init(clock: any Clock) {
        self.clock = clock
        (committed, wakeUps) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Appends an event in the transaction of the change that it tells of.
    ///
    /// - Parameters:
    ///   - type: the event's type, declared in an API target.
    ///   - payload: what it carries.
    ///   - aggregate: what kind of thing changed, such as `order`, and its id.
    ///   - topics: who is told in realtime, after the commit.
    /// - Returns: the number of the event among those of the same thing.
    @discardableResult
    public func append<Payload>(
        _ type: EventType<Payload>,
        _ payload: Payload,
        aggregate: String,
        id aggregateID: Int,
        topics: [Topic],
        in transaction: Transaction
    ) throws -> Int {
        let last = try transaction.value(
            Int.self, "SELECT COALESCE(MAX(sequence), 0) FROM core_event WHERE aggregate = \(aggregate) AND aggregate_id = \(aggregateID)")
        try transaction.insert(
            into: "core_event",
            [
                "aggregate": aggregate,
                "aggregate_id": aggregateID,
                "sequence": last + 1,
                "kind": type.name,
                "payload": String(decoding: try WireJSON.encoder().encode(payload), as: UTF8.self),
                "topics": topics.map(\.name).joined(separator: " "),
                "created_at": clock.now,
            ])
        transaction.afterCommit { [wakeUps] in wakeUps.yield() }
        return last + 1
    }

    func wake() { wakeUps.yield() }

    static let migration = Migration(number: 2, name: "events") { schema in
        schema.create(
            Table("core_event") { table in
                table.id()
                table.text("aggregate")
                table.integer("aggregate_id")
                table.integer("sequence")
                table.text("kind")
                table.json("payload")
                table.text("topics")
                table.time("created_at")
            })
        schema.index("core_event", on: "aggregate", "aggregate_id", "sequence", unique: true)
        schema.create(
            Table("core_event_cursor") { table in
                table.id()
                table.text("consumer", .unique)
                table.integer("position")
            })
    }
}
