import Foundation

/// The bounds of the demo's traffic.
struct TrafficRules: Sendable {
    /// The speed of a simulated driver: 32 km/h, as the server's estimates assume it.
    var metersPerSecond = 8.9
    /// The most orders under way at which simulated customers order another.
    var openOrders = 12
    /// The seconds between two orders of simulated customers.
    var secondsBetweenOrders = 15.0...35.0
    /// The time for which simulated drivers leave an offer to visitors.
    var patience: TimeInterval = 10
    /// The time that a stop takes, and the time between two positions of a driver under way and of one who waits.
    var stopTime: TimeInterval = 8
    var reportInterval: TimeInterval = 4
    var idleReportInterval: TimeInterval = 25
    /// The time between two looks at the offers, at one's orders, and at the plant's.
    var offerInterval: TimeInterval = 4
    var orderInterval: TimeInterval = 12
    var plantInterval: TimeInterval = 5
    /// The times until bags at the plant are weighed, then washed, then ready.
    var weighingTime: TimeInterval = 15
    var washingTime: TimeInterval = 10
    var finishingTime: TimeInterval = 40
    /// The time until a failed pickup is tried again.
    var secondVisitTime: TimeInterval = 60
    /// The share of orders that customers cancel before the pickup, and how long after they ordered they do.
    var cancellationShare = 0.06
    var secondsUntilCancellation = 20.0...120.0
    /// The share of visits about which customers write to the driver.
    var messageShare = 0.4
    /// The time between two looks at the messages, and the time until they are answered.
    var messageInterval: TimeInterval = 10
    var answerTime: TimeInterval = 6
    /// The time between two looks of a driver under way at what there is to do, which others may have changed.
    var jobInterval: TimeInterval = 15
    /// The pause before a step at the plant that was refused is tried again.
    var refusedStepPause: TimeInterval = 60
    /// The pause of a customer whose order was refused.
    var refusedOrderPause: TimeInterval = 300
    /// The longest pause after failures, in seconds.
    var longestPause: TimeInterval = 60
}

/// The knowledge that simulated people share: the number of orders under way, and when the next may be placed.
actor TrafficBudget {
    private let rules: TrafficRules
    private var choice: SeededChoice
    private var openOrders: Int?
    private var nextOrder: Date?

    init(rules: TrafficRules, seed: UInt64) {
        self.rules = rules
        choice = SeededChoice(seed: seed)
    }

    /// Notes how many orders are under way.
    func note(openOrders count: Int) { openOrders = count }

    /// Returns whether a customer may order now, and counts that order. Nobody orders before it is known how many orders are under way.
    func takeOrder(at now: Date) -> Bool {
        guard let open = openOrders, open < rules.openOrders, nextOrder.map({ $0 <= now }) ?? true else { return false }
        openOrders = open + 1
        nextOrder = now + choice.number(in: rules.secondsBetweenOrders)
        return true
    }
}
