import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Takes tips and ratings.
struct FeedbackController: Sendable {
    let events: EventLog
    let payments: any OrderPayments
    private let access = OrderAccess()
    private let repository = OrderRepository()
    private let driverRatings = DriverRatingRepository()

    /// The highest tip: $500.
    private static let highestTipCents = 50_000

    init(events: EventLog, payments: any OrderPayments) {
        self.events = events
        self.payments = payments
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.tip, allow: .accessAlone, handler: tip)
        routes.on(OrdersEndpoints.rate, allow: .accessAlone, handler: rate)
    }

    @Sendable private func tip(_ input: TipOrder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        try await change(input.id, .tip, context) { [payments] order, now, transaction in
            let former = order.price.tipCents
            // What was given after the delivery is the driver's, and what was paid isn't given back for less.
            let isTaken = payments.takesPayments && order.wasReady
            let lowest = order.feedbackUntil == nil && !isTaken ? 0 : former
            guard (lowest...max(lowest, Self.highestTipCents)).contains(input.tipCents) else {
                throw APIError.invalid(["tipCents": Strings.tipRange(Strings.money(lowest), highest: Strings.money(Self.highestTipCents))])
            }
            order.price = order.price.tipped(input.tipCents)
            let payload = OrderTipped(
                order: order.id, customer: order.customerID, driver: order.feedbackUntil == nil ? nil : order.driverID, tipCents: input.tipCents,
                formerCents: former, totalCents: order.price.totalCents, occurredAt: now)
            try events.append(
                OrdersEvents.tipped, payload, aggregate: OrdersEvents.aggregate, id: order.id, topics: OrderTransitions.topics(of: order),
                in: transaction)
        }
    }

    @Sendable private func rate(_ input: RateOrder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        var errors = FieldErrors()
        for (field, stars) in [("driver", input.driver), ("wash", input.wash)] {
            if let stars { errors.require((1...5).contains(stars), field, Strings.stars) }
        }
        errors.require(input.driver != nil || input.wash != nil, "driver", Strings.starsNeeded)
        errors.requireText(input.comment ?? "", "comment", length: 0...1000)
        try errors.throwIfAny()
        return try await change(input.id, .rate, context) { order, _, transaction in
            if let driver = order.driverID {
                try driverRatings.count(input.driver, insteadOf: order.rating?.driver, of: driver, in: transaction)
            }
            order.rating = Rating(driver: input.driver, wash: input.wash, comment: input.comment)
            let payload = OrderRated(order: order.id, driver: order.driverID, driverStars: input.driver, washStars: input.wash)
            try events.append(
                OrdersEvents.rated, payload, aggregate: OrdersEvents.aggregate, id: order.id, topics: OrderTransitions.topics(of: order),
                in: transaction)
        }
    }

    /// Changes an order in its stage for somebody who may.
    private func change(
        _ id: Int, _ permission: OrderPermission, _ context: HandlerContext,
        _ body: @escaping @Sendable (inout Order, Date, Transaction) throws -> Void
    ) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.writeOnce { transaction in
            let shown = try access.order(id, for: person, at: now, in: transaction)
            guard shown.allows(permission) else {
                throw APIError.conflict(Strings.feedbackRefused, code: "illegal_transition", allowedActions: shown.allowedActions)
            }
            if let end = shown.feedbackUntil, now >= end {
                throw APIError.conflict(Strings.feedbackClosed, code: "feedback_closed", allowedActions: shown.allowedActions)
            }
            // Changed as it is stored, without what depends on the reader.
            guard let order = try repository.find(id, in: transaction) else { throw APIError.notFound() }
            var changed = order
            changed.version += 1
            changed.updatedAt = now
            try body(&changed, now, transaction)
            try repository.amend(changed, from: order.version, in: transaction)
            return try access.shown(changed, to: person, at: now, in: transaction)
        }
    }
}

extension Order {
    /// True from the time at which the laundry was ready for the first time.
    fileprivate var wasReady: Bool {
        switch stage {
        case .ready, .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered, .deliveryFailed, .returning, .completed: true
        // Laundry that has come back was weighed before.
        case .atFacility: isWeighed
        case .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .pickupFailed, .weighed, .processing, .canceled,
            .rejected:
            false
        }
    }
}
