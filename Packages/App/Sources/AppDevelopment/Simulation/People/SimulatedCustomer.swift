import AuthServer
import Core
import Foundation
import Networking
import OrdersAPI

/// A simulated customer: orders what the demand says, writes to the driver, changes their mind now and then, and rates what was delivered.
actor SimulatedCustomer: SimulatedPerson {
    let device: SimulatedDevice
    private let number: Int
    private let rules: TrafficRules
    private let demand: any OrderDemand
    private let shelf: SimulatedShelf?
    private let talk: SimulatedTalk?
    private let journal: SimulationJournal?
    private var choice: SeededChoice
    /// The order that is being placed: the server's response may still be to come.
    private var placing: PlannedOrder?
    private var isSent = false
    private var attempts = 0
    /// The plans of the customer's orders, by the orders' ids.
    private var plans: [Int: PlannedOrder] = [:]
    /// The orders that were there before the customer was.
    private var earlier: Set<Int>?

    /// Creates a customer.
    ///
    /// - Parameters:
    ///   - shelf: the retail items that customers order; nil where they order none.
    ///   - talk: what the customer writes to drivers, and why they cancel; nil for nothing.
    ///   - journal: notes what the customer orders.
    init(
        _ device: SimulatedDevice, number: Int, rules: TrafficRules, demand: any OrderDemand, seed: UInt64, shelf: SimulatedShelf? = nil,
        talk: SimulatedTalk? = nil, journal: SimulationJournal? = nil
    ) {
        (self.device, self.number, self.rules, self.demand) = (device, number, rules, demand)
        (self.shelf, self.talk, self.journal) = (shelf, talk, journal)
        choice = SeededChoice(seed: seed)
    }

    func act(at now: Date) async throws -> TimeInterval {
        if demand.allowsSeveral, plans.isEmpty, placing == nil {
            placing = await demand.takeOrder(by: number, at: now)
            // Nobody signs in before they have something to do.
            if placing == nil { return await pause(at: now, hasOrders: false) }
        }
        let session = try await device.session()
        let refused = try await session.sendWaiting()
        var orders = try await list(session)
        if placing != nil, isSent { await settle(refusal(in: refused), orders) }
        if placing == nil, demand.allowsSeveral { placing = await demand.takeOrder(by: number, at: now) }
        if let order = placing, !isSent {
            try await place(order, session, at: now)
            orders = try await list(session)
        }
        try await follow(orders, session, at: now)
        if placing == nil, !demand.allowsSeveral, orders.allSatisfy({ isOver($0, at: now) }), let order = await demand.takeOrder(by: number, at: now) {
            placing = order
            if try await !place(order, session, at: now) { return rules.refusedOrderPause }
        }
        forgetFinished(orders, at: now)
        return await pause(at: now, hasOrders: !plans.isEmpty || placing != nil || !demand.allowsSeveral)
    }

    private func pause(at now: Date, hasOrders: Bool) async -> TimeInterval {
        let interval = hasOrders ? rules.orderInterval + choice.number(in: 0...6) : 86_400
        guard let next = await demand.nextOrder(of: number, after: now) else { return interval }
        return max(1, min(interval, next.timeIntervalSince(now)))
    }

    private func list(_ session: SimulatedDevice.Session) async throws -> [Order] {
        let orders = try await session.load(OrdersEndpoints.list, OrderListRequest(role: .customer, limit: demand.allowsSeveral ? 30 : 5)).items
        if earlier == nil { earlier = Set(orders.map(\.id)) }
        return orders
    }

    private func isOver(_ order: Order, at now: Date) -> Bool { !order.stage.isBeforeDelivery && !isUnrated(order, at: now) }

    private func isUnrated(_ order: Order, at now: Date) -> Bool {
        order.stage == .delivered && order.rating == nil && order.feedbackUntil.map { $0 > now } ?? false
    }

    private func forgetFinished(_ orders: [Order], at now: Date) {
        for order in orders where isOver(order, at: now) { plans[order.id] = nil }
    }
}

