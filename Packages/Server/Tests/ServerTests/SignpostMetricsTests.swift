import Core
import CoreMetrics
import ServerCore
import Testing

struct SignpostMetricsTests {
    private func interval(_ name: String) -> SignpostInterval {
        SignpostInterval(name: name, category: "store", number: 1, isAsynchronous: false, startNanoseconds: 0, requestID: nil)
    }

    @Test func `durations are kept by category and name`() {
        let registry = PrometheusRegistry()
        let metrics = SignpostMetrics(factory: registry)
        metrics.began(interval("reduce tapped"))
        for _ in 0..<3 { metrics.ended(interval("reduce tapped"), nanoseconds: 2_000_000) }
        #expect(registry.text.contains(#"signpost_duration_seconds_count{category="store",name="reduce tapped"} 3"#))
    }

    @Test func `names beyond the limit share one timer`() {
        let registry = PrometheusRegistry()
        let metrics = SignpostMetrics(factory: registry, nameLimit: 2)
        for number in 0..<10 { metrics.ended(interval("effect \(number)"), nanoseconds: 1) }
        #expect(registry.text.contains(#"signpost_duration_seconds_count{category="any",name="other"} 8"#))
        #expect(!registry.text.contains("effect 2"))
    }
}
