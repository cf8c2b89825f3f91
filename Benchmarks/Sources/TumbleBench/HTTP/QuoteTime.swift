/// The server's processor time for a quote, from the request to the response over HTTP. Each is for other bags than the one before, so that each is stored.
struct QuoteTime: Measure {
    let name = "orders.quote"
    let bar = Bar.under(150, "us")

    private static let rounds = 5

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try OrdersServer(ours: settings)
        return Figure(medianOf: Array(try (0...Self.rounds).map { _ in try server.load(.quote).microseconds }.dropFirst()))
    }
}
