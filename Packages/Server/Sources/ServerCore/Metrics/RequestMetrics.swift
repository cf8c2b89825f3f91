import Core
import CoreMetrics
import HTTPTypes

/// The metrics of requests: their number by route and class of status, their duration, and how many are in progress.
///
/// Labels are the routes' templates, never a path or a caller, so that their number doesn't grow with the traffic.
struct RequestMetrics: Sendable {
    /// The metrics of one route.
    struct Entry: Sendable {
        fileprivate let classes: [Counter]
        fileprivate let duration: Timer
    }

    private let factory: any MetricsFactory
    private let inFlight: Meter
    private let unrouted: Entry

    init(factory: any MetricsFactory) {
        self.factory = factory
        inFlight = Meter(label: "http_requests_in_flight", factory: factory)
        unrouted = Self.entry(method: "any", route: "none", factory)
    }

    func entry(for route: Routes.Entry) -> Entry {
        Self.entry(method: route.method.rawValue, route: (route.isEndpoint ? "/api/v1" : "") + route.path.description, factory)
    }

    func began() { inFlight.increment() }

    func ended(_ entry: Entry?, status: Int, seconds: Double) {
        inFlight.decrement()
        let entry = entry ?? unrouted
        entry.classes[min(max(status / 100, 1), 5) - 1].increment()
        entry.duration.recordNanoseconds(Int64(seconds * 1e9))
    }

    private static func entry(method: String, route: String, _ factory: any MetricsFactory) -> Entry {
        let labels = [("method", method), ("route", route)]
        let classes = (1...5).map { Counter(label: "http_requests_total", dimensions: labels + [("status", "\($0)xx")], factory: factory) }
        return Entry(classes: classes, duration: Timer(label: "http_request_duration_seconds", dimensions: labels, factory: factory))
    }
}
