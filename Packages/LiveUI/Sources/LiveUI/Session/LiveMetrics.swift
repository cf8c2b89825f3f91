import CoreMetrics

/// What is measured of live pages.
struct LiveMetrics: Sendable {
    /// The tabs that are kept.
    let tabs: Meter
    /// Those of them with a socket.
    let sockets: Meter

    init(factory: any MetricsFactory) {
        // lint:allow strings-literal because Prometheus reads it
        tabs = Meter(label: "live_tabs", factory: factory)
        // lint:allow strings-literal because Prometheus reads it
        sockets = Meter(label: "live_sockets", factory: factory)
    }
}
