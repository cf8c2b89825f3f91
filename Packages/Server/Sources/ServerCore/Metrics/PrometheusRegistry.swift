public import CoreMetrics
import Synchronization

/// Collects what is measured through swift-metrics and writes it in Prometheus' text format, version 0.0.4.
///
/// ```swift
/// let registry = PrometheusRegistry()
/// MetricsSystem.bootstrap(registry)
/// let text = registry.text
/// ```
///
/// Memory is bounded: of each metric ``seriesPerMetric`` combinations of labels are kept, and all others are counted together as `other`.
public final class PrometheusRegistry: MetricsFactory {
    private enum Kind: String {
        case counter, gauge, histogram
    }

    private struct Family {
        let kind: Kind
        var series: [PrometheusLabels: any PrometheusSeries] = [:]
    }

    /// How many combinations of labels are kept of a metric.
    public let seriesPerMetric: Int
    private let families = Mutex<[String: Family]>([:])

    /// Creates an empty registry.
    public init(seriesPerMetric: Int = 1_000) {
        self.seriesPerMetric = seriesPerMetric
    }

    /// Everything measured so far, as Prometheus reads it.
    public var text: String {
        let families = families.withLock { $0 }
        var text = ""
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            for (labels, series) in family.series.sorted(by: { $0.key.text < $1.key.text }) { series.write(name, labels, into: &text) }
        }
        return text
    }

    /// The one series of a name and labels. A name that was used for another kind is measured without being shown.
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

    /// A counter.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, .counter, dimensions) { PrometheusCounter() }
    }

    /// A counter of fractions.
    public func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
        series(label, .counter, dimensions) { PrometheusGauge() }
    }

    /// A value that goes up and down.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, .gauge, dimensions) { PrometheusGauge() }
    }

    /// A histogram, or where nothing is aggregated the last value.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        if aggregate { return series(label, .histogram, dimensions) { PrometheusHistogram() } }
        return series(label, .gauge, dimensions) { PrometheusGauge() }
    }

    /// A histogram of durations in seconds.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, .histogram, dimensions) { PrometheusHistogram() }
    }

    /// Nothing: what was counted stays to be read.
    public func destroyCounter(_ handler: any CounterHandler) {}
    /// Nothing.
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    /// Nothing.
    public func destroyMeter(_ handler: any MeterHandler) {}
    /// Nothing.
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    /// Nothing.
    public func destroyTimer(_ handler: any TimerHandler) {}
}
