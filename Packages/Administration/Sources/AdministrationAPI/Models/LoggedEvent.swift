public import Core
public import Foundation

/// An event of the log.
public struct LoggedEvent: Codable, Sendable, Equatable {
    /// The number, increasing with time, and the cursor of pages.
    public let id: Int
    /// The event type's name, such as `order.moved`.
    public let kind: String
    /// The kind of thing that changed, such as `order`.
    public let aggregate: String
    /// The id of that thing.
    public let aggregateID: Int
    /// The sequence number among the events of that thing, from 1.
    public let sequence: Int
    /// The time at which it happened.
    public let createdAt: Date
    /// The payload as JSON, a line for each value.
    public let payload: String

    /// Creates an event.
    public init(id: Int, kind: String, aggregate: String, aggregateID: Int, sequence: Int, createdAt: Date, payload: String) {
        self.id = id
        self.kind = kind
        self.aggregate = aggregate
        self.aggregateID = aggregateID
        self.sequence = sequence
        self.createdAt = createdAt
        self.payload = payload
    }

    enum CodingKeys: String, CodingKey {
        case id, kind, aggregate
        case aggregateID = "aggregateId"
        case sequence, createdAt, payload
    }
}

extension LoggedEvent: Sampled {
    /// An order that was accepted, for tests and documentation.
    public static let sample = LoggedEvent(
        id: 41, kind: "order.moved", aggregate: "order", aggregateID: 12, sequence: 3, createdAt: Date(timeIntervalSince1970: 1_767_268_800),
        payload: "{\n  \"stage\" : \"accepted\"\n}")
}

/// A page of the event log, newest first.
public struct LoggedEventPage: Codable, Sendable, Equatable {
    /// The events.
    public let items: [LoggedEvent]
    /// The `before` of the next page; nil on the last one. A page can be empty and still have a next one, as each looks at a limited part of the log.
    public let next: Int?

    /// Creates a page.
    public init(items: [LoggedEvent], next: Int?) {
        self.items = items
        self.next = next
    }
}
