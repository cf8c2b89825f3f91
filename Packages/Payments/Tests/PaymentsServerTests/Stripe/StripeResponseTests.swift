import Foundation
import Testing

@testable import PaymentsServer

struct StripeResponseTests {
    @Test(arguments: [
        ("requires_action", GatewayPayment.Status.needsAction), ("requires_confirmation", .pending), ("processing", .pending),
        ("requires_capture", .authorized),
        ("succeeded", .captured), ("canceled", .voided), ("requires_payment_method", .failed), ("a_status_of_later", .pending),
    ])
    func `each status has a meaning`(status: String, meaning: GatewayPayment.Status) async throws {
        let transport = ScriptedTransport([.respond(200, StripeShapes.intent(status, received: 3360, charge: StripeShapes.charge()))])
        #expect(try await StripeGateway.scripted(transport).payment("pi_1").status == meaning)
    }

    @Test func `a payment whose confirmation failed says why`() async throws {
        let error = #"{"type":"card_error","code":"payment_intent_authentication_failure","message":""}"#
        let transport = ScriptedTransport([.respond(200, StripeShapes.intent("requires_payment_method", charge: "null", error: error))])
        #expect(try await StripeGateway.scripted(transport).payment("pi_1").decline == .authenticationRequired)
    }

    @Test func `the rest of a partial capture isn't a refund`() async throws {
        let refunds = StripeShapes.refunds(
            StripeShapes.refund(700, reference: "payment-12-refund-2"), StripeShapes.refund(300, status: "failed", reference: "payment-12-refund-1"),
            StripeShapes.refund(560))
        let transport = ScriptedTransport([
            .respond(200, StripeShapes.intent("succeeded", received: 2800, charge: StripeShapes.charge(refunded: 1260))), .respond(200, refunds),
        ])
        let payment = try await StripeGateway.scripted(transport).payment("pi_1")
        #expect(payment.capturedCents == 2800)
        #expect(payment.refundedCents == 700)
    }

    @Test func `a refund of ours as large as the rest counts, and so does one made at Stripe's own pages`() async throws {
        for (refunds, sum) in [
            (StripeShapes.refunds(StripeShapes.refund(560, reference: "key"), StripeShapes.refund(560)), 560),
            (StripeShapes.refunds(StripeShapes.refund(560, reference: "key")), 560),
            (StripeShapes.refunds(StripeShapes.refund(100), StripeShapes.refund(560)), 100),
        ] {
            let intent = StripeShapes.intent("succeeded", received: 2800, charge: StripeShapes.charge(refunded: 1120))
            let transport = ScriptedTransport([.respond(200, intent), .respond(200, refunds)])
            #expect(try await StripeGateway.scripted(transport).payment("pi_1").refundedCents == sum)
        }
    }

    @Test func `a refund that failed at once is an error`() async throws {
        let transport = ScriptedTransport([.respond(200, StripeShapes.refund(100, status: "failed"))])
        await #expect(throws: GatewayError.rejected(code: "refund_failed")) {
            try await StripeGateway.scripted(transport).refund("pi_1", amountCents: 100, key: "key")
        }
        #expect(transport.sent.first?.body == "payment_intent=pi_1&amount=100&metadata%5Breference%5D=key")
    }

    @Test(arguments: declines)
    func `a decline has a reason that customers can act on`(code: String, decline: String?, reason: GatewayDecline) async throws {
        await #expect(throws: GatewayError.declined(reason)) {
            try await failure(402, StripeShapes.error("card_error", code: code, decline: decline))
        }
    }

    @Test(arguments: refusals)
    func `a refusal says whose fault it is`(status: Int, type: String, code: String?, error: GatewayError) async throws {
        await #expect(throws: error) { try await failure(status, StripeShapes.error(type, code: code)) }
    }

    @Test(arguments: ["", "<html>Bad gateway</html>", "null", #"{"error":{}}"#])
    func `an error without a description is told by its status`(body: String) async throws {
        await #expect(throws: GatewayError.declined(.declined)) { try await failure(402, body) }
        await #expect(throws: GatewayError.notFound) { try await failure(404, body) }
        await #expect(throws: GatewayError.rejected(code: "418")) { try await failure(418, body) }
    }

    @Test func `a success that can't be read says nothing about the payment`() async throws {
        let transport = ScriptedTransport([.respond(200, #"{"id":"pi_1"}"#)])
        await #expect(throws: GatewayError.unavailable) { try await StripeGateway.scripted(transport).payment("pi_1") }
    }

    @Test(arguments: [
        ("canceled", #""automatic""#, GatewayError.authorizationExpired), ("canceled", #""requested_by_customer""#, .conflict),
        ("succeeded", "null", .conflict),
        ("requires_capture", "null", .rejected(code: "amount_too_large")),
    ])
    func `a refused capture is explained by the payment's state`(status: String, reason: String, error: GatewayError) async throws {
        let transport = ScriptedTransport([
            .respond(400, StripeShapes.error("invalid_request_error", code: "amount_too_large")), .respond(200, StripeShapes.intent(status, reason: reason)),
        ])
        await #expect(throws: error) { try await StripeGateway.scripted(transport).capture("pi_1", amountCents: 2800, key: "key") }
    }

    @Test func `a card that is forgotten already is no error`() async throws {
        let detached = StripeShapes.card.replacingOccurrences(of: #""customer":"cus_1""#, with: #""customer":null"#)
        let method = GatewayMethodID(customer: "cus_1", method: "pm_1")
        try await StripeGateway.scripted([.respond(400, StripeShapes.error("invalid_request_error")), .respond(200, detached)]).forget(method, key: "key")
        try await StripeGateway.scripted([.respond(404, StripeShapes.error("invalid_request_error", code: "resource_missing"))]).forget(method, key: "key")
        await #expect(throws: GatewayError.rejected(code: "invalid_request_error")) {
            try await StripeGateway.scripted([.respond(400, StripeShapes.error("invalid_request_error")), .respond(200, StripeShapes.card)])
                .forget(method, key: "key")
        }
    }

    private func failure(_ status: Int, _ body: String) async throws(GatewayError) -> GatewayPayment {
        try await StripeGateway.scripted([.respond(status, body)]).payment("pi_1")
    }

    private static let declines: [(String, String?, GatewayDecline)] = [
        ("card_declined", "generic_decline", .declined), ("card_declined", "stolen_card", .declined), ("card_declined", nil, .declined),
        ("card_declined", "insufficient_funds", .insufficientFunds), ("expired_card", nil, .expiredCard), ("card_declined", "expired_card", .expiredCard),
        ("incorrect_cvc", nil, .incorrectDetails), ("card_declined", "invalid_number", .incorrectDetails),
        ("authentication_required", "authentication_required", .authenticationRequired), ("card_declined", "authentication_required", .authenticationRequired),
    ]

    private static let refusals: [(Int, String, String?, GatewayError)] = [
        (400, "invalid_request_error", "resource_missing", .notFound), (404, "invalid_request_error", "resource_missing", .notFound),
        (401, "invalid_request_error", nil, .rejected(code: "invalid_request_error")),
        (403, "invalid_request_error", "secret_key_required", .rejected(code: "secret_key_required")),
        (400, "idempotency_error", nil, .rejected(code: "idempotency_error")),
        (400, "invalid_request_error", "amount_too_small", .rejected(code: "amount_too_small")),
        (400, "invalid_request_error", "payment_intent_unexpected_state", .conflict),
        (400, "invalid_request_error", "charge_already_refunded", .conflict),
        (400, "invalid_request_error", "charge_expired_for_capture", .authorizationExpired),
    ]
}
