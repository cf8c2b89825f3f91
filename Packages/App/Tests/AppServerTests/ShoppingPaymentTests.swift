import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer
@testable import PaymentsServer

/// Money that goes back where shopping costs less than was taken for it.
struct ShoppingPaymentTests {
    private static let toReady: [Stage] = [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility, .weighed, .processing, .ready]
    private static let dispatcher = Person(id: 9, name: "Dee", roles: [.dispatcher])

    /// Places an order of two bags with three items, and moves it.
    private func ordered(_ world: OrderPaymentWorld, through stages: [Stage] = toReady + [.deliveryAssigned, .outForDelivery]) async throws -> Order {
        let client = world.client(.customer(1))
        let method = try await client.call(PaymentsEndpoints.methods).last?.id
        let card = try await client.call(PaymentsEndpoints.methods).first { $0.lastFour == "4242" }?.id ?? method
        let items = [
            RetailItemRequest(itemID: 1, quantity: 2, substitution: .similar), RetailItemRequest(itemID: 2, quantity: 1), .init(itemID: 3, quantity: 1),
        ]
        let request = QuoteRequest(bags: 2, pickupMode: .asap, address: .sample, retailItems: items)
        let placed = try await client.call(OrdersEndpoints.create, CreateOrder(request, paymentMethodID: card))
        for stage in stages {
            try await move(placed.id, to: stage, world)
            if stage == .ready { try await settle(world) }
        }
        return try await stored(placed.id, world)
    }

    /// Moves an order, whose laundry is so light that nobody is asked about the price.
    private func move(_ order: Int, to stage: Stage, _ world: OrderPaymentWorld) async throws {
        let role: ActorRole = [.weighed, .processing, .ready].contains(stage) ? .dispatcher : .driver
        let details = TransitionDetails(driverID: 21, bags: 2, kilograms: 5)
        try await world.server.database.write { [transitions = world.transitions] in
            _ = try transitions.move(order, to: stage, by: OrderActor(personID: 21, role: role), details: details, in: $0)
        }
    }

    private func stored(_ order: Int, _ world: OrderPaymentWorld) async throws -> Order {
        try #require(try await world.read { try OrderRepository().find(order, in: $0) })
    }

    private func settle(_ world: OrderPaymentWorld) async throws {
        for _ in 0..<3 {
            await world.server.deliverEvents()
            try await world.worker.run()
        }
        await world.server.deliverEvents()
    }

    private func shop(_ order: Order, _ quantities: [Int], by person: Person = dispatcher, _ world: OrderPaymentWorld) async throws -> Order {
        let lines = quantities.enumerated().map { line, quantity in
            ShoppedLine(line: line, quantity: quantity, unitCents: quantity > 0 ? order.retailItems[line].unitCents : nil)
        }
        let report = ShoppingReport(id: order.id, lines: lines, receiptCents: quantities.contains { $0 > 0 } ? 5000 : nil)
        return try await world.client(person).call(OrdersEndpoints.shop, report)
    }

    /// The cents that were taken and given back for an order.
    private func paid(_ order: Int, _ world: OrderPaymentWorld) async throws -> (captured: Int, refunded: Int) {
        try await world.read { transaction in
            let all = try PaymentRepository().all(of: order, in: transaction)
            return (all.reduce(0) { $0 + $1.capturedCents }, all.reduce(0) { $0 + $1.refundedCents })
        }
    }

    @Test func `what wasn't bought is given back once, with its tax`() async throws {
        let world = try await OrderPaymentWorld(seed: 1)
        let order = try await ordered(world)
        #expect(try await paid(order.id, world) == (order.price.totalCents, 0))
        let shopped = try await shop(order, [2, 0, 1], by: .driver(21), world)
        #expect(shopped.price.totalCents < order.price.totalCents)
        try await settle(world)
        let difference = order.price.totalCents - shopped.price.totalCents
        #expect(try await paid(order.id, world) == (order.price.totalCents, difference))
        // Whoever looks again changes nothing.
        for _ in 0..<3 {
            try await world.server.database.write { try world.desk.orders.bring(order.id, at: world.server.clock.now, in: $0) }
            try await settle(world)
        }
        #expect(try await paid(order.id, world).refunded == difference)
        let parts = try await world.read { try Ledger().parts(ofOrder: order.id, in: $0) }
        #expect(parts[.salesTaxPayable] == shopped.price.taxCents)
        let refunds = try await world.client(Self.dispatcher).call(PaymentsEndpoints.refunds, PaymentListRequest(orderID: order.id))
        #expect(refunds.map(\.amountCents) == [difference])
    }

