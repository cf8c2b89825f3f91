import Core
import Foundation

/// An order that a simulated customer places, with all that becomes of it by their doing.
struct PlannedOrder: Codable, Sendable, Hashable {
    /// The number in the plan, from 0.
    var number: Int
    /// The number of the customer.
    var customer: Int
    /// The time of the order, in seconds after the midnight of the simulated day.
    var time: TimeInterval
    /// The name of the customer's service area.
    var area: String
    /// The number of bags.
    var bags: Int
    /// The least time from the order to the pickup's window, in hours; nil for as soon as possible.
    var windowLead: Int?
    /// The number of different retail items that come along.
    var items = 0
    /// The time after which the customer cancels, in seconds; nil for a customer who doesn't.
    var cancelsAfter: TimeInterval?
    /// The number of times that nobody opens when the driver picks up, and when the driver delivers.
    var failedPickups = 0
    var failedDeliveries = 0
}

/// The source of what simulated customers order.
protocol OrderDemand: Sendable {
    /// True if the demand depends on the number of orders under way, which ``note(openOrders:)`` tells.
    var isBounded: Bool { get }

    /// True if a customer may have several orders under way.
    var allowsSeveral: Bool { get }

    /// Returns what a customer orders now, once; nil for nothing.
    func takeOrder(by customer: Int, at now: Date) async -> PlannedOrder?

    /// Returns the time of a customer's next order; nil where there is none, or nobody knows.
    func nextOrder(of customer: Int, after now: Date) async -> Date?

    /// Notes how many orders are under way.
    func note(openOrders count: Int) async
}