// Placing an order.
extension SimulatedCustomer {
    /// Asks for the price and places an order. Without a network it is placed later.
    ///
    /// - Returns: whether the server took it.
    @discardableResult
    private func place(_ order: PlannedOrder, _ session: SimulatedDevice.Session, at now: Date) async throws -> Bool {
        // The address is the saved one.
        var request = QuoteRequest(bags: order.bags, pickupMode: .asap)
        if let lead = order.windowLead, let window = try await window(from: now + Double(lead) * 3600, session) {
            (request.pickupMode, request.window) = (.scheduled, window)
        }
        if order.items > 0 { request.retailItems = try await shelf?.items(order.items, for: order.number, session) ?? [] }
        let quote = try await session.client.call(OrdersEndpoints.quote, request)
        try await session.storage.outbox.add(OrdersEndpoints.create, CreateOrder(request, quoteID: quote.id), title: Self.placingTitle)
        isSent = true
        let refused = try await session.sendWaiting()
        await settle(refusal(in: refused), try await list(session))
        return refused.isEmpty
    }

    /// Returns the first window from a time on, of this day, that has places left; nil where there is none.
    private func window(from time: Date, _ session: SimulatedDevice.Session) async throws -> TimeWindow? {
        guard let place = device.person.address?.coordinate else { return nil }
        let slots = try await session.load(OrdersEndpoints.slots, SlotListRequest(at: place, days: 1))
        return slots.slots.first { $0.start >= time && !$0.isFull }?.window
    }

    /// The title in the outbox by which a refused order is told from other operations.
    private static let placingTitle = "place an order"

    private func refusal(in letters: [DeadLetter]) -> DeadLetter? { letters.first { $0.entry.title == Self.placingTitle } }

    /// Takes note of what became of the order that was sent. One that was refused, such as since its quote expired, is tried again once.
    private func settle(_ refusal: DeadLetter?, _ orders: [Order]) async {
        guard let order = placing else { return }
        if let refusal {
            (isSent, attempts) = (false, attempts + 1)
            guard demand.allowsSeveral, attempts < 2 else {
                (placing, attempts) = (nil, 0)
                await journal?.refused(order, code: refusal.code)
                return
            }
        } else if let placed = orders.filter({ earlier?.contains($0.id) == false && plans[$0.id] == nil }).max(by: { $0.id < $1.id }) {
            (placing, isSent, attempts) = (nil, false, 0)
            plans[placed.id] = order
            earlier?.insert(placed.id)
            await journal?.placed(order, as: placed)
        }
    }
}

// Following an order.
extension SimulatedCustomer {
    /// Rates what was delivered, writes to the driver, answers them, accepts prices, and sometimes cancels.
    private func follow(_ orders: [Order], _ session: SimulatedDevice.Session, at now: Date) async throws {
        if let unrated = orders.first(where: { isUnrated($0, at: now) }) {
            let request = RateOrder(id: unrated.id, driver: choice.number(in: 4...5), wash: choice.number(in: 3...5))
            _ = try await session.send(OrdersEndpoints.rate, request)
            if !demand.allowsSeveral { return }
        }
        for order in orders where order.stage.isBeforeDelivery {
            if try await changesMind(about: order, session, at: now) { continue }
            if order.priceApproval != nil, order.allows(.approvePrice) {
                let approval = ApprovePrice(id: order.id, approved: true, totalCents: order.price.totalCents)
                _ = try await session.send(OrdersEndpoints.approvePrice, approval)
            }
            try await talk?.greet(order, session)
        }
        if orders.contains(where: \.stage.isBeforeDelivery) { try await talk?.answer(session, asDriver: false, at: now) }
    }

    private func changesMind(about order: Order, _ session: SimulatedDevice.Session, at now: Date) async throws -> Bool {
        guard let after = plans[order.id]?.cancelsAfter, now >= order.createdAt + after, order.stage.isBeforePickup, order.allows(Stage.canceled)
        else { return false }
        plans[order.id]?.cancelsAfter = nil
        let reason = await talk?.reason() ?? "The plans of a simulated customer have changed."
        if try await session.send(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: reason)) { await journal?.canceled(order.id) }
        return true
    }
}
