/// The cost of a page of orders that the client has already, by its ETag, as a part of the cost of the whole page.
struct NotModifiedRatio: Measure {
    let name = "http.not-modified"
    let bar = Bar.atMost(0.25, "times")

    private static let rounds = 5

    func run(_ settings: MeasureSettings) throws -> Figure {
        let server = try OrdersServer(ours: settings)
        try server.place(60)
        var known = OrdersRequest.page
        known.knownTag = try server.send(known).headers["etag"]
        guard try server.send(known).status == 304 else { throw MeasureError.wrongResult("a page that didn't change isn't 304") }
        let ratios = try (0...Self.rounds).map { _ in try server.load(known).microseconds / server.load(.page).microseconds }
        return Figure(medianOf: Array(ratios.dropFirst()))
    }
}
