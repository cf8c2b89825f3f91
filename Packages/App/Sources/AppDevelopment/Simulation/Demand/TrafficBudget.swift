import Foundation

/// The demo's demand: an order from time to time, as long as few are under way.
actor TrafficBudget: OrderDemand {
    /// The plant tells how many orders are under way.
    nonisolated let isBounded = true
    /// Nobody has two orders under way.
    nonisolated let allowsSeveral = false
    private let rules: TrafficRules
    private var choice: SeededChoice
    private var openOrders: Int?
    private var nextOrder: Date?
    private var placed = 0

    init(rules: TrafficRules, seed: UInt64) {
        self.rules = rules
        choice = SeededChoice(seed: seed)
    }

    /// Notes how many orders are under way.
    func note(openOrders count: Int) { openOrders = count }

    /// Returns what a customer orders now, and counts that order; nil for nothing. Nobody orders before it is known how many orders are under way.
    func takeOrder(by customer: Int, at now: Date) -> PlannedOrder? {
        guard let open = openOrders, open < rules.openOrders, nextOrder.map({ $0 <= now }) ?? true else { return nil }
        openOrders = open + 1
        nextOrder = now + choice.number(in: rules.secondsBetweenOrders)
        var order = PlannedOrder(number: placed, customer: customer, time: 0, area: "", bags: choice.number(in: 1...3))
        if choice.number(in: 0...1.0) < rules.cancellationShare { order.cancelsAfter = choice.number(in: rules.secondsUntilCancellation) }
        placed += 1
        return order
    }

    /// Returns nil, since nobody knows when the next order is placed.
    func nextOrder(of customer: Int, after now: Date) -> Date? { nil }
}
