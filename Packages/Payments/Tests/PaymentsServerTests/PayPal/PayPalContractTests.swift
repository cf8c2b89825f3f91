import Core
import Foundation
import HTTPTypes
import Testing

@testable import PaymentsServer

/// The port's contract, kept over a server written from PayPal's published reference.
@Suite(.enabled(if: PayPalTestServer.isRunning, "It needs aiohttp: make test-payments"), .serialized, .timeLimit(.minutes(2)))
struct PayPalContractTests {
    private let key = "test-\(SystemRandomSource().hexadecimal(byteCount: 8))"

    private func request(_ method: GatewayMethodID, isCustomerPresent: Bool = true) -> GatewayAuthorization {
        GatewayAuthorization(reference: key, amountCents: 3360, method: method, isCustomerPresent: isCustomerPresent)
    }

    private func held(_ server: PayPalTestServer) async throws -> GatewayPayment {
        try await server.gateway.authorize(request(server.method("works", key)), key: "\(key)-authorize")
    }

    @Test func `a saved account is described and pays, with and without its customer`() async throws {
        try await PayPalTestServer.run { server in
            let method = try await server.method("works", key)
            #expect(method.customer == "person-5")
            let held = try await server.gateway.authorize(request(method), key: "\(key)-authorize")
            #expect(held.status == .authorized)
            #expect((held.reference, held.authorizedCents, held.capturedCents) == (key, 3360, 0))
            #expect(held.expiresAt != nil)
            #expect(try await server.gateway.payment(held.id) == held)
            var later = request(method, isCustomerPresent: false)
            later.reference = "\(key)-later"
            #expect(try await server.gateway.authorize(later, key: "\(key)-later").status == .authorized)
        }
    }

    @Test func `a part is captured, then parts of that are given back`() async throws {
        try await PayPalTestServer.run { server in
            let held = try await held(server)
            let captured = try await server.gateway.capture(held.id, amountCents: 2805, key: "\(key)-capture")
            #expect((captured.status, captured.capturedCents, captured.refundedCents) == (.captured, 2805, 0))
            #expect(try await server.gateway.capture(held.id, amountCents: 2805, key: "\(key)-capture").capturedCents == 2805)
            #expect(try await server.gateway.refund(held.id, amountCents: 500, key: "\(key)-refund-1").amountCents == 500)
            _ = try await server.gateway.refund(held.id, amountCents: 500, key: "\(key)-refund-1")
            #expect(try await server.gateway.payment(held.id).refundedCents == 500)
            _ = try await server.gateway.refund(held.id, amountCents: 2305, key: "\(key)-refund-2")
            #expect(try await server.gateway.payment(held.id).refundedCents == 2805)
            await #expect(throws: GatewayError.conflict) { try await server.gateway.refund(held.id, amountCents: 1, key: "\(key)-refund-3") }
        }
    }

    @Test func `what is captured, released or more than is held can't be captured`() async throws {
        try await PayPalTestServer.run { server in
            let held = try await held(server)
            await #expect(throws: GatewayError.conflict) { try await server.gateway.capture(held.id, amountCents: 4500, key: "\(key)-more") }
            _ = try await server.gateway.capture(held.id, amountCents: 3360, key: "\(key)-capture")
            await #expect(throws: GatewayError.conflict) { try await server.gateway.capture(held.id, amountCents: 100, key: "\(key)-again") }
            await #expect(throws: GatewayError.conflict) { try await server.gateway.void(held.id, key: "\(key)-void") }
        }
    }

    @Test func `a hold is released once, and another can't be captured that has ended`() async throws {
        try await PayPalTestServer.run { server in
            let held = try await held(server)
            for _ in 1...2 { #expect(try await server.gateway.void(held.id, key: "\(key)-void").status == .voided) }
            await #expect(throws: GatewayError.conflict) { try await server.gateway.capture(held.id, amountCents: 100, key: "\(key)-capture") }
            var other = request(try await server.method("works", "\(key)-b"))
            other.reference = "\(key)-b"
            let ending = try await server.gateway.authorize(other, key: "\(key)-b")
            try await server.expire(ending.id)
            await #expect(throws: GatewayError.authorizationExpired) {
                try await server.gateway.capture(ending.id, amountCents: 100, key: "\(key)-b-capture")
            }
            #expect(try await server.gateway.payment(ending.id).status == .voided)
        }
    }

    @Test(arguments: [("declined", GatewayDecline.declined), ("expired", .expiredCard), ("poor", .insufficientFunds)])
    func `an account that can't pay is declined`(behavior: String, decline: GatewayDecline) async throws {
        try await PayPalTestServer.run { server in
            let method = try await server.method(behavior, key)
            await #expect(throws: GatewayError.declined(decline)) { try await server.gateway.authorize(request(method), key: "\(key)-authorize") }
        }
    }

