import Core
public import Foundation
import HTTPTypes
import Persistence

/// What integrators read of the log.
enum EventEndpoints {
    /// Where to go on, and how far.
    struct Input: Codable, Sendable, Equatable {
        /// The `next` of the page before, or an event's `cursor`; left out for the log's start.
        var after: String?
        /// The most events of a page, 1 to 100; 50 by default.
        var limit: Int?
    }

    /// A part of the log, the earliest first.
    struct EventPage: Codable, Sendable, Equatable {
        let items: [Item]
        /// To be passed as `after`; also where nothing is left, for what comes later.
        let next: String
        /// Whether more is there already.
        let hasMore: Bool
    }

    /// One event.
    struct Item: Sampled, Equatable {
        let id: Int
        let cursor: String
        let kind: String
        let aggregate: String
        let aggregateId: Int
        /// Among those of the same thing, from 1, without gap.
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
        summary: "Everything that happened, the earliest first, paged by the cursor `after`; `next` is good for polling, too.")

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
    /// The event as `GET /events` shows it, as JSON.
    public func wireData() throws -> Data { try WireJSON.encoder().encode(EventEndpoints.Item(self)) }
}
