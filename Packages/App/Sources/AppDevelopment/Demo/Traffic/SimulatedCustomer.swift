import Core
import Foundation
import Networking
import OrdersAPI

/// A simulated customer: orders from time to time, one order after the other, writes to the driver, changes their mind now and then, and rates what was delivered.
actor SimulatedCustomer: SimulatedPerson {
    let device: SimulatedDevice
    private let rules: TrafficRules
    private let budget: TrafficBudget
    private var choice: SeededChoice
    private let talk: SimulatedTalk
    /// The order about which the customer has thought, and the time at which they will cancel it; nil if they won't.
    private var plan: (order: Int, cancelsAt: Date?)?

    init(_ device: SimulatedDevice, rules: TrafficRules, budget: TrafficBudget, seed: UInt64) {
        (self.device, self.rules, self.budget) = (device, rules, budget)
        choice = SeededChoice(seed: seed)
        talk = SimulatedTalk(SimulatedPeople.language(of: device.person), rules: rules, seed: seed &+ 1)
    }

    func act(at now: Date) async throws -> TimeInterval {
        let session = try await device.session()
        try await session.sendWaiting()
        let orders = try await session.load(OrdersEndpoints.list, OrderListRequest(role: .customer, limit: 5)).items
        if let unrated = orders.first(where: { $0.stage == .delivered && $0.rating == nil && $0.feedbackUntil.map { $0 > now } ?? false }) {
            let request = RateOrder(id: unrated.id, driver: choice.number(in: 4...5), wash: choice.number(in: 3...5))
            _ = try await session.send(OrdersEndpoints.rate, request)
        } else if let order = orders.first(where: \.stage.isBeforeDelivery) {
            try await follow(order, session, at: now)
        } else if await budget.takeOrder(at: now) {
            // The address is the saved one.
            let request = QuoteRequest(bags: choice.number(in: 1...3), pickupMode: .asap)
            let quote = try await session.client.call(OrdersEndpoints.quote, request)
            // Such as by a card that was declined, or a limit.
            if try await !session.send(OrdersEndpoints.create, CreateOrder(request, quoteID: quote.id)) { return rules.refusedOrderPause }
        }
        return rules.orderInterval + choice.number(in: 0...6)
    }

    /// Writes to the driver, answers them, and sometimes cancels.
    private func follow(_ order: Order, _ session: SimulatedDevice.Session, at now: Date) async throws {
        if plan?.order != order.id {
            let changesMind = choice.number(in: 0...1.0) < rules.cancellationShare
            plan = (order.id, changesMind ? order.createdAt.addingTimeInterval(choice.number(in: rules.secondsUntilCancellation)) : nil)
        }
        if let time = plan?.cancelsAt, now >= time, order.stage.isBeforePickup, order.allows(Stage.canceled) {
            plan = (order.id, nil)
            _ = try await session.send(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: await talk.reason()))
            return
        }
        try await talk.greet(order, session)
        try await talk.answer(session, asDriver: false, at: now)
    }
}
