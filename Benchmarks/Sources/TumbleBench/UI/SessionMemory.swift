/// The memory that one of 1,000 live sessions on Home adds to the idle process, after each has changed a few times.
struct SessionMemory: Measure {
    let name = "ui.session-memory"
    let bar = Bar.under(120, "kB")

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        for _ in 0..<5 { _ = try server.get("/") }
        let idle = try server.residentMegabytes()
        let tabs = try HomeTabs(server)
        try tabs.change(seconds: 5)
        let megabytes = try server.residentMegabytes() - idle
        return Figure(medianOf: [megabytes * 1_048_576 / 1000 / Double(HomeTabs.count)])
    }
}
