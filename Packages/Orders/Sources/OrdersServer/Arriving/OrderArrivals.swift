public import Core
public import Foundation
public import OrdersAPI
public import Persistence

/// Keeps the times at which customers expect the next visit, as drivers come nearer.
///
/// A time is written only where it differs so much from what the customer is told that they should hear of it, not with each position. It isn't an event: a
/// time is worth nothing once the driver was there.
public struct OrderArrivals: Sendable {
    private let repository = OrderRepository()

    /// The estimated time of a visit.
    public struct Estimate: Sendable, Hashable {
        /// The order's id.
        public let order: Int
        /// The driver on whose way the estimate rests.
        public let driver: Int
        /// The time at which the driver comes at the earliest and latest.
        public let range: ETARange

        /// Creates an estimate.
        public init(order: Int, driver: Int, range: ETARange) {
            (self.order, self.driver, self.range) = (order, driver, range)
        }
    }

    /// Returns whether a customer should be told another time.
    public func isNews(_ estimate: Estimate, at now: Date, in transaction: Transaction) throws -> Bool {
        guard let expected = try repository.expectation(of: estimate.order, in: transaction) else { return false }
        return next(estimate, expected, at: now) != nil
    }

    /// Tells a customer another time, if what they are told doesn't fit any more.
    ///
    /// - Returns: the changes to publish after the commit.
    public func take(_ estimate: Estimate, at now: Date, in transaction: Transaction) throws -> [Change] {
        guard let expected = try repository.expectation(of: estimate.order, in: transaction), let range = next(estimate, expected, at: now) else { return [] }
        return try tell(range, expected, in: transaction)
    }

    func tell(_ range: ETARange?, _ expected: OrderExpectation, in transaction: Transaction) throws -> [Change] {
        // Where the order changed meanwhile, the next position leads to a better estimate.
        guard try repository.expect(range, for: expected, in: transaction) else { return [] }
        return [OrdersTopics.order(expected.order), OrdersTopics.customer(expected.customer), OrdersTopics.dispatch].map {
            Change(topic: $0, kind: OrdersEvents.arrivalChanged, id: expected.order, sequence: 0)
        }
    }

    private func next(_ estimate: Estimate, _ expected: OrderExpectation, at now: Date) -> ETARange? {
        guard expected.driver == estimate.driver, let range = expected.range(for: estimate.range) else { return nil }
        return SteadyArrival.next(range, after: expected.told, at: now)
    }
}

/// The part of an order that says when its next visit is expected.
struct OrderExpectation: Sendable {
    let order: Int
    let customer: Int
    let driver: Int?
    let stage: Stage
    let version: Int
    let area: String
    let pickupMode: PickupMode
    /// The time that the customer is told.
    let told: ETARange?
    /// The window that the next visit is to keep; nil for as soon as possible.
    let window: TimeWindow?
    /// The way home of the bags of a canceled order.
    let bagReturn: BagReturn?

    /// Returns the time of a visit that an estimate of a driver's way means; nil in stages in which no driver comes.
    func range(for estimate: ETARange) -> ETARange? {
        switch (stage, window) {
        case (.pickupAssigned, let window?), (.deliveryAssigned, let window?):
            // The driver sets off in time for the window, unless it is too late for that.
            estimate.to > window.end ? estimate : ETARange(from: window.start, to: window.end)
        case (.enRoutePickup, let window?), (.outForDelivery, let window?):
            ETARange(from: max(estimate.from, window.start), to: max(estimate.to, window.start.addingTimeInterval(SteadyArrival.step)))
        case (.pickupAssigned, nil), (.deliveryAssigned, nil), (.enRoutePickup, nil), (.outForDelivery, nil): estimate
        case (.canceled, _): bagReturn?.status == .assigned || bagReturn?.status == .onTheWay ? estimate : nil
        default: nil
        }
    }
}
