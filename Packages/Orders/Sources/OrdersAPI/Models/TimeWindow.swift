public import Foundation

/// The kinds of pickup.
public enum PickupMode: String, Codable, Sendable, CaseIterable, Hashable {
    /// As soon as possible, for a surcharge.
    case asap = "ASAP"
    /// In a window that the customer chooses.
    case scheduled
}

/// The time between two moments in which a driver comes.
public struct TimeWindow: Codable, Sendable, Hashable {
    /// The earliest moment.
    public var start: Date
    /// The latest moment.
    public var end: Date

    /// Creates a window.
    public init(start: Date, end: Date) {
        self.start = start
        self.end = end
    }
}

/// The time in which the next visit at the customer's door is expected.
public struct ETARange: Codable, Sendable, Hashable {
    /// The earliest moment.
    public var from: Date
    /// The latest moment, which we promise.
    public var to: Date

    /// Creates a range.
    public init(from: Date, to: Date) {
        self.from = from
        self.to = to
    }
}
