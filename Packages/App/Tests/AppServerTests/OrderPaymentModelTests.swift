import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import OrdersServer
@testable import PaymentsServer

/// Random steps of everybody who acts on orders and payments, with a provider that fails now and then. `PAYMENT_MODEL_STEPS` sets their number.
struct OrderPaymentModelTests {
    private static let steps = ProcessInfo.processInfo.environment["PAYMENT_MODEL_STEPS"].flatMap(Int.init) ?? 600
    private static let seed = ProcessInfo.processInfo.environment["PAYMENT_MODEL_SEED"].flatMap(UInt64.init) ?? 2026

    /// The test's own account of payments and orders.
    private struct Known {
        var statuses: [Int: PaymentStatus] = [:]
        var orders = 0
    }

    @Test func `no random step leaves the tables of orders and payments, unbalances the ledger, or loses money`() async throws {
        let world = try await OrderPaymentWorld(seed: Self.seed)
        world.gateway.fail(percent: 8)
        var known = Known()
        for step in 1...Self.steps {
            world.server.clock.advance(by: .seconds(1))
            let start = world.server.clock.now
            try await act(world, known)
            try await check(world, &known, since: start, step: step)
        }
        world.gateway.fail(percent: 0)
        try await settle(world)
        try await checkAtEnd(world)
    }

    private func act(_ world: OrderPaymentWorld, _ known: Known) async throws {
        let order = known.orders > 0 ? world.pick(max(1, known.orders - 40)...known.orders) : 1
        switch world.pick(1...100) {
        case 1...15: try await world.allowingErrors { try await place(world) }
        case 16...60: try await world.allowingErrors { try await move(order, world) }
        case 61...65:
            let customer = Person.customer(world.pick(OrderPaymentWorld.customers))
            try await world.allowingErrors { _ = try await world.client(customer).call(OrdersEndpoints.cancel, CancelOrder(id: order, reason: "Late")) }
        case 66...69: try await world.allowingErrors { try await pay(order, world) }
        case 70...72: try await world.allowingErrors { try await tip(order, world) }
        case 73...74: try await world.allowingErrors { try await refund(world, known) }
        case 75...79: try await world.allowingErrors { try await shop(order, world) }
        case 80...86: try await world.worker.run()
        case 87...93: await world.server.deliverEvents()
        case 94: world.server.clock.advance(by: .seconds(world.pick(1...3 * 24 * 3600)))
        case 95: try await world.keeping.releaseUnclaimed()
        case 96: try await world.keeping.renew()
        case 97: try await world.reconciliation.run()
        default: try await world.allowingErrors { try await notify(world, known) }
        }
    }

    private func place(_ world: OrderPaymentWorld) async throws {
        let customer = world.pick(OrderPaymentWorld.customers)
        let methods = try await world.client(.customer(customer)).call(PaymentsEndpoints.methods)
        // Half of the orders are paid with cards that work.
        let method = world.pick(1...2) == 1 ? methods.last?.id : methods[world.pick(0...methods.count - 1)].id
        let items = (1...3).filter { _ in world.pick(1...2) == 1 }.map { RetailItemRequest(itemID: $0, quantity: world.pick(1...4), substitution: .similar) }
        let request = QuoteRequest(bags: world.pick(1...3), pickupMode: .asap, address: .sample, retailItems: items)
        let input = CreateOrder(request, paymentMethodID: method)
        _ = try await world.client(.customer(customer)).call(OrdersEndpoints.create, input, idempotencyKey: "key-\(world.pick(1...Self.steps))")
    }

    private func move(_ order: Int, _ world: OrderPaymentWorld) async throws {
        guard let present = try await world.read({ try OrderRepository().find(order, in: $0) }) else { return }
        let role = ActorRole.allCases[world.pick(0...ActorRole.allCases.count - 1)]
        let next = StageMachine.next(for: present, as: role)
        let isLegal = world.pick(1...10) > 1 && !next.isEmpty
        // Most orders go on rather than end.
        var target = isLegal ? next[world.pick(0...next.count - 1)] : Stage.allCases[world.pick(0...Stage.allCases.count - 1)]
        if target == .canceled, world.pick(1...4) > 1, let other = next.first(where: { $0 != .canceled }) { target = other }
        try await world.move(order, to: target, as: role)
    }

