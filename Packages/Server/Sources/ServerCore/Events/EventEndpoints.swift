import Core
public import Foundation
import HTTPTypes
import Persistence

/// The endpoint with which integrators read the log.
enum EventEndpoints {
    /// The position to start from, and the limit.
    struct Input: Codable, Sendable, Equatable, TextLimited {
        static let textLimits = ["after": 64]

        /// The `next` of the previous page, or an event's `cursor`; omitted for the start of the log.
        var after: String?
        /// The maximum number of events on a page, 1 to 100; 50 by default.
        var limit: Int?
    }

    /// A page of the log, oldest first.
    struct EventPage: Codable, Sendable, Equatable {
        let items: [Item]
        /// The value for `after` in the next request; also set on the last page, for events still to come.
        let next: String
        /// Whether more events exist already.
        let hasMore: Bool
    }

    /// An event of the log.
    struct Item: Sampled, Equatable {
        let id: Int
        let cursor: String
        let kind: String
        let aggregate: String
        let aggregateId: Int
        /// The sequence number among the events of the same thing, from 1, without gaps.
        let sequence: Int
        let createdAt: Date
        let payload: JSONValue

        init(_ event: DomainEvent) throws {
            id = event.id
            cursor = event.position.cursor
            kind = event.kind
            aggregate = event.aggregate
            aggregateId = event.aggregateID
            sequence = event.sequence
            createdAt = event.createdAt
            payload = try WireJSON.decoder().decode(JSONValue.self, from: Data(event.payload.utf8))
        }

        private init(sampleID id: Int) {
            (self.id, cursor, kind, aggregate, aggregateId, sequence) = (id, "0.\(id)", "order.moved", "order", 12, 3)
            createdAt = Date(timeIntervalSince1970: 1_767_268_800)
            payload = .object([JSONValue.Member(name: "stage", value: "accepted")])
        }

        static var sample: Item { Item(sampleID: 41) }
    }

    static let list = Endpoint<Input, EventPage>(
        .get, "/events", access: .roles([.admin]),
        summary: "Returns all events, oldest first, paged by the cursor `after`. Poll with `next` for new events.")

    static func add(to routes: inout Routes) {
        routes.on(list, allow: .accessAlone) { input, context in
            let limit = input.limit ?? 50
            let position = input.after.map(EventPosition.init(cursor:)) ?? .start
            var errors = FieldErrors()
            errors.check(limit, "limit", .range(1...100))
            errors.require(position != nil, "after", Strings.cursorUnreadable)
            try errors.throwIfAny()
            let from = position ?? .start
            return try await context.database.read { transaction in
                let events = try EventReader.events(after: from, limit: limit + 1, in: transaction)
                let items = try events.prefix(limit).map(Item.init)
                return EventPage(items: items, next: items.last?.cursor ?? from.cursor, hasMore: events.count > limit)
            }
        }
    }
}

extension DomainEvent {
    /// Returns the event as JSON, as `GET /events` returns it.
    public func wireData() throws -> Data { try WireJSON.encoder().encode(EventEndpoints.Item(self)) }
}
