public import Foundation

/// A span of time in which somebody comes.
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
