import Foundation
import OrdersAPI

/// Decides when customers are told another time. Estimates change with each traffic light; what people are told should hold.
enum SteadyArrival {
    /// The step of the times that are told, in seconds.
    static let step: TimeInterval = 300
    /// The seconds by which an estimate may lie outside of what was told.
    static let tolerance: TimeInterval = 150
    /// The seconds by which an estimate may be narrower than what was told, at either end.
    static let slack: TimeInterval = 600

    /// Returns the time to tell now; nil where what was told still fits the estimate.
    static func next(_ estimate: ETARange, after told: ETARange?, at now: Date) -> ETARange? {
        let from = max(estimate.from, now)
        let estimate = ETARange(from: from, to: max(estimate.to, from.addingTimeInterval(step)))
        if let told, told.to > now, fits(estimate, told, at: now) { return nil }
        let next = ETARange(from: max(rounded(estimate.from, .down), now), to: rounded(estimate.to, .up))
        return next == told ? nil : next
    }

    private static func fits(_ estimate: ETARange, _ told: ETARange, at now: Date) -> Bool {
        let early = estimate.from.timeIntervalSince(max(told.from, now))
        let late = told.to.timeIntervalSince(estimate.to)
        return early >= -tolerance && early < slack && late >= -tolerance && late < slack
    }

    /// Returns the step of five minutes before or after a time.
    static func rounded(_ time: Date, _ rule: FloatingPointRoundingRule) -> Date {
        Date(timeIntervalSinceReferenceDate: (time.timeIntervalSinceReferenceDate / step).rounded(rule) * step)
    }
}
