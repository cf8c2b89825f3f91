import UI

/// The bytes that one changed row of 100 sends to the browser, as a share of the page's.
struct ChangedRowBytes: Measure {
    let name = "ui.changed-row-bytes"
    let bar = Bar.under(2, "%")

    func run(_ settings: MeasureSettings) throws -> Figure {
        var page = ChangedRow()
        let frame = page.send()
        try page.check(frame)
        return Figure(medianOf: [Double(frame.count) / Double(page.shown.html.count) * 100])
    }
}
