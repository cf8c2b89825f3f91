/// The server's processor time for placing an order whose price is held by the provider of development, which runs in the same process, as a multiple of
/// placing without payment.
struct PaymentRatio: Measure {
    let name = "orders.placing-with-payment"
    let bar = Bar.atMost(1.5, "times")

    private static let rounds = 5

    func run(_ settings: MeasureSettings) throws -> Figure {
        let paid = try OrdersServer(ours: settings, values: ["PAYMENT_GATEWAY": "fake"])
        let unpaid = try OrdersServer(ours: settings)
        let ratios = try (0...Self.rounds).map { _ in try paid.load(.create).microseconds / unpaid.load(.create).microseconds }
        return Figure(medianOf: Array(ratios.dropFirst()))
    }
}
