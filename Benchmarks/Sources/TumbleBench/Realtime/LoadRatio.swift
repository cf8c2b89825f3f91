/// A figure of a load test of our realtime server, as a multiple of a counterpart's under the same load, in turns.
struct LoadRatio: Measure {
    let name: String
    let bar: Bar
    private let counterpart: LoadRun.Subject
    private let load: [String]
    private let rounds: Int
    private let figure: @Sendable (LoadRun.Figures) -> Double

    private init(
        _ name: String, _ bar: Bar, against counterpart: LoadRun.Subject, _ load: [String], rounds: Int = 3,
        _ figure: @escaping @Sendable (LoadRun.Figures) -> Double
    ) {
        self.name = "realtime.\(name)"
        (self.bar, self.counterpart, self.load, self.rounds, self.figure) = (bar, counterpart, load, rounds, figure)
    }

    /// The server's CPU for a message of 200 bytes to each member of a room.
    ///
    /// - Parameter inFlight: the number of messages that the sender has under way.
    static func delivery(clients: Int, inFlight: Int) -> LoadRatio {
        let batch = inFlight == 16 ? [] : ["-b", "500"]
        let load = ["-n", String(clients), "-m", String((inFlight == 16 ? 300_000 : 600_000) / clients), "-w", String(inFlight)] + batch
        let bar = Bar.atMost(inFlight == 16 ? 0.6 : 0.4, "times")
        return LoadRatio("delivery-\(clients)-\(inFlight)", bar, against: .nothing, load) { $0.srv_us_per_delivery }
    }

    /// The same for 100 clients, against python-socketio. Fewer messages than the other measures have: it is slow.
    static let deliveryAgainstPython = LoadRatio("against-python", .atMost(0.2, "times"), against: .python, ["-n", "100", "-m", "500", "-w", "16"]) {
        $0.srv_us_per_delivery
    }

    /// The slowest hundredth of deliveries, at 10,000 deliveries a second.
    static let latency100 = LoadRatio("latency-100", .atMost(1.5, "times"), against: .nothing, ["-n", "100", "-m", "500", "-r", "100"], rounds: 5) {
        $0.p99_ms
    }
    /// The same, to 1,000 clients.
    static let latency1000 = LoadRatio("latency-1000", .atMost(2, "times"), against: .nothing, ["-n", "1000", "-m", "50", "-r", "10"], rounds: 5) {
        $0.p99_ms
    }

    /// Calls with an acknowledgement.
    static let echo = LoadRatio("echo", .atLeast(0.65, "times"), against: .nothing, ["-n", "100", "-m", "3000", "-e"], rounds: 5) { $0.deliveries_per_s }

    /// Connections that enter a namespace and a room.
    static let connect = LoadRatio("connect", .atLeast(3, "times"), against: .python, ["-n", "2000", "-m", "1"]) { $0.connect_per_s }

    func run(_ settings: MeasureSettings) throws -> Figure {
        let run = LoadRun(settings: settings)
        return Figure(
            medianOf: try (0..<rounds).map { _ in
                let theirs = figure(try run.figures(of: counterpart, load))
                return figure(try run.figures(of: .server, load)) / theirs
            })
    }
}
