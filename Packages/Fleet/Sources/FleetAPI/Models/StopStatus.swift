public import Foundation

/// The steps of a driver's work at a stop.
public enum StopKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// The driver loads bags.
    case pickup
    /// The driver unloads bags.
    case dropoff
    /// The driver buys items that come along with an order.
    case shopping
}

/// The kind of place where a stop is.
public enum StopPlace: String, Codable, Sendable, CaseIterable, Hashable {
    /// The customer's door.
    case customer
    /// The plant.
    case plant
    /// A retailer's store.
    case store
}

/// The state of a stop. It only moves forward.
public enum StopStatus: String, Codable, Sendable, CaseIterable, Hashable {
    /// The driver hasn't set off for it.
    case pending
    /// The driver is on the way there.
    case enRoute
    /// The driver is there.
    case arrived
    /// The bags changed hands.
    case done
    /// The bags couldn't change hands.
    case failed

    /// Whether nothing is left to do.
    public var isFinal: Bool { self == .done || self == .failed }
}

/// The time in which the customer expects the driver.
public struct StopWindow: Codable, Sendable, Hashable {
    /// The earliest time.
    public var start: Date
    /// The latest time.
    public var end: Date

    /// Creates a window.
    public init(start: Date, end: Date) {
        self.start = start
        self.end = end
    }
}
