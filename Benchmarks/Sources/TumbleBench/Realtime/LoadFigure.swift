/// One figure of a load test of the realtime server.
struct LoadFigure: Measure {
    let name: String
    let bar: Bar
    private let load: [String]
    private let figure: @Sendable (LoadRun.Figures) -> Double

    private static let runs = 3

    private init(_ name: String, _ bar: Bar, _ load: [String], _ figure: @escaping @Sendable (LoadRun.Figures) -> Double) {
        self.name = "realtime.\(name)"
        self.bar = bar
        self.load = load
        self.figure = figure
    }

    /// The slowest hundredth of deliveries, at 10,000 deliveries a second.
    static let latency100 = LoadFigure("latency-100", .under(1.5, "ms"), ["-n", "100", "-m", "500", "-r", "100"]) { $0.p99_ms }
    /// The same, to 1,000 clients.
    static let latency1000 = LoadFigure("latency-1000", .under(8, "ms"), ["-n", "1000", "-m", "50", "-r", "10"]) { $0.p99_ms }
    /// The memory of a connection.
    static let memory1000 = LoadFigure("memory-1000", .atMost(12, "KiB"), ["-n", "1000", "-m", "1"]) { $0.kib_per_conn }
    /// The same, of 10,000.
    static let memory10000 = LoadFigure("memory-10000", .atMost(12, "KiB"), ["-n", "10000", "-m", "1"]) { $0.kib_per_conn }
    /// Calls with an acknowledgement.
    static let echo = LoadFigure("echo", .atLeast(90_000, "1/s"), ["-n", "100", "-m", "3000", "-e"]) { $0.deliveries_per_s }
    /// Connections that enter a namespace and a room.
    static let connect = LoadFigure("connect", .atLeast(6_000, "1/s"), ["-n", "2000", "-m", "1"]) { $0.connect_per_s }

    func run(_ settings: MeasureSettings) throws -> Figure {
        Figure(medianOf: try (0..<Self.runs).map { _ in figure(try LoadRun(settings: settings).figures(of: .server, load)) })
    }
}
