import Glibc

/// The memory of a server that has answered a few requests and idles.
struct IdleMemory: Measure {
    let name = "skeleton.idle-memory"
    let bar = Bar.under(60, "MB")

    private static let runs = 3

    func run(_ settings: MeasureSettings) throws -> Figure {
        let folder = try DataFolder()
        try ServerProcess(executable: settings.server, folder: folder).stop()
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                let server = try ServerProcess(executable: settings.server, folder: folder)
                for _ in 0..<5 {
                    _ = try server.get("/")
                    _ = try server.get("/health")
                }
                // Idle is what is measured: time without requests, for which there is no signal.
                usleep(500_000)
                return try server.residentMegabytes()
            })
    }
}
