import Foundation

/// The pace of simulated people. By default it is the demo's, which shows visitors an order's whole way within minutes.
struct TrafficRules: Sendable {
    /// The roads. The demo's are straight, at 32 km/h, as the server's estimates assume it.
    var road = RoadModel(factor: 1, metersPerSecond: 8.9)
    /// The number of people who act at the same time: in the demo no more calls at a time than a single client makes.
    var peopleAtOnce = 1
    /// The most orders under way at which simulated customers order another.
    var openOrders = 12
    /// The seconds between two orders of simulated customers.
    var secondsBetweenOrders = 15.0...35.0
    /// The time for which simulated drivers leave an offer to visitors.
    var patience: TimeInterval = 10
    /// The share of offers that simulated drivers decline.
    var declineShare = 0.0
    /// The time that a stop takes at a customer's door or a store, and at the plant for each order.
    var stopTime: TimeInterval = 8
    var plantStopTime: TimeInterval = 8
    /// The time from the end of a stop to the departure.
    var departureTime: TimeInterval = 8
    /// The time between two reports of a driver under way and of one who waits, and between two positions in a report.
    var reportInterval: TimeInterval = 4
    var idleReportInterval: TimeInterval = 25
    var positionInterval: TimeInterval = 4
    /// The time between two looks of a waiting driver at whether they are online.
    var statusInterval: TimeInterval = 30
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
    /// The most steps that the plant takes at a time.
    var plantSteps = 2

    /// The pace of a simulated day.
    static let day: TrafficRules = {
        var rules = TrafficRules()
        (rules.road, rules.peopleAtOnce) = (.streets, 12)
        (rules.patience, rules.declineShare, rules.offerInterval, rules.statusInterval) = (0, 0.1, 20, 120)
        (rules.stopTime, rules.plantStopTime, rules.departureTime) = (240, 60, 0)
        (rules.reportInterval, rules.idleReportInterval, rules.positionInterval, rules.jobInterval) = (60, 300, 20, 60)
        (rules.orderInterval, rules.refusedOrderPause) = (900, 120)
        (rules.plantInterval, rules.plantSteps, rules.refusedStepPause) = (120, .max, 600)
        (rules.weighingTime, rules.washingTime, rules.finishingTime, rules.secondVisitTime) = (600, 300, 5400, 3600)
        return rules
    }()
}
