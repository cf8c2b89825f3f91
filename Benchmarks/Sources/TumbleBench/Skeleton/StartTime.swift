/// From starting the process to its first answer, on data that an earlier start has migrated and seeded.
struct StartTime: Measure {
    let name = "skeleton.start"
    let bar = Bar.under(300, "ms")

    private static let runs = 9

    func run(_ settings: MeasureSettings) throws -> Figure {
        let folder = try DataFolder()
        try ServerProcess(executable: settings.server, folder: folder).stop()
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                var server: ServerProcess?
                let time = try measureMilliseconds { server = try ServerProcess(executable: settings.server, folder: folder) }
                server?.stop()
                return time
            })
    }
}
