public import CoreMetrics
import Synchronization

/// Collects the metrics of swift-metrics and writes them in Prometheus' text format, version 0.0.4.
///
/// ```swift
/// let registry = PrometheusRegistry()
/// MetricsSystem.bootstrap(registry)
/// let text = registry.text
/// ```
///
/// Memory is bounded: each metric keeps ``seriesPerMetric`` combinations of labels, and all others are combined as `other`.
public final class PrometheusRegistry: MetricsFactory {
    private enum Kind: String {
        case counter, gauge, histogram
    }

    private struct Family {
        let kind: Kind
        var series: [PrometheusLabels: any PrometheusSeries] = [:]
    }

    /// The number of label combinations kept per metric.
    public let seriesPerMetric: Int
    private let families = Mutex<[String: Family]>([:])

    /// Creates an empty registry.
    public init(seriesPerMetric: Int = 1_000) {
        self.seriesPerMetric = seriesPerMetric
    }

    /// The metrics collected so far, in Prometheus' format.
    public var text: String {
        let families = families.withLock { $0 }
        var text = ""
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            for (labels, series) in family.series.sorted(by: { $0.key.text < $1.key.text }) { series.write(name, labels, into: &text) }
        }
        return text
    }

    /// Returns the series for a name and labels. A name already used for another kind is measured but not shown.
    private func series<Series: PrometheusSeries>(_ label: String, _ kind: Kind, _ dimensions: [(String, String)], make: () -> Series) -> Series {
        families.withLock { families in
            let name = PrometheusLabels.name(label)
            var family = families[name] ?? Family(kind: kind)
            guard family.kind == kind else { return make() }
            var labels = PrometheusLabels(dimensions)
            if family.series[labels] == nil, family.series.count >= seriesPerMetric { labels = labels.overflow }
            // lint:allow downcast because a family holds series of several classes, and its kind was just compared
            if let known = family.series[labels] as? Series { return known }
            let made = make()
            family.series[labels] = made
            families[name] = family
            return made
        }
    }

    /// Creates a counter.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, .counter, dimensions) { PrometheusCounter() }
    }

    /// Creates a counter of fractions.
    public func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
        series(label, .counter, dimensions) { PrometheusGauge() }
    }

    /// Creates a gauge.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, .gauge, dimensions) { PrometheusGauge() }
    }

    /// Creates a histogram, or a gauge of the last value if nothing is aggregated.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate { return series(label, .histogram, dimensions) { PrometheusHistogram() } }
        return series(label, .gauge, dimensions) { PrometheusGauge() }
    }

    /// Creates a histogram of durations in seconds.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, .histogram, dimensions) { PrometheusHistogram() }
    }

    /// Does nothing, so that the counts can still be read.
    public func destroyCounter(_ handler: any CounterHandler) {}
    /// Does nothing.
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    /// Does nothing.
    public func destroyMeter(_ handler: any MeterHandler) {}
    /// Does nothing.
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    /// Does nothing.
    public func destroyTimer(_ handler: any TimerHandler) {}
}
