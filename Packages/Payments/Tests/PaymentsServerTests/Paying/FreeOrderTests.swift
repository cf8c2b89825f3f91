import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

/// Orders that cost nothing when they are placed, and cost something later.
struct FreeOrderTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        let (desk, orders) = (payments.desk, payments.orders)
        let hold = try await desk.authorize(0, for: 7, methodID: nil, key: "a")
        orders[12] = OrderCharge(customerID: 7, totalCents: 0, due: .later)
        try await payments.server.database.write { try desk.attach(hold, to: 12, in: $0) }
    }

    private func all() async throws -> [PaymentRecord] { try await payments.server.database.read { try PaymentRepository().all(of: 12, in: $0) } }

    private func pay(_ method: Int? = nil) async throws -> Payment {
        try await payments.client().call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, methodID: method))
    }

    @Test func `what costs nothing is paid, and needs no card`() async throws {
        try await payments.bring(.immediately)
        #expect(try await all().isEmpty)
        #expect(try await !payments.isUnpaid())
    }

    @Test func `a price that rose is held and taken on the default card, and the delivery waits for it`() async throws {
        try await payments.saveCard()
        try await payments.bring(.later, cents: 1800)
        #expect(try await all().isEmpty)
        payments.gateway.fail(.down, .down)
        try await payments.bring(.immediately, cents: 1800, tax: 100, tip: 300)
        #expect(try await payments.isUnpaid())
        try await payments.settle(after: .seconds(60))
        try await payments.settle(after: .seconds(60))
        #expect(try await all().map { [$0.authorizedCents, $0.capturedCents] } == [[1800, 1800]])
        #expect(try await !payments.isUnpaid())
        #expect(try await payments.taken() == 1800)
        #expect(try await payments.balance(.gatewayClearing) == 1800)
        #expect(try await payments.balance(.salesTaxPayable) == -100)
        // What comes on top is a supplement as always.
        try await payments.bring(.immediately, cents: 2300, tax: 100, tip: 800)
        #expect(try await payments.taken() == 2300)
        #expect(try await all().map(\.isSupplement) == [true, false])
    }

    @Test func `doing it again at once holds it once`() async throws {
        try await payments.saveCard()
        payments.orders[12] = OrderCharge(customerID: 7, totalCents: 1800, due: .immediately)
        let (now, desk) = (payments.server.clock.now, payments.desk)
        await withTaskGroup(of: Void.self) { group in
            for _ in 1...8 { group.addTask { try? await payments.server.database.write { try desk.orders.bring(12, at: now, in: $0) } } }
        }
        for _ in 1...3 { try await payments.bring(.immediately) }
        #expect(try await payments.count("payments_fake_payment") == 1)
        #expect(try await payments.taken() == 1800)
    }

    @Test func `a card that is refused asks for another one, which pays`() async throws {
        try await payments.saveCard("4000000000000341")
        try await payments.bring(.immediately, cents: 1800)
        #expect(try await payments.isUnpaid())
        #expect(try await all().map(\.status) == [.failed])
        try await payments.bring(.immediately)
        #expect(try await all().count == 1)
        let good = try await payments.saveCard()
        _ = try await pay(good.id)
        try await payments.settle()
        #expect(try await !payments.isUnpaid())
        #expect(try await payments.taken() == 1800)
    }

    @Test func `without a card the customer is asked for one`() async throws {
        try await payments.bring(.immediately, cents: 1800)
        #expect(try await all().map(\.status) == [.failed])
        #expect(try await payments.isUnpaid())
        try await payments.saveCard()
        _ = try await pay()
        try await payments.settle()
        #expect(try await payments.taken() == 1800)
    }

    @Test func `a customer who pays while the server does pays once`() async throws {
        try await payments.saveCard()
        payments.orders[12] = OrderCharge(customerID: 7, totalCents: 1800, due: .immediately)
        let (now, desk) = (payments.server.clock.now, payments.desk)
        try await payments.server.database.write { try desk.orders.bring(12, at: now, in: $0) }
        _ = try await pay()
        for _ in 1...3 { try await payments.settle(after: .seconds(60)) }
        #expect(try await payments.taken() == 1800)
        #expect(try await all().map(\.status).sorted { $0.rawValue < $1.rawValue } == [.captured, .voided])
    }

    @Test func `a tip alone is a supplement, which no delivery waits for`() async throws {
        try await payments.saveCard()
        payments.gateway.fail(.down)
        try await payments.bring(.immediately, cents: 300, tip: 300)
        #expect(try await !payments.isUnpaid())
        try await payments.settle(after: .seconds(60))
        #expect(try await all().map(\.isSupplement) == [true])
        #expect(try await payments.taken() == 300)
    }

    @Test func `a fee of an order that ends is taken`() async throws {
        try await payments.saveCard()
        try await payments.bring(.ended, cents: 500, fee: 500)
        #expect(try await payments.taken() == 500)
        #expect(try await payments.balance(.fees) == -500)
    }

    @Test func `an order that was taken without payment owes nothing`() async throws {
        try await payments.saveCard()
        payments.orders[13] = OrderCharge(customerID: 7, totalCents: 1800, due: .immediately)
        try await payments.bring(.immediately, order: 13)
        #expect(try await payments.count("payments_payment") == 0)
        let unpaid = try await payments.server.database.read { [desk = payments.desk] in try desk.unpaid([13], in: $0) }
        #expect(unpaid.isEmpty)
    }
}
