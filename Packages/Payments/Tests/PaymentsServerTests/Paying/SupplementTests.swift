import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct SupplementTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
        try await payments.place()
    }

    private func all() async throws -> [PaymentRecord] {
        try await payments.server.database.read { try PaymentRepository().all(of: 12, in: $0) }
    }

    /// Has the card that paid for the order refused from now on.
    private func refuseCards() async throws {
        try await payments.server.database.write {
            _ = try $0.execute("UPDATE payments_method SET gateway_method = 'pm_fake_declinedLater_x' WHERE id = 1")
        }
    }

    @Test func `a tip after the capture is held and taken on its own, and the ledger owes it to the driver`() async throws {
        try await payments.bring(.immediately, tip: 300)
        try await payments.bring(.immediately, cents: 3300, tip: 800)
        #expect(try await all().map(\.capturedCents) == [500, 2800])
        #expect(try await all().map(\.isSupplement) == [true, false])
        #expect(try await payments.current().capturedCents == 2800)
        #expect(try await payments.taken() == 3300)
        #expect(try await payments.balance(.tipsPayable) == -800)
        #expect(try await payments.balance(.gatewayClearing) == 3300)
        try await payments.bring(.immediately, cents: 4000, tip: 1500)
        #expect(try await all().map(\.capturedCents) == [700, 500, 2800])
        #expect(try await payments.balance(.tipsPayable) == -1500)
        let shown = try await payments.client().call(PaymentsEndpoints.list, PaymentListRequest(orderID: 12))
        #expect(shown.map(\.isSupplement) == [true, true, false])
    }

    @Test func `a tax that rises with the price is booked as a tax`() async throws {
        try await payments.bring(.immediately, tax: 100)
        try await payments.bring(.immediately, cents: 4000, tax: 250)
        #expect(try await payments.balance(.salesTaxPayable) == -250)
        #expect(try await payments.balance(.revenue) == -3750)
    }

    @Test func `doing it again, and calls whose results are lost, take nothing twice`() async throws {
        try await payments.bring(.immediately)
        payments.gateway.fail(.lost, .down, .lost, .down)
        for _ in 1...3 { try await payments.bring(.immediately, cents: 3300, tip: 500) }
        for _ in 1...6 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.taken() == 3300)
        #expect(try await all().count == 2)
        #expect(try await payments.count("payments_fake_payment") == 2)
    }

    @Test func `a tip raised while the first one is taken follows it`() async throws {
        try await payments.bring(.immediately)
        payments.gateway.fail(nil, .down)
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        try await payments.bring(.immediately, cents: 3800, tip: 1000)
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.taken() == 3800)
        #expect(try await payments.balance(.tipsPayable) == -1000)
    }

    @Test func `a refused card asks for another one, which pays the rest once`() async throws {
        try await payments.bring(.immediately)
        try await refuseCards()
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        #expect(try await all().first?.status == .failed)
        #expect(try await !payments.isUnpaid())
        // It isn't tried again by itself.
        try await payments.bring(.immediately)
        #expect(try await all().count == 2)
        let other = try await payments.saveCard("5555555555554444")
        let client = payments.client()
        let paid = try await client.call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, methodID: other.id), idempotencyKey: "other")
        #expect((paid.isSupplement, paid.authorizedCents) == (true, 500))
        try await payments.settle()
        #expect(try await payments.taken() == 3300)
        #expect(try await client.call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, methodID: other.id)).status == .captured)
        #expect(try await payments.taken() == 3300)
    }

    @Test func `where the order's card is refused, the default one is tried`() async throws {
        try await payments.bring(.immediately)
        try await refuseCards()
        let other = try await payments.saveCard("5555555555554444")
        _ = try await payments.client().call(PaymentsEndpoints.makeDefault, IDInput(id: other.id))
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        #expect(try await all().map(\.status) == [.captured, .failed, .captured])
        #expect(try await payments.taken() == 3300)
    }

    @Test func `without any card left the customer is asked`() async throws {
        try await payments.bring(.immediately)
        _ = try await payments.client().call(PaymentsEndpoints.forgetMethod, IDInput(id: 1))
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        #expect(try await all().map(\.status) == [.failed, .captured])
    }

    @Test func `less than providers take waits until it is more, and what staff gave back isn't owed again`() async throws {
        try await payments.bring(.immediately, cents: 2800)
        try await payments.bring(.immediately, cents: 2849, tip: 49)
        #expect(try await all().count == 1)
        let dispatcher = Person(id: 9, name: "Dee", roles: [.dispatcher])
        _ = try await payments.client(dispatcher).call(PaymentsEndpoints.refund, RefundPayment(id: 1, reason: "Stain"))
        try await payments.bring(.immediately)
        #expect(try await all().count == 1)
        try await payments.bring(.immediately, cents: 2850, tip: 50)
        #expect(try await all().map(\.capturedCents) == [50, 2800])
    }

    @Test func `an order that needed no payment owes no more than its tip`() async throws {
        payments.orders[13] = OrderCharge(customerID: 7, totalCents: 2800, due: .later)
        try await payments.bring(.immediately, order: 13)
        #expect(try await payments.count("payments_payment WHERE order_id = 13") == 0)
        for _ in 1...2 { try await payments.bring(.immediately, order: 13, cents: 3300, tip: 500) }
        let paid = try await payments.server.database.read { try PaymentRepository().all(of: 13, in: $0) }
        #expect(paid.map(\.capturedCents) == [500])
        #expect(try await payments.balance(.tipsPayable) == -500)
        try await payments.bring(.ended, order: 13, cents: 0)
        #expect(try await payments.taken() == 0)
    }

    @Test func `an order that is canceled gets its supplement back, too, with the tip that nobody earned`() async throws {
        try await payments.bring(.immediately)
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        try await payments.bring(.ended, cents: 1000, fee: 1000)
        #expect(try await all().map(\.refundedCents) == [500, 1800])
        #expect(try await payments.taken() == 1000)
        #expect(try await payments.balance(.tipsPayable) == 0)
    }
}
