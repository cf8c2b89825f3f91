import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

/// Calls that fail for long, as where a provider keeps a failure for their key.
struct StuckCallTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
        try await payments.place()
    }

    /// Makes the calls that are due for some hours.
    private func waitForHours() async throws { for _ in 1...14 { try await payments.settle(after: .seconds(3600)) } }

    @Test(arguments: [true, false]) func `a capture is settled as the provider has it, or made under another key`(isDone: Bool) async throws {
        payments.gateway.breakKey("-capture", isDone: isDone)
        try await payments.bring(.immediately)
        try await waitForHours()
        #expect(try await payments.current().status == .captured)
        #expect(try await payments.taken() == 2800)
        #expect(try await payments.count("payments_operation WHERE state = 'waiting'") == 0)
    }

    @Test(arguments: [true, false]) func `a release is settled as the provider has it, or made under another key`(isDone: Bool) async throws {
        payments.gateway.breakKey("-void", isDone: isDone)
        try await payments.bring(.ended, cents: 0)
        try await waitForHours()
        #expect(try await payments.current().status == .voided)
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
    }

    @Test(arguments: [true, false]) func `a refund is given once, whether or not the provider gave it under the first key`(isDone: Bool) async throws {
        try await payments.bring(.immediately)
        payments.gateway.breakKey("-canceled-0", isDone: isDone)
        try await payments.bring(.ended, cents: 500)
        try await payments.notices.take(
            payments.gateway.fake.notice(id: "evt_1", about: "pi_fake_1", at: payments.server.clock.now).fields,
            payments.gateway.fake.notice(id: "evt_1", about: "pi_fake_1", at: payments.server.clock.now).body, from: payments.gateway)
        try await waitForHours()
        #expect(try await payments.taken() == 500)
        #expect(try await payments.current().refundedCents == 2300)
        #expect(try await payments.balance(.gatewayClearing) == 500)
    }

    @Test(arguments: [true, false]) func `a supplement is held once, whether or not the provider held it under the first key`(isDone: Bool) async throws {
        try await payments.bring(.immediately)
        payments.gateway.breakKey("-authorize", isDone: isDone)
        try await payments.bring(.immediately, cents: 3300, tip: 500)
        // The next one works again where the first one is given up.
        for _ in 1...12 { try await payments.settle(after: .seconds(3600)) }
        payments.gateway.breakKey(nil)
        try await waitForHours()
        #expect(try await payments.taken() == 3300)
        #expect(try await payments.count("payments_fake_payment WHERE status = 'authorized'") == 0)
    }
}
