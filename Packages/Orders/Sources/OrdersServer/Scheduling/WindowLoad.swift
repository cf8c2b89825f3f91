import Foundation
import OrdersAPI

/// The load of pickup windows. A pickup happens at some time of its window, so a long window burdens each of its hours by a share of a pickup.
enum WindowLoad {
    /// Returns whether no further pickup fits into a window: the shares of others that fall into it reach its capacity.
    ///
    /// - Parameter others: the windows that overlap it.
    static func isFull(_ window: TimeWindow, _ others: [TimeWindow], capacity: Double) -> Bool {
        let load = others.reduce(0) { $0 + share(of: $1, in: window) }
        // Sums of thirds and the like may miss a whole number by a rounding error.
        return load >= capacity - 0.000_001
    }

    /// Returns the part of a window that falls into another one.
    static func share(of other: TimeWindow, in window: TimeWindow) -> Double {
        let length = other.end.timeIntervalSince(other.start)
        let overlap = min(other.end, window.end).timeIntervalSince(max(other.start, window.start))
        return length > 0 ? max(0, overlap) / length : 1
    }
}