    @Test func `a customer who is there approves on PayPal's page, and one who isn't can't`() async throws {
        try await PayPalTestServer.run { server in
            let method = try await server.method("confirms", key)
            let waiting = try await server.gateway.authorize(request(method), key: "\(key)-authorize")
            #expect(waiting.status == .needsAction)
            #expect(try await server.gateway.payment(waiting.id).status == .needsAction)
            try await server.approve(waiting.actionPage)
            let held = try await server.gateway.payment(waiting.id)
            #expect((held.status, held.actionPage) == (.authorized, nil))
            await #expect(throws: GatewayError.declined(.authenticationRequired)) {
                var later = request(method, isCustomerPresent: false)
                later.reference = "\(key)-later"
                _ = try await server.gateway.authorize(later, key: "\(key)-later")
            }
        }
    }

    @Test func `an order that nobody approved holds nothing and can be released`() async throws {
        try await PayPalTestServer.run { server in
            let waiting = try await server.gateway.authorize(request(server.method("confirms", key)), key: "\(key)-authorize")
            #expect(try await server.gateway.void(waiting.id, key: "\(key)-void").status == .voided)
        }
    }

    @Test func `a saved account is forgotten, also twice, and what isn't there isn't found`() async throws {
        try await PayPalTestServer.run { server in
            let method = try await server.method("works", key)
            for _ in 1...2 { try await server.gateway.forget(method, key: "\(key)-forget") }
            await #expect(throws: GatewayError.declined(.declined)) { try await server.gateway.authorize(request(method), key: "\(key)-authorize") }
            await #expect(throws: GatewayError.notFound) { try await server.gateway.payment("UNKNOWN") }
            await #expect(throws: GatewayError.notFound) { try await server.gateway.payment("../x") }
            await #expect(throws: GatewayError.notFound) { try await server.gateway.method(ofSetup: "UNKNOWN") }
        }
    }

    @Test(arguments: ["before", "after", "twice", "500", "401"]) func `calls over a bad network hold, take and give back once`(kind: String) async throws {
        try await PayPalTestServer.run { server in
            let method = try await server.method("works", key)
            try await server.disturb("/v2/checkout/orders", kind)
            let held = try await server.gateway.authorize(request(method), key: "\(key)-authorize")
            try await server.disturb("/capture", kind)
            #expect(try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture").capturedCents == 2800)
            try await server.disturb("/refund", kind)
            _ = try await server.gateway.refund(held.id, amountCents: 500, key: "\(key)-refund")
            #expect(try await server.gateway.payment(held.id).refundedCents == 500)
        }
    }

    @Test func `a token is fetched once for many calls, and wrong credentials are a fault of the configuration`() async throws {
        try await PayPalTestServer.run { server in
            let before = try await server.calls("/v1/oauth2/token")
            for _ in 1...5 { _ = try? await server.gateway.payment("UNKNOWN") }
            #expect(try await server.calls("/v1/oauth2/token") == before + 1)
        }
        try await PayPalTestServer.run(secret: "wrong") { server in
            await #expect(throws: GatewayError.rejected(code: "invalid_client")) { try await server.gateway.payment("UNKNOWN") }
        }
    }

    @Test func `notices are PayPal's, new enough, and name their payment`() async throws {
        try await PayPalTestServer.run { server in
            let held = try await held(server)
            let notice = try await server.notice(held.id, "PAYMENT.AUTHORIZATION.CREATED")
            #expect(try await server.gateway.notice(notice.fields, notice.body, at: SystemClock().now).map(\.payment) == held.id)
            _ = try await server.gateway.capture(held.id, amountCents: 2800, key: "\(key)-capture")
            _ = try await server.gateway.refund(held.id, amountCents: 500, key: "\(key)-refund")
            let refund = try await server.notice(held.id, "PAYMENT.CAPTURE.REFUNDED")
            #expect(try await server.gateway.notice(refund.fields, refund.body, at: SystemClock().now).map(\.payment) == held.id)
            let other = try await server.notice(held.id, "CUSTOMER.DISPUTE.CREATED")
            #expect(try await server.gateway.notice(other.fields, other.body, at: SystemClock().now) == nil)
            let forged = Array(String(decoding: notice.body, as: UTF8.self).replacing(held.id, with: "OTHER").utf8)
            await #expect(throws: GatewayError.forged) { try await server.gateway.notice(notice.fields, forged, at: SystemClock().now) }
            await #expect(throws: GatewayError.forged) { try await server.gateway.notice([:], notice.body, at: SystemClock().now) }
            await #expect(throws: GatewayError.forged) {
                try await server.gateway.notice(notice.fields, notice.body, at: SystemClock().now.addingTimeInterval(4 * 24 * 3600))
            }
        }
    }
}
