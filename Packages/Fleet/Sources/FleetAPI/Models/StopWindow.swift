public import Foundation

/// The span of time in which the customer expects the driver.
public struct StopWindow: Codable, Sendable, Hashable {
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
