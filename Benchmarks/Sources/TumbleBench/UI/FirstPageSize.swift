/// The bytes of the first page, Home of somebody who is signed in, as they are before any compression.
struct FirstPageSize: Measure {
    let name = "ui.first-page-size"
    let bar = Bar.under(60, "kB")

    func run(_ settings: MeasureSettings) throws -> Figure {
        Figure(medianOf: [Double(try FirstPage(settings).get().bytes) / 1000])
    }
}
