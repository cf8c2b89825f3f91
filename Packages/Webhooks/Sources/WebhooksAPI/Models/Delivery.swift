public import Foundation

/// One event on its way to one address.
public struct Delivery: Codable, Sendable, Equatable {
    /// Its number, the newest highest: the cursor of a page.
    public let id: Int
    /// The event's number in the log.
    public let eventId: Int
    /// The event's kind, such as `order.moved`.
    public let kind: String
    /// The event's number among those of the same thing.
    public let sequence: Int
    /// Whether it arrived.
    public let state: DeliveryState
    /// How often it was tried.
    public let attempts: Int
    /// Why the last attempt failed; nil where none did.
    public let failure: String?
    /// When it was put out.
    public let createdAt: Date
    /// When it is tried next; nil once it is finished.
    public let nextAttemptAt: Date?
    /// When it arrived or was given up.
    public let finishedAt: Date?

    /// Creates a delivery.
    public init(
        id: Int, eventId: Int, kind: String, sequence: Int, state: DeliveryState, attempts: Int, failure: String?, createdAt: Date, nextAttemptAt: Date?,
        finishedAt: Date?
    ) {
        self.id = id
        self.eventId = eventId
        self.kind = kind
        self.sequence = sequence
        self.state = state
        self.attempts = attempts
        self.failure = failure
        self.createdAt = createdAt
        self.nextAttemptAt = nextAttemptAt
        self.finishedAt = finishedAt
    }
}

/// Where a delivery stands.
public enum DeliveryState: String, Codable, Sendable, CaseIterable {
    /// It is tried, or tried again.
    case waiting
    /// The address took it.
    case delivered
    /// It was given up after a day.
    case dead
}

/// A page of deliveries, the newest first.
public struct DeliveryPage: Codable, Sendable, Equatable {
    /// The deliveries.
    public let items: [Delivery]
    /// The `before` of the next page; nil on the last.
    public let next: Int?

    /// Creates a page.
    public init(items: [Delivery], next: Int?) {
        self.items = items
        self.next = next
    }
}

/// The number of deliveries that are tried again.
public struct RevivedDeliveries: Codable, Sendable, Equatable {
    /// How many there were.
    public let count: Int

    /// Creates a response.
    public init(count: Int) {
        self.count = count
    }
}
