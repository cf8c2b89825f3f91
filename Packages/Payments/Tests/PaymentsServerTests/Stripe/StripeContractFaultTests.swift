import Core
import Foundation
import Testing

@testable import PaymentsServer

/// The same contract over a network that delays, cuts and repeats.
@Suite(.enabled(if: StripeTestServer.isRunning, "It needs localstripe: make test-payments"), .serialized, .timeLimit(.minutes(2)))
struct StripeContractFaultTests {
    private let key = "fault-\(SystemRandomSource().hexadecimal(byteCount: 8))"

    private func held(_ server: StripeTestServer) async throws -> GatewayPayment {
        try await server.gateway.authorize(
            GatewayAuthorization(reference: key, amountCents: 3360, method: server.method(card: "4242424242424242", key)), key: "\(key)-authorize")
    }

    @Test(arguments: [("before", 1), ("after", 2), ("twice", 2)])
    func `a call over a bad network holds once`(kind: String, arrivals: Int) async throws {
        try await StripeTestServer.run { server in
            let method = try await server.method(card: "4242424242424242", key)
            try await server.disturb("/v1/payment_intents", kind, key: "\(key)-authorize")
            let payment = try await server.gateway.authorize(GatewayAuthorization(reference: key, amountCents: 3360, method: method), key: "\(key)-authorize")
            #expect(payment.status == .authorized)
            #expect(try await server.gateway.payments(reference: key) == [payment])
            #expect(try await server.arrivals(key: "\(key)-authorize") == arrivals)
        }
    }

    @Test(arguments: [("before", 1), ("after", 2), ("twice", 2)])
    func `a call over a bad network takes and gives back once`(kind: String, arrivals: Int) async throws {
        try await StripeTestServer.run { server in
            let held = try await held(server)
            try await server.disturb("\(held.id)/capture", kind)
            #expect(try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture").capturedCents == 2800)
            try await server.disturb("/v1/refunds", kind, key: "\(key)-refund")
            _ = try await server.gateway.refund(held.id, amountCents: 500, key: "\(key)-refund")
            #expect(try await server.gateway.payment(held.id).refundedCents == 500)
            #expect(try await server.arrivals(key: "\(key)-capture") == arrivals)
            #expect(try await server.arrivals(key: "\(key)-refund") == arrivals)
        }
    }

    @Test func `a process that lost its response gets it again by the same key`() async throws {
        try await StripeTestServer.run { server in
            let method = try await server.method(card: "4242424242424242", key)
            let request = GatewayAuthorization(reference: key, amountCents: 3360, method: method)
            try await server.disturb("/v1/payment_intents", "after", key: "\(key)-authorize", times: 4)
            await #expect(throws: GatewayError.unavailable) { try await server.gateway.authorize(request, key: "\(key)-authorize") }
            let payment = try await server.gateway.authorize(request, key: "\(key)-authorize")
            #expect(try await server.gateway.payments(reference: key) == [payment])
            #expect(try await server.arrivals(key: "\(key)-authorize") == 5)
        }
    }

    @Test func `many calls with one key hold once`() async throws {
        try await StripeTestServer.run { server in
            let method = try await server.method(card: "4242424242424242", key)
            let request = GatewayAuthorization(reference: key, amountCents: 3360, method: method)
            let ids = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<20 { group.addTask { try await server.gateway.authorize(request, key: "\(key)-authorize").id } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(try await server.gateway.payments(reference: key).map(\.id) == Array(ids))
        }
    }

    @Test func `a key isn't used for another call`() async throws {
        try await StripeTestServer.run { server in
            let held = try await held(server)
            _ = try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture")
            await #expect(throws: GatewayError.self) { try await server.gateway.capture(held.id, amountCents: 100, key: "\(key)-capture") }
            #expect(try await server.gateway.payment(held.id).capturedCents == 2800)
        }
    }

    @Test func `a slow response counts if the key is asked for again`() async throws {
        try await StripeTestServer.run(attemptTimeout: .milliseconds(300)) { server in
            let held = try await held(server)
            try await server.disturb("\(held.id)/capture", "delay", seconds: 1)
            #expect(try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture").capturedCents == 2800)
            #expect(try await server.gateway.payment(held.id).refundedCents == 0)
        }
    }

    @Test func `a busy or failing server is asked again`() async throws {
        try await StripeTestServer.run { server in
            let held = try await held(server)
            try await server.disturb("\(held.id)/capture", "status", status: 429, retryAfter: "1")
            try await server.disturb("\(held.id)/capture", "status", status: 500)
            #expect(try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture").status == .captured)
            try await server.disturb(held.id, "status", status: 429, retryAfter: "60")
            await #expect(throws: GatewayError.rateLimited(retryAfterSeconds: 60)) { try await server.gateway.payment(held.id) }
        }
    }
}
