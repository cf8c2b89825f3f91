/// The memory that a connection in a room adds to the realtime server.
struct ConnectionMemory: Measure {
    let clients: Int

    var name: String { "realtime.memory-\(clients)" }
    let bar = Bar.atMost(12, "KiB")

    private static let runs = 3

    func run(_ settings: MeasureSettings) throws -> Figure {
        let load = ["-n", String(clients), "-m", "1"]
        return Figure(medianOf: try (0..<Self.runs).map { _ in try LoadRun(settings: settings).figures(of: .server, load).kib_per_conn })
    }
}
