/// Rendering a page of 100 orders of which one changed, finding the change and encoding it, against rendering alone.
struct ChangedRowRatio: Measure {
    let name = "ui.changed-row-ratio"
    let bar = Bar.atMost(1.3, "times")

    func run(_ settings: MeasureSettings) throws -> Figure {
        var page = ChangedRow()
        try page.check(page.send())
        let comparison = Comparison(first: { keep(page.send()) }, second: { keep(page.render()) }, repetitions: 200)
        return Figure(medianOf: comparison.ratios(rounds: 9))
    }
}
