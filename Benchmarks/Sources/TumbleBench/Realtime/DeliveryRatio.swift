/// The server's CPU for a message of 200 bytes to each member of a room, as a multiple of what the mere write of it takes.
struct DeliveryRatio: Measure {
    let name: String
    let bar: Bar
    private let load: [String]

    private static let runs = 3

    /// - Parameter inFlight: how many messages the sender has under way.
    init(clients: Int, inFlight: Int) {
        name = "realtime.delivery-\(clients)-\(inFlight)"
        bar = .atMost(inFlight == 16 ? 0.6 : 0.4, "times")
        let batch = inFlight == 16 ? [] : ["-b", "500"]
        load = ["-n", String(clients), "-m", String((inFlight == 16 ? 300_000 : 600_000) / clients), "-w", String(inFlight)] + batch
    }

    func run(_ settings: MeasureSettings) throws -> Figure {
        let run = LoadRun(settings: settings)
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                let nothing = try run.figures(of: .nothing, load).srv_us_per_delivery
                return try run.figures(of: .server, load).srv_us_per_delivery / nothing
            })
    }
}
