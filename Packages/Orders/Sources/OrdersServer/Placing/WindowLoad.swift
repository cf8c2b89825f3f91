import Foundation
import OrdersAPI

/// The load of pickup windows. A pickup happens at some time of its window, so a long window burdens each of its hours by a share of a pickup.
enum WindowLoad {
    /// The length of the window to which an area's capacity applies: two hours.
    static let standardLength: TimeInterval = 2 * 3600

    /// Returns whether no further pickup fits into a window: the shares of others that fall into it reach the capacity of its length.
    ///
    /// - Parameter others: the windows that overlap it.
    static func isFull(_ window: TimeWindow, _ others: [TimeWindow], capacity: Int) -> Bool {
        let load = others.reduce(0) { $0 + share(of: $1, in: window) }
        let length = window.end.timeIntervalSince(window.start)
        // Sums of thirds and the like may miss a whole number by a rounding error.
        return load >= Double(capacity) * max(1, length / standardLength) - 0.000_001
    }

    private static func share(of other: TimeWindow, in window: TimeWindow) -> Double {
        let length = other.end.timeIntervalSince(other.start)
        let overlap = min(other.end, window.end).timeIntervalSince(max(other.start, window.start))
        return length > 0 ? max(0, overlap) / length : 1
    }
}
