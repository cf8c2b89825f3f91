import Foundation

/// The bounds of the times that devices state, whose clocks may be wrong and whose owners may want them to be.
enum DeviceTime {
    /// The seconds for which an operation may have waited on a device without a network: 72 hours.
    static let longestWait: TimeInterval = 72 * 3600
    /// The seconds by which a device's clock may be ahead.
    static let tolerance: TimeInterval = 5 * 60

    /// Returns a stated time, or the nearest one within the bounds.
    static func clamped(_ time: Date, at now: Date) -> Date {
        min(max(time, now.addingTimeInterval(-longestWait)), now.addingTimeInterval(tolerance))
    }
}
