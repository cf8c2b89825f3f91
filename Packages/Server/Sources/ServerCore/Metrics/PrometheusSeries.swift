import CoreMetrics
import Synchronization

/// A line or histogram of the output.
protocol PrometheusSeries: AnyObject, Sendable {
    /// Writes the series.
    func write(_ name: String, _ labels: PrometheusLabels, into text: inout String)
}

/// A value that only grows.
final class PrometheusCounter: PrometheusSeries, CounterHandler {
    private let value = Atomic<Int64>(0)

    func increment(by amount: Int64) { value.add(amount, ordering: .relaxed) }
    func reset() { value.store(0, ordering: .relaxed) }

    func write(_ name: String, _ labels: PrometheusLabels, into text: inout String) {
        text += "\(name)\(labels.text) \(value.load(ordering: .relaxed))\n"
    }
}

/// A value that goes up and down.
final class PrometheusGauge: PrometheusSeries, MeterHandler, RecorderHandler, FloatingPointCounterHandler {
    private let value = Mutex(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { value.withLock { $0 -= amount } }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
    func reset() { set(0.0) }

    func write(_ name: String, _ labels: PrometheusLabels, into text: inout String) {
        text += "\(name)\(labels.text) \(value.withLock { $0 })\n"
    }
}

/// The number of values below each of several bounds; for durations, in seconds.
final class PrometheusHistogram: PrometheusSeries, TimerHandler, RecorderHandler {
    private struct State {
        var counts: [UInt64]
        var sum = 0.0
    }

    /// Bounds from half a millisecond to ten seconds.
    static let durations = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
    private let bounds: [Double]
    private let state: Mutex<State>

    init(bounds: [Double] = durations) {
        self.bounds = bounds
        state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        let index = bounds.firstIndex { value <= $0 } ?? bounds.count
        state.withLock { state in
            state.counts[index] += 1
            state.sum += value
        }
    }

    func write(_ name: String, _ labels: PrometheusLabels, into text: inout String) {
        let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
        var total: UInt64 = 0
        for (index, count) in counts.enumerated() {
            total += count
            let bound = index < bounds.count ? "\(bounds[index])" : "+Inf"
            text += "\(name)_bucket\(labels.adding("le", bound).text) \(total)\n"
        }
        text += "\(name)_sum\(labels.text) \(sum)\n\(name)_count\(labels.text) \(total)\n"
    }
}
