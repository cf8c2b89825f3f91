public import Foundation

/// Between when and when the next visit at the customer's door is expected.
public struct ETARange: Codable, Sendable, Hashable {
    /// The earliest moment.
    public var from: Date
    /// The latest moment, which is what we promise.
    public var to: Date

    /// Creates a range.
    public init(from: Date, to: Date) {
        self.from = from
        self.to = to
    }
}
