/// The server's CPU for a message of 200 bytes to each of 100 members of a room, as a part of what python-socketio's server takes for it.
struct PythonRatio: Measure {
    let name = "realtime.against-python"
    let bar = Bar.atMost(0.2, "times")

    private static let runs = 3
    /// Fewer messages than the other measures have: theirs is slow.
    private static let load = ["-n", "100", "-m", "500", "-w", "16"]

    func run(_ settings: MeasureSettings) throws -> Figure {
        let run = LoadRun(settings: settings)
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                let theirs = try run.figures(of: .python, Self.load).srv_us_per_delivery
                return try run.figures(of: .server, Self.load).srv_us_per_delivery / theirs
            })
    }
}