    private func pay(_ order: Int, _ world: OrderPaymentWorld) async throws {
        guard let owner = try await world.read({ try OrderRepository().find(order, in: $0) })?.customerID else { return }
        let methods = try await world.client(.customer(owner)).call(PaymentsEndpoints.methods)
        _ = try await world.client(.customer(owner)).call(
            PaymentsEndpoints.process, ProcessPayment(orderID: order, methodID: methods[world.pick(0...methods.count - 1)].id),
            idempotencyKey: "pay-\(world.pick(1...Self.steps))")
    }

    private func tip(_ order: Int, _ world: OrderPaymentWorld) async throws {
        guard let owner = try await world.read({ try OrderRepository().find(order, in: $0) })?.customerID else { return }
        _ = try await world.client(.customer(owner)).call(OrdersEndpoints.tip, TipOrder(id: order, tipCents: world.pick(0...2000)))
    }

    private func shop(_ order: Int, _ world: OrderPaymentWorld) async throws {
        guard let present = try await world.read({ try OrderRepository().find(order, in: $0) }), !present.retailItems.isEmpty else { return }
        let lines = present.retailItems.enumerated().map { line, item in
            let quantity = world.pick(0...item.quantity)
            return ShoppedLine(line: line, quantity: quantity, unitCents: quantity > 0 ? world.pick(1...3000) : nil)
        }
        let person = world.pick(1...2) == 1 ? Person(id: 9, name: "Dee", roles: [.dispatcher]) : .driver(21)
        let report = ShoppingReport(id: order, lines: lines, receiptCents: lines.contains { $0.quantity > 0 } ? 1000 : nil)
        _ = try await world.client(person).call(OrdersEndpoints.shop, report)
    }

    private func refund(_ world: OrderPaymentWorld, _ known: Known) async throws {
        let paid = known.statuses.filter { $0.value == .captured || $0.value == .partiallyRefunded }.keys.sorted().suffix(20)
        guard !paid.isEmpty else { return }
        let payment = Array(paid)[world.pick(0...paid.count - 1)]
        _ = try await world.client(Person(id: 9, name: "Dee", roles: [.dispatcher])).call(
            PaymentsEndpoints.refund, RefundPayment(id: payment, amountCents: world.pick(1...3000), reason: "Stain"))
    }

    private func notify(_ world: OrderPaymentWorld, _ known: Known) async throws {
        guard let last = known.statuses.keys.max() else { return }
        let payment = "pi_fake_\(world.pick(max(1, last - 40)...last))"
        if world.pick(1...2) == 1 { try? await world.gateway.fake.confirm(payment, isApproved: world.pick(1...3) > 1) }
        let notice = world.gateway.fake.notice(id: "evt_\(world.pick(1...Self.steps))", about: payment, at: world.server.clock.now)
        try await world.notices.take(notice.fields, notice.body, from: world.gateway)
    }

    /// Checks what a step may have changed.
    private func check(_ world: OrderPaymentWorld, _ known: inout Known, since start: Date, step: Int) async throws {
        let (changed, orders) = try await world.read { transaction in
            (
                try transaction.all(PaymentRecord.self, "SELECT * FROM payments_payment WHERE updated_at >= \(start)"),
                try transaction.value(Int.self, "SELECT COALESCE(MAX(id), 0) FROM orders_order")
            )
        }
        known.orders = orders
        for record in changed {
            let before = known.statuses[record.id] ?? .new
            #expect(reaches(before, record.status), "step \(step): \(before) -> \(record.status)")
            known.statuses[record.id] = record.status
            #expect(record.refundedCents >= 0 && record.refundedCents <= record.capturedCents && record.capturedCents <= record.authorizedCents)
            let booked = try await world.read { try Ledger().balance(.gatewayClearing, ofPayment: record.id, in: $0) }
            #expect(booked == record.capturedCents - record.refundedCents, "step \(step)")
            if let order = record.orderID { try await checkStages(order, world) }
        }
    }

    private func reaches(_ from: PaymentStatus, _ to: PaymentStatus) -> Bool {
        from == to || PaymentMachine.next(after: from).contains { $0 != from && reaches($0, to) }
    }

