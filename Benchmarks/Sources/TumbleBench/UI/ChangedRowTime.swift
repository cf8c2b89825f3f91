/// The server's time for one changed row of 100: render, find the change, encode it. The median of a thousand turns, in each of nine runs.
struct ChangedRowTime: Measure {
    let name = "ui.changed-row-p50"
    let bar = Bar.under(400, "us")

    private static let runs = 9
    private static let turns = 1000

    func run(_ settings: MeasureSettings) throws -> Figure {
        var page = ChangedRow()
        try page.check(page.send())
        keep([UInt8](repeating: 0, count: 8 << 20))
        return Figure(
            medianOf: (0..<Self.runs).map { _ in
                (0..<Self.turns).map { _ in measureMilliseconds { keep(page.send()) } * 1000 }.sorted().percentile(50)
            })
    }
}
