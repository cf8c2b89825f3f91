import Core
import CoreTesting
import Foundation
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct ReconciliationTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    @Test func `books that agree are compared once and report nothing`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 0)
        #expect(try await payments.count("payments_payment WHERE checked_at IS NULL") == 0)
        #expect(try await payments.count("payments_difference") == 0)
    }

    @Test func `what was taken and given back at the provider without us is booked`() async throws {
        try await payments.place()
        _ = try await payments.gateway.fake.capture("pi_fake_1", amountCents: 3000, key: "elsewhere")
        _ = try await payments.gateway.fake.refund("pi_fake_1", amountCents: 1000, key: "elsewhere too")
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 0)
        #expect(try await payments.current().status == .partiallyRefunded)
        #expect(try await payments.balance(.gatewayClearing) == 2000)
    }

    @Test func `a capture that the provider doesn't know is reported once`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        try await payments.server.database.write {
            _ = try $0.execute("UPDATE payments_fake_payment SET captured_cents = 100 WHERE id = 1")
        }
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 1)
        #expect(try await payments.reconciliation.run() == 0)
        let kinds = try await payments.server.database.read { try $0.values(String.self, "SELECT kind FROM payments_difference") }
        #expect(kinds == ["captured"])
    }

    @Test func `a hold that nobody wants any more is released`() async throws {
        try await payments.place()
        try await payments.bring(.ended, cents: 0)
        // As if the hold had come after all, with the result of a call that had been given up.
        try await payments.server.database.write {
            _ = try $0.execute("UPDATE payments_fake_payment SET status = 'authorized' WHERE id = 1")
        }
        payments.server.clock.advance(by: .seconds(3600))
        _ = try await payments.reconciliation.run()
        try await payments.settle()
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
    }
}
