import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

/// A provider that takes longer than a call's lease, so that the call is made again meanwhile.
struct SlowGatewayTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    @Test func `a capture that takes longer than its lease is made again, and taken once`() async throws {
        try await payments.place()
        payments.gateway.fail(.slow)
        let first = Task { try await payments.bring(.immediately, tip: 300) }
        try await payments.gateway.waitForCalls(2)
        try await payments.settle(after: .seconds(OperationWorker.lease + 1))
        #expect(try await payments.current().status == .captured)
        payments.gateway.endSlowness()
        try await first.value
        #expect(payments.gateway.made == ["authorize", "capture", "capture"])
        #expect(try await payments.taken() == 2800)
        #expect(try await payments.count("payments_entry") == 1)
        #expect(try await payments.balance(.tipsPayable) == -300)
    }

    @Test func `a refund that takes longer than its lease is given once`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        payments.gateway.fail(.slow)
        let first = Task { try await payments.bring(.ended, cents: 500) }
        try await payments.gateway.waitForCalls(3)
        try await payments.settle(after: .seconds(OperationWorker.lease + 1))
        payments.gateway.endSlowness()
        try await first.value
        #expect(try await payments.taken() == 500)
        #expect(try await payments.current().refundedCents == 2300)
        #expect(try await payments.balance(.gatewayClearing) == 500)
    }

    @Test func `an order that is posted again while its hold is slow is held once`() async throws {
        payments.gateway.fail(.slow)
        let first = Task { try await payments.desk.authorize(2800, for: 7, methodID: nil, key: "a") }
        try await payments.gateway.waitForCalls(1)
        try await payments.place(key: "a")
        payments.gateway.endSlowness()
        #expect(try await first.value.payment == 1)
        #expect(try await payments.count("payments_fake_payment") == 1)
        #expect(try await payments.current().status == .authorized)
    }
}
