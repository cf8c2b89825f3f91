import Foundation

/// The number of messages that a browser may still send: a bucket that refills at a steady rate up to its burst.
struct MessageBudget {
    private let limits: LiveLimits
    private var left: Double
    private var filled: Date

    init(_ limits: LiveLimits, now: Date) {
        self.limits = limits
        left = limits.messageBurst
        filled = now
    }

    /// Takes one message from the budget.
    ///
    /// - Returns: whether there was one left.
    mutating func take(now: Date) -> Bool {
        left = min(limits.messageBurst, left + max(0, now.timeIntervalSince(filled)) * limits.messagesPerSecond)
        filled = now
        guard left >= 1 else { return false }
        left -= 1
        return true
    }
}
