import CoreMetrics

/// What is measured of live pages.
struct LiveMetrics: Sendable {
    /// The tabs that are kept.
    let tabs = Meter(label: "live_tabs")
    /// Those of them with a socket.
    let sockets = Meter(label: "live_sockets")
}
