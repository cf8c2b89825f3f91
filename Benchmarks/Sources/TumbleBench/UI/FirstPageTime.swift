/// The time of the first page, Home of a signed-in person: the median of 200, in each of several runs.
struct FirstPageTime: Measure {
    let name = "ui.first-page-p50"
    let bar = Bar.under(5, "ms")

    private static let runs = 5
    private static let pages = 200

    func run(_ settings: MeasureSettings) throws -> Figure {
        let page = try FirstPage(settings)
        // The first pages still read what later ones find in memory.
        for _ in 0..<50 { _ = try page.get() }
        return Figure(
            medianOf: try (0..<Self.runs).map { _ in
                try (0..<Self.pages).map { _ in try page.get().milliseconds }.sorted().percentile(50)
            })
    }
}
