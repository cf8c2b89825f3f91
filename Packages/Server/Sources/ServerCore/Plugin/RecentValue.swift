public import Core
import Foundation
public import Persistence
import Synchronization

/// A value that many calls need and that hardly ever changes, such as the prices: what was read from the database holds for a second.
///
/// A change is so seen a second later at most, whichever process or tool made it.
///
/// ```swift
/// let areas = try recent.value(in: transaction) { try $0.rows("SELECT * FROM location_area").map(ServiceArea.init) }
/// ```
public final class RecentValue<Value: Sendable>: Sendable {
    /// The time for which a value holds, in seconds.
    private static var lifetime: TimeInterval { 1 }

    private let clock: any Clock
    private let last = Mutex<(value: Value, readAt: Date)?>(nil)

    /// Creates an empty cache.
    public init(clock: any Clock) { self.clock = clock }

    /// Returns the last value, or reads it again if it is too old.
    public func value(in transaction: Transaction, read: (Transaction) throws -> Value) throws -> Value {
        let now = clock.now
        // A clock that was set back makes no value young again.
        if let last = last.withLock({ $0 }), abs(now.timeIntervalSince(last.readAt)) < Self.lifetime { return last.value }
        let value = try read(transaction)
        last.withLock { $0 = (value, now) }
        return value
    }
}
