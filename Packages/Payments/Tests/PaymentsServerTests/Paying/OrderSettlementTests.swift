import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct OrderSettlementTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    @Test func `an order that is ready is captured for what it costs, and the ledger divides it`() async throws {
        try await payments.place()
        try await payments.bring(.immediately, cents: 3000, tax: 200, tip: 500)
        let paid = try await payments.current()
        #expect(paid.status == .captured)
        #expect(paid.capturedCents == 3000)
        #expect(try await payments.balance(.gatewayClearing) == 3000)
        #expect(try await payments.balance(.salesTaxPayable) == -200)
        #expect(try await payments.balance(.tipsPayable) == -500)
        #expect(try await payments.balance(.revenue) == -2300)
        #expect(try await payments.taken() == 3000)
    }

    @Test func `a capture whose result is lost is repeated with its key and taken once`() async throws {
        try await payments.place()
        payments.gateway.fail(.lost, .down, .lost)
        try await payments.bring(.immediately)
        #expect(try await payments.current().status == .authorized)
        for _ in 1...5 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.current().status == .captured)
        #expect(try await payments.taken() == 2800)
        #expect(try await payments.count("payments_entry") == 1)
    }

    @Test func `a canceled order is released, and one with a fee is charged the fee alone`() async throws {
        try await payments.place()
        try await payments.bring(.ended, cents: 0)
        #expect(try await payments.current().status == .voided)
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
        try await payments.place(13)
        try await payments.bring(.ended, order: 13, cents: 1500, fee: 1500)
        #expect(try await payments.current(13).capturedCents == 1500)
        #expect(try await payments.balance(.fees) == -1500)
        #expect(try await payments.taken() == 1500)
    }

    @Test func `an order that is canceled after it was captured gets the rest back`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        try await payments.bring(.ended, cents: 500, fee: 500)
        #expect(try await payments.current().status == .partiallyRefunded)
        #expect(try await payments.current().refundedCents == 2300)
        #expect(try await payments.taken() == 500)
        #expect(try await payments.balance(.gatewayClearing) == 500)
    }

    @Test func `an order that is canceled while its capture is under way gets it back`() async throws {
        try await payments.place()
        payments.gateway.fail(.down)
        try await payments.bring(.immediately)
        try await payments.bring(.ended, cents: 0)
        for _ in 1...3 { try await payments.settle(after: .seconds(90)) }
        #expect(try await payments.taken() == 0)
        #expect(try await payments.current().status == .refunded)
    }

    @Test func `an order that costs more than is held gets a higher hold first`() async throws {
        try await payments.place()
        try await payments.bring(.immediately, cents: 5000)
        try await payments.settle()
        let paid = try await payments.current()
        #expect(paid.status == .captured)
        #expect(paid.capturedCents == 5000)
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
        #expect(try await payments.taken() == 5000)
    }

    @Test func `a capture that fails asks for another card, which is then captured`() async throws {
        let ending = try await payments.saveCard("4000000000001117")
        try await payments.place(method: ending.id)
        try await payments.bring(.immediately)
        #expect(try await payments.current().status == .failed)
        #expect(try await payments.isUnpaid())
        let other = try await payments.saveCard("5555555555554444")
        let paid = try await payments.client().call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, amount: 28.00, methodID: other.id))
        #expect(paid.status == .authorized)
        try await payments.settle()
        #expect(try await payments.current().capturedCents == 2800)
        #expect(try await !payments.isUnpaid())
        #expect(try await payments.taken() == 2800)
    }

    @Test func `doing it all again changes nothing`() async throws {
        try await payments.place()
        for _ in 1...3 { try await payments.bring(.immediately) }
        #expect(payments.gateway.made == ["authorize", "capture"])
        #expect(try await payments.count("payments_operation") == 2)
    }

    @Test func `a hold is renewed a day before it ends, and the first one released`() async throws {
        try await payments.place()
        try await payments.keeping.renew()
        #expect(try await payments.count("payments_payment") == 1)
        payments.server.clock.advance(by: .seconds(6 * 24 * 3600 + 3600))
        for _ in 1...3 {
            try await payments.keeping.renew()
            try await payments.settle()
        }
        #expect(try await payments.count("payments_payment") == 2)
        #expect(try await payments.current().gatewayID != "pi_fake_1")
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
        payments.server.clock.advance(by: .seconds(2 * 24 * 3600))
        try await payments.bring(.immediately)
        #expect(try await payments.current().capturedCents == 2800)
    }

    @Test func `a hold that can't be renewed is lost in the end, and another card pays`() async throws {
        let confirming = try await payments.saveCard("4000002760003184")
        _ = try await failure { try await payments.place(method: confirming.id, key: "a") }
        try await payments.gateway.fake.confirm("pi_fake_1", isApproved: true)
        try await payments.place(method: confirming.id, key: "a")
        payments.server.clock.advance(by: .seconds(6 * 24 * 3600 + 3600))
        try await payments.keeping.renew()
        try await payments.settle()
        #expect(try await payments.current().status == .authorized)
        payments.server.clock.advance(by: .seconds(24 * 3600))
        try await payments.keeping.renew()
        #expect(try await payments.current().status == .failed)
        try await payments.bring(.immediately)
        _ = try await payments.client().call(PaymentsEndpoints.process, ProcessPayment(orderID: 12, methodID: 1))
        try await payments.settle()
        #expect(try await payments.taken() == 2800)
    }
}
