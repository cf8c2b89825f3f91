/// The cost of a request on our server, as a part of its cost on the counterpart: `Tests/Load/fastapiserver.py`, which does the same work.
struct CounterpartRatio: Measure {
    /// A quantity to compare.
    enum Quantity {
        /// The server's processor time for a request.
        case processor
        /// The 99th percentile of the latencies, 32 in flight.
        case p99
    }

    let name: String
    let bar: Bar
    private let request: OrdersRequest.Kind
    private let quantity: Quantity

    private static let rounds = 5

    init(request: OrdersRequest.Kind, quantity: Quantity = .processor, limit: Double) {
        name = "http.\(request.rawValue)" + (quantity == .p99 ? "-p99" : "")
        bar = .atMost(limit, "times")
        (self.request, self.quantity) = (request, quantity)
    }

    func run(_ settings: MeasureSettings) throws -> Figure {
        let (ours, theirs) = (try OrdersServer(ours: settings), try OrdersServer(counterpart: settings))
        // Each customer has 60 orders, of which a page shows 20.
        let (ourRequest, theirRequest) = (try request(to: ours), try request(to: theirs))
        let ratios = try (0...Self.rounds).map { _ in
            let (our, their) = (try ours.load(ourRequest), try theirs.load(theirRequest))
            return quantity == .p99 ? our.p99 / their.p99 : our.microseconds / their.microseconds
        }
        // The first round fills caches and opens files.
        return Figure(medianOf: Array(ratios.dropFirst()))
    }

    private func request(to server: OrdersServer) throws -> OrdersRequest {
        let last = try server.place(60)
        switch request {
        case .page: return .page
        case .order: return .order(last.id)
        case .create: return .create
        }
    }
}
