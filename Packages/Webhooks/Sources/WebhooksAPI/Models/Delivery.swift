public import Foundation

/// The delivery of one event to one address.
public struct Delivery: Codable, Sendable, Equatable {
    /// The delivery's number, increasing with time, and the cursor of pages.
    public let id: Int
    /// The event's id in the log.
    public let eventId: Int
    /// The event's kind, such as `order.moved`.
    public let kind: String
    /// The event's sequence number for the same thing.
    public let sequence: Int
    /// The state of the delivery.
    public let state: DeliveryState
    /// The number of attempts so far.
    public let attempts: Int
    /// The status of the last response; nil if there was none.
    public let responseStatus: Int?
    /// The reason for the last failure; nil if none failed.
    public let failure: String?
    /// The time at which it was queued.
    public let createdAt: Date
    /// The time of the next attempt; nil once it is finished.
    public let nextAttemptAt: Date?
    /// The time at which it was delivered or given up.
    public let finishedAt: Date?

    /// Creates a delivery.
    public init(
        id: Int, eventId: Int, kind: String, sequence: Int, state: DeliveryState, attempts: Int, responseStatus: Int?, failure: String?, createdAt: Date,
        nextAttemptAt: Date?, finishedAt: Date?
    ) {
        self.id = id
        self.eventId = eventId
        self.kind = kind
        self.sequence = sequence
        self.state = state
        self.attempts = attempts
        self.responseStatus = responseStatus
        self.failure = failure
        self.createdAt = createdAt
        self.nextAttemptAt = nextAttemptAt
        self.finishedAt = finishedAt
    }
}

/// The state of a delivery.
public enum DeliveryState: String, Codable, Sendable, CaseIterable {
    /// It is being delivered or retried.
    case waiting
    /// The address accepted it.
    case delivered
    /// It was given up after a day.
    case dead
}

/// A page of deliveries, newest first.
public struct DeliveryPage: Codable, Sendable, Equatable {
    /// The deliveries.
    public let items: [Delivery]
    /// The `before` of the next page; nil on the last page.
    public let next: Int?

    /// Creates a page.
    public init(items: [Delivery], next: Int?) {
        self.items = items
        self.next = next
    }
}

/// The number of deliveries that are retried.
public struct RevivedDeliveries: Codable, Sendable, Equatable {
    /// The number of deliveries.
    public let count: Int

    /// Creates a response.
    public init(count: Int) {
        self.count = count
    }
}
