import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Quotes and places orders.
struct PlacementController: Sendable {
    let placement: OrderPlacement
    let payments: any OrderPayments
    private let access = OrderAccess()

    init(placement: OrderPlacement, payments: any OrderPayments) {
        self.placement = placement
        self.payments = payments
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.quote, allow: .accessAlone, handler: quote)
        routes.on(OrdersEndpoints.create, allow: .accessAlone, handler: create)
        routes.on(OrdersEndpoints.reorder, allow: .accessAlone, handler: reorder)
    }

    @Sendable private func quote(_ input: QuoteRequest, _ context: HandlerContext) async throws -> EncodedOutput<Quote> {
        let (person, now) = (try context.person(), context.clock.now)
        let offer = try await context.database.read { [placement] in try placement.offer(input, for: person.id, at: now, in: $0) }
        switch offer {
        case .standing(let quote): return try EncodedOutput(quote)
        case .new(let assessment):
            return try EncodedOutput(
                await context.database.write { [placement] transaction in
                    try context.track(.orderQuoted(bags: input.bags, mode: input.pickupMode), in: transaction)
                    return try placement.quote(input, assessment, for: person.id, at: now, in: transaction)
                })
        }
    }

    /// Places the order that a former one asks for. Of a call that is repeated, the placement remembers the response.
    @Sendable private func reorder(_ input: Reorder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        let (person, now) = (try context.person(), context.clock.now)
        let (former, offered) = try await context.database.read { [access, placement] in
            (try access.order(input.id, for: person, at: now, in: $0), try placement.book(at: now, in: $0).offers)
        }
        guard former.allows(.reorder) else { throw APIError.notFound() }
        return try await create(former.again(input, offered: Set(offered.map(\.code))), context)
    }

    @Sendable private func create(_ input: CreateOrder, _ context: HandlerContext) async throws -> EncodedOutput<Order> {
        var errors = FieldErrors()
        errors.requireText(input.notes ?? "", "notes", length: 0...1000)
        errors.requireText(input.preferences?.notes ?? "", "preferences.notes", length: 0...1000)
        errors.requireText(input.stopNotes?.pickup ?? "", "stopNotes.pickup", length: 0...500)
        errors.requireText(input.stopNotes?.delivery ?? "", "stopNotes.delivery", length: 0...500)
        try errors.throwIfAny()
        let (person, now) = (try context.person(), context.clock.now)
        let details = TransitionDetails(deviceTime: context.deviceTime, idempotencyKey: context.idempotencyKey)
        // Those who want places in one window wait for each other, rather than run again.
        let isolation: Isolation = input.request.pickupMode == .scheduled ? .readCommitted : .repeatableRead
        let ready = await ready(input, for: person.id, key: context.idempotencyKey, at: now, context.database)
        // A call without a key has no stored response, and so no reason to wait for the writer.
        if context.idempotencyKey == nil { _ = try ready.get() }
        return try await context.writeOnce(isolation) { [placement, access] transaction in
            let (prepared, payment) = try ready.get()
            let order = try placement.place(input, prepared, for: person.id, details, at: now, in: transaction)
            try payment?.attach(to: order, in: transaction)
            try context.track(.orderPlaced(bags: input.request.bags, mode: input.request.pickupMode), in: transaction)
            return try access.shown(order, to: person, at: now, in: transaction)
        }
    }

    private typealias Ready = (OrderPlacement.Preparation, (any PreparedPayment)?)

    /// Reads what an order needs and holds its price, before the transaction that places it. An error is kept, since a call that was made before gets its
    /// response again.
    private func ready(
        _ input: CreateOrder, for customer: Int, key: String?, at now: Date, _ database: any Database
    ) async -> Result<Ready, any Error> {
        do {
            let (prepared, totalCents) = try await database.read { [placement, payments] transaction in
                let prepared = try placement.prepare(input, for: customer, at: now, in: transaction)
                guard payments.takesPayments else { return (prepared, 0) }
                return (prepared, try placement.total(of: input, prepared, for: customer, at: now, in: transaction))
            }
            guard payments.takesPayments else { return .success((prepared, nil)) }
            let request = PaymentRequest(customer: customer, totalCents: totalCents, methodID: input.paymentMethodID, key: key)
            return .success((prepared, try await payments.prepare(request)))
        } catch {
            return .failure(error)
        }
    }
}

extension Order {
    /// Returns the order that asks for the same things again, as far as they are still offered.
    fileprivate func again(_ input: Reorder, offered: Set<String>) -> CreateOrder {
        let items = retailItems.map { RetailItemRequest(itemID: $0.itemID, quantity: $0.quantity, note: $0.note, substitution: $0.substitution) }
        let request = QuoteRequest(
            bags: bags, pickupMode: input.pickupMode, window: input.window, address: address, retailItems: items,
            addOns: (addOns ?? []).map(\.code).filter(offered.contains))
        return CreateOrder(request, preferences: preferences, notes: notes, stopNotes: stopNotes)
    }
}
