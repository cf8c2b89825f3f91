/// The part of one core that 1,000 live sessions on Home take, each of which changes once a second. Opening them isn't counted.
struct SessionLoad: Measure {
    let name = "ui.session-load"
    let bar = Bar.under(40, "%")

    private static let runs = 3
    private static let seconds = 10

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try ServerProcess(executable: settings.server)
        let tabs = try HomeTabs(server)
        try tabs.change(seconds: 3)
        let clock = ContinuousClock()
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                let before = (time: clock.now, seconds: try server.processorSeconds())
                try tabs.change(seconds: Self.seconds)
                let wall = before.time.duration(to: clock.now).milliseconds / 1000
                return (try server.processorSeconds() - before.seconds) / wall * 100
            })
    }
}