    @Test func `a provider that is down is asked again until the money is back`() async throws {
        let world = try await OrderPaymentWorld(seed: 2)
        let order = try await ordered(world)
        world.gateway.fail(percent: 100)
        let shopped = try await shop(order, [0, 0, 0], world)
        try await settle(world)
        #expect(try await paid(order.id, world).refunded == 0)
        world.gateway.fail(percent: 0)
        for _ in 0..<4 {
            world.server.clock.advance(by: .seconds(7200))
            try await settle(world)
        }
        #expect(try await paid(order.id, world).refunded == order.price.totalCents - shopped.price.totalCents)
    }

    @Test func `before the laundry is ready less is taken, and nothing is given back`() async throws {
        let world = try await OrderPaymentWorld(seed: 3)
        let order = try await ordered(world, through: [.pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .atFacility])
        _ = try await shop(order, [2, 0, 0], world)
        for stage in [Stage.weighed, .processing, .ready] { try await move(order.id, to: stage, world) }
        try await settle(world)
        let total = try await stored(order.id, world).price.totalCents
        #expect(try await paid(order.id, world) == (total, 0))
    }

    @Test func `a tip after the refund is taken in full`() async throws {
        let world = try await OrderPaymentWorld(seed: 4)
        let order = try await ordered(world)
        let shopped = try await shop(order, [2, 0, 1], world)
        try await settle(world)
        for stage in [Stage.arrivedDropoff, .delivered] { try await move(order.id, to: stage, world) }
        _ = try await world.client(.customer(1)).call(OrdersEndpoints.tip, TipOrder(id: order.id, tipCents: 500))
        try await settle(world)
        let (captured, refunded) = try await paid(order.id, world)
        #expect(captured - refunded == shopped.price.totalCents + 500)
        let parts = try await world.read { try Ledger().parts(ofOrder: order.id, in: $0) }
        #expect(parts[.tipsPayable] == 500)
    }

    @Test func `corrections bring what was paid to the price each time`() async throws {
        let world = try await OrderPaymentWorld(seed: 5)
        let order = try await ordered(world)
        for quantities in [[2, 0, 1], [2, 1, 1], [0, 0, 0], [1, 1, 0]] {
            let shopped = try await shop(order, quantities, world)
            try await settle(world)
            let (captured, refunded) = try await paid(order.id, world)
            #expect(captured - refunded == shopped.price.totalCents, "\(quantities)")
            #expect(shopped.price.totalCents <= order.price.totalCents)
        }
    }

    @Test func `what staff gave back stays a gift, and no more goes back than was taken`() async throws {
        let world = try await OrderPaymentWorld(seed: 6)
        let order = try await ordered(world)
        let payment = try #require(try await world.read { try PaymentRepository().current(of: order.id, in: $0) })
        let refund = RefundPayment(id: payment.id, amountCents: 500, reason: "Stain")
        _ = try await world.client(Self.dispatcher).call(PaymentsEndpoints.refund, refund)
        let shopped = try await shop(order, [2, 0, 1], world)
        try await settle(world)
        let difference = order.price.totalCents - shopped.price.totalCents
        #expect(try await paid(order.id, world).refunded == 500 + difference)
        let rest = RefundPayment(id: payment.id, reason: "All of it")
        _ = try await world.client(Self.dispatcher).call(PaymentsEndpoints.refund, rest)
        _ = try await shop(order, [0, 0, 0], world)
        try await settle(world)
        #expect(try await paid(order.id, world) == (order.price.totalCents, order.price.totalCents))
    }
}
