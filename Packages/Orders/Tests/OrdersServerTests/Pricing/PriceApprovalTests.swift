import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import OrdersServer

struct PriceApprovalTests {
    /// Returns an order of two bags, 38.99 dollars, that was weighed.
    private func weighed(_ kilograms: Double) async throws -> (OrdersTestServer, Order) {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup)
        let order = try await orders.move(id, to: .weighed, by: orders.dispatcher, TransitionDetails(kilograms: kilograms))
        return (orders, order)
    }

    private func answer(_ orders: OrdersTestServer, _ order: Order, _ approved: Bool, as person: Person = .customer(7)) async throws -> Order {
        let input = ApprovePrice(id: order.id, approved: approved, totalCents: order.price.totalCents)
        return try await orders.client(person).call(OrdersEndpoints.approvePrice, input)
    }

    private func wash(_ orders: OrdersTestServer, _ order: Order) async throws -> Order {
        try await orders.client(.dispatcher(9)).call(OrdersEndpoints.update, OrderUpdate(id: order.id, stage: .processing))
    }

    private func run(_ orders: OrdersTestServer, approvesUnanswered: Bool) async throws {
        let events = try orders.server.application.container.resolve(EventLog.self)
        try await PriceQuestion(
            database: orders.server.database, clock: orders.server.clock, events: events, approvesUnanswered: approvesUnanswered
        ).answerExpired()
    }

    @Test(arguments: [(2_000, 2_400, false), (2_000, 2_401, true), (2_000, 1_000, false), (0, 1, true)])
    func `a price is asked about from a fifth more on`(before: Int, after: Int, asks: Bool) {
        func price(_ cents: Int) -> Price {
            Price(lines: [PriceLine(kind: .service, quantity: 1, unitCents: cents, totalCents: cents)], priceBookVersion: 1).tipped(300)
        }
        #expect((PriceQuestion.of(price(after), before: price(before), at: Date(timeIntervalSince1970: 0)) != nil) == asks)
    }

    @Test func `heavy laundry waits for its customer, and is washed after a yes`() async throws {
        let (orders, order) = try await weighed(30)
        let end = orders.server.clock.now.addingTimeInterval(4 * 3600)
        #expect(order.priceApproval == PriceApproval(formerCents: 3899, totalCents: order.price.totalCents, expiresAt: end))
        let refused = try await failure { try await wash(orders, order) }
        #expect((refused?.code, refused?.allowedActions) == ("illegal_transition", ["canceled"]))
        #expect(try await orders.client(.customer(7)).call(OrdersEndpoints.detail, IDInput(id: order.id)).allows(.approvePrice))
        #expect(try await failure { try await answer(orders, order, true, as: .dispatcher(9)) }?.status == 409)
        #expect(try await failure { try await answer(orders, order, true, as: .customer(8)) }?.status == 404)
        let stale = ApprovePrice(id: order.id, approved: true, totalCents: order.price.totalCents - 1)
        let customer = orders.client(.customer(7))
        #expect(try await failure { try await customer.call(OrdersEndpoints.approvePrice, stale) }?.code == "concurrent_change")
        #expect(try await answer(orders, order, true).priceApproval?.decision == .approved)
        #expect(try await failure { try await answer(orders, order, false) }?.code == "illegal_transition")
        #expect(try await wash(orders, order).stage == .processing)
    }

    @Test func `after a no the laundry isn't washed, and a dispatcher cancels`() async throws {
        let (orders, order) = try await weighed(30)
        #expect(try await answer(orders, order, false).priceApproval?.decision == .refused)
        #expect(try await failure { try await wash(orders, order) }?.status == 409)
        #expect(try await orders.client(.dispatcher(9)).call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "price")).stage == .canceled)
    }

    @Test(arguments: [(true, PriceApproval.Decision.approved), (false, .refused)])
    func `who doesn't answer within four hours gets the policy's answer`(policy: Bool, decision: PriceApproval.Decision) async throws {
        let (orders, order) = try await weighed(30)
        orders.server.clock.advance(by: .seconds(4 * 3600 - 1))
        try await run(orders, approvesUnanswered: policy)
        #expect(try await orders.stored(order.id).priceApproval?.decision == nil)
        orders.server.clock.advance(by: .seconds(1))
        try await run(orders, approvesUnanswered: policy)
        #expect(try await orders.stored(order.id).priceApproval?.decision == decision)
        try await run(orders, approvesUnanswered: !policy)
        #expect(try await orders.stored(order.id).priceApproval?.decision == decision)
    }

    @Test func `an order that ended meanwhile isn't answered`() async throws {
        let (orders, order) = try await weighed(30)
        _ = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.cancel, CancelOrder(id: order.id, reason: "price"))
        orders.server.clock.advance(by: .seconds(5 * 3600))
        try await run(orders, approvesUnanswered: true)
        #expect(try await orders.stored(order.id).priceApproval?.decision == nil)
    }

    @Test func `light laundry is washed without asking`() async throws {
        let (orders, order) = try await weighed(12.5)
        #expect(order.priceApproval == nil)
        #expect(try await wash(orders, order).stage == .processing)
    }
}
