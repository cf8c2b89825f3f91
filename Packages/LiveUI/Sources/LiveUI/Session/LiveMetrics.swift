import CoreMetrics

/// The metrics of live pages.
struct LiveMetrics: Sendable {
    /// The number of tabs.
    let tabs: Meter
    /// The number of tabs with a socket.
    let sockets: Meter

    init(factory: any MetricsFactory) {
        // lint:allow strings-literal because Prometheus reads it
        tabs = Meter(label: "live_tabs", factory: factory)
        // lint:allow strings-literal because Prometheus reads it
        sockets = Meter(label: "live_sockets", factory: factory)
    }
}