    /// Checks that an order's stage is what its transitions lead to, each by a rule.
    private func checkStages(_ id: Int, _ world: OrderPaymentWorld) async throws {
        let (order, timeline) = try await world.read { transaction in
            (try OrderRepository().find(id, in: transaction), try OrderRepository().timeline(of: id, in: transaction))
        }
        var stage = Stage.draft
        for transition in timeline {
            #expect(transition.from == stage)
            #expect(StageTable.rules.contains { $0.from == stage && $0.to == transition.to && $0.roles.contains(transition.role) })
            stage = transition.to
        }
        #expect(order?.stage == stage)
    }

    /// Lets everything that waits happen.
    private func settle(_ world: OrderPaymentWorld) async throws {
        for _ in 1...8 {
            await world.server.deliverEvents()
            world.server.clock.advance(by: .seconds(2 * 3600))
            try await world.worker.run()
            try await world.keeping.releaseUnclaimed()
            try await world.reconciliation.run()
        }
    }

    private func checkAtEnd(_ world: OrderPaymentWorld) async throws {
        let waiting = try await world.read { try $0.value(Int.self, "SELECT COUNT(*) FROM payments_operation WHERE state = 'waiting'") }
        #expect(waiting == 0)
        let differences = try await world.read { try $0.values(String.self, "SELECT kind || ': ' || ours || ' ' || theirs FROM payments_difference") }
        #expect(differences.isEmpty, "\(differences)")
        let (debits, credits) = try await world.read { transaction in
            (
                try transaction.values(Int.self, "SELECT debit_cents FROM payments_posting").reduce(0, +),
                try transaction.values(Int.self, "SELECT credit_cents FROM payments_posting").reduce(0, +)
            )
        }
        #expect(debits == credits)
        let records = try await world.read { try $0.all(PaymentRecord.self, "SELECT * FROM payments_payment ORDER BY id") }
        var (held, paid) = ([Int: Int](), [Int: [PaymentRecord]]())
        for record in records {
            let theirs = try await world.gateway.fake.payments(reference: record.reference)
            #expect(theirs.reduce(0) { $0 + $1.capturedCents } == record.capturedCents, "payment \(record.id)")
            #expect(theirs.reduce(0) { $0 + $1.refundedCents } == record.refundedCents, "payment \(record.id)")
            if let order = record.orderID {
                if !record.isSupplement { held[order, default: 0] += theirs.count { $0.status == .authorized || $0.status == .captured } }
                paid[order, default: []].append(record)
            } else {
                #expect(!theirs.contains { $0.status == .authorized || $0.status == .captured }, "payment \(record.id) is held for nobody")
            }
        }
        // Nothing is taken twice for one order, and none is placed without its hold.
        #expect(held.values.allSatisfy { $0 <= 1 }, "\(held.filter { $0.value > 1 })")
        let orders = try await world.read { try $0.rows("SELECT id FROM orders_order").map { try $0.get("id", as: Int.self) } }
        for id in orders { try await checkOrder(id, paid[id] ?? [], world) }
    }

    private func checkOrder(_ id: Int, _ payments: [PaymentRecord], _ world: OrderPaymentWorld) async throws {
        guard let order = try await world.read({ try OrderRepository().find(id, in: $0) }) else { return }
        guard let payment = payments.first(where: \.isCurrent) else {
            Issue.record("order \(id) has no payment")
            return
        }
        let captured = payments.reduce(0) { $0 + $1.capturedCents }
        let givenBack = try await world.read { try OperationRepository().automaticRefunds(of: id, in: $0) }
        switch order.stage {
        case .deliveryAssigned, .outForDelivery, .arrivedDropoff, .delivered, .completed: #expect(payment.status.isPaid, "order \(id)")
        case .canceled, .rejected:
            let kept = payments.reduce(captured) { $0 - $1.refundedCents }
            #expect(kept <= order.price.totalCents, "order \(id) keeps \(kept) of \(order.price.totalCents)")
            return
        default: break
        }
        guard payment.status.isPaid else { return }
        // What is owed is taken, and nothing more, unless the customer has been asked for another card. What is given back can't be more than staff left.
        let owed = order.price.totalCents - captured + givenBack
        let isAsked = payments.contains { $0.isSupplement && $0.status == .failed }
        let isEmpty = payments.allSatisfy { $0.refundedCents == $0.capturedCents }
        #expect((owed >= 0 || isEmpty) && (owed < OrderSettlement.leastSupplementCents || isAsked), "order \(id) owes \(owed)")
        #expect(!payments.contains { $0.isSupplement && ($0.status == .new || $0.status == .authorized) }, "order \(id)")
    }
}
