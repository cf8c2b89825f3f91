public import UI

extension AppSymbols {
    /// A leaf.
    public static var leaf: Image { image(named: leafName) }
    /// The name of `leaf`.
    public static let leafName = "leaf"

    /// A drop of water.
    public static var droplet: Image { image(named: dropletName) }
    /// The name of `droplet`.
    public static let dropletName = "droplet"

    /// A bolt: energy.
    public static var bolt: Image { image(named: boltName) }
    /// The name of `bolt`.
    public static let boltName = "bolt"

    /// A cloud: air and emissions.
    public static var cloud: Image { image(named: cloudName) }
    /// The name of `cloud`.
    public static let cloudName = "cloud"

    /// Bars: figures.
    public static var chart: Image { image(named: chartName) }
    /// The name of `chart`.
    public static let chartName = "chart"

    /// A rising line: how it develops.
    public static var trend: Image { image(named: trendName) }
    /// The name of `trend`.
    public static let trendName = "trend"

    /// A dial: how fast, how full.
    public static var gauge: Image { image(named: gaugeName) }
    /// The name of `gauge`.
    public static let gaugeName = "gauge"

    /// The environment, and figures about it.
    static let natureDrawings = [
        leafName: ##"<path d="M5 19c0-9 5-14.5 15-14.5 0 10-5 14-10.5 14-1.9 0-3.3-.6-4.5-1.6"/><path d="M4.5 20.5C7 15 10 12 14.5 10"/>"##,
        dropletName: ##"<path d="M12 3.5c4 4.5 6 7.7 6 10.7a6 6 0 0 1-12 0c0-3 2-6.2 6-10.7z"/>"##,
        boltName: ##"<path d="M13 3 5 13.5h6L10.5 21 19 10h-6.2z"/>"##,
        cloudName: ##"<path d="M7 18.5a4 4 0 0 1-.6-7.95 5.7 5.7 0 0 1 11-.35A4.2 4.2 0 0 1 17 18.5z"/>"##,
        chartName: ##"<path d="M4 20.5h16M7 16.5v-5M12 16.5v-10M17 16.5v-7.5"/>"##,
        trendName: ##"<path d="m3.5 16.5 5.5-6 4 3.5 7-8"/><path d="M15.5 6H20v4.5"/>"##,
        gaugeName: ##"<path d="M4.2 17.5a8.5 8.5 0 1 1 15.6 0"/><path d="m12 14.5 3.5-4.5M12 14.5h.01"/>"##,
    ]
}
