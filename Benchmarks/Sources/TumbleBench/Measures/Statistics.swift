import Foundation

extension [Double] {
    /// The value that `percent` of the values lie at or below (nearest rank), of values in ascending order; 0 if there are none.
    func percentile(_ percent: Double) -> Double {
        guard !isEmpty else { return 0 }
        let rank = Int((percent / 100 * Double(count)).rounded(.up))
        return self[Swift.min(Swift.max(rank, 1), count) - 1]
    }
}

extension Double {
    /// The number with so many digits that three count.
    var shortText: String {
        if self == rounded() { return String(Int(self)) }
        return String(format: abs(self) >= 100 ? "%.0f" : abs(self) >= 10 ? "%.1f" : "%.2f", self)
    }
}

extension Duration {
    /// The duration in milliseconds.
    var milliseconds: Double {
        Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    }
}

/// Returns the duration of `work`, in milliseconds.
func measureMilliseconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    return try clock.measure { try work() }.milliseconds
}

/// Returns the duration of `work`, in milliseconds.
func measureMilliseconds(_ work: () async throws -> Void) async rethrows -> Double {
    let clock = ContinuousClock()
    return try await clock.measure { try await work() }.milliseconds
}

/// Keeps the optimizer from dropping a result that nobody reads.
@inline(never)
func keep<Value>(_ value: borrowing Value) {}
