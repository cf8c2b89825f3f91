import Core
import Foundation
import HTTPTypes
import Testing

@testable import PaymentsServer

struct StripeRequestTests {
    private static let method = GatewayMethodID(customer: "cus_1", method: "pm_1")

    @Test func `an authorization is a confirmed PaymentIntent that is captured by hand`() async throws {
        let transport = ScriptedTransport([.respond(200, StripeShapes.intent("requires_capture", charge: StripeShapes.charge(captureBefore: 1_700_604_800)))])
        let request = GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: Self.method)
        let payment = try await StripeGateway.scripted(transport).authorize(request, key: "payment-12-authorize-1")

        let expected = GatewayPayment(
            id: "pi_1", reference: "payment-12", status: .authorized, authorizedCents: 3360, expiresAt: Date(timeIntervalSince1970: 1_700_604_800))
        #expect(payment == expected)
        let sent = try #require(transport.sent.first)
        #expect(sent.request.method == .post)
        #expect(sent.request.authority == "api.stripe.test")
        #expect(sent.request.path == "/v1/payment_intents")
        #expect(sent.request.headerFields[.authorization] == "Bearer sk_test_12345")
        #expect(sent.request.headerFields[.idempotencyKey] == "payment-12-authorize-1")
        #expect(sent.request.headerFields[.contentType] == "application/x-www-form-urlencoded")
        #expect(HTTPField.Name("Stripe-Version").flatMap { sent.request.headerFields[$0] } == StripeClient.version)
        let form: StripeForm = [
            "amount": "3360", "currency": "usd", "customer": "cus_1", "payment_method": "pm_1", "payment_method_types[]": "card",
            "capture_method": "manual", "confirm": "true", "metadata[reference]": "payment-12", "expand[]": "latest_charge",
        ]
        #expect(sent.body == form.encoded)
    }

    @Test func `without the customer Stripe is told so`() async throws {
        let transport = ScriptedTransport([.respond(200, StripeShapes.intent("requires_capture"))])
        let request = GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: Self.method, isCustomerPresent: false)
        _ = try await StripeGateway.scripted(transport).authorize(request, key: "key")
        #expect(transport.sent.first?.body.hasSuffix("&off_session=true") == true)
    }

    @Test func `a payment that would wait for an absent customer is canceled`() async throws {
        let transport = ScriptedTransport([
            .respond(200, StripeShapes.intent("requires_action", charge: "null")), .respond(200, StripeShapes.intent("canceled", charge: "null")),
        ])
        let request = GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: Self.method, isCustomerPresent: false)
        await #expect(throws: GatewayError.declined(.authenticationRequired)) {
            try await StripeGateway.scripted(transport).authorize(request, key: "key")
        }
        #expect(transport.sent.last?.request.path == "/v1/payment_intents/pi_1/cancel")
        #expect(transport.sent.last?.request.headerFields[.idempotencyKey] == "key-void")
    }

    @Test func `a customer who is there gets the secret to confirm with`() async throws {
        let transport = ScriptedTransport([.respond(200, StripeShapes.intent("requires_action", charge: "null"))])
        let payment = try await StripeGateway.scripted(transport)
            .authorize(GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: Self.method), key: "key")
        #expect(payment.status == .needsAction)
        #expect(payment.clientSecret == "pi_1_secret_x")
    }

    @Test func `a partial capture names the amount`() async throws {
        let transport = ScriptedTransport([
            .respond(200, StripeShapes.intent("succeeded", received: 2800, charge: StripeShapes.charge(refunded: 560))),
            .respond(200, StripeShapes.refunds(StripeShapes.refund(560))),
        ])
        let payment = try await StripeGateway.scripted(transport).capture("pi_1", amountCents: 2800, key: "key")
        #expect(payment == GatewayPayment(id: "pi_1", reference: "payment-12", status: .captured, authorizedCents: 3360, capturedCents: 2800))
        #expect(transport.sent.first?.request.path == "/v1/payment_intents/pi_1/capture")
        #expect(transport.sent.first?.body == "amount_to_capture=2800&expand%5B%5D=latest_charge")
    }

    @Test func `a customer is known by email and our reference alone`() async throws {
        let transport = ScriptedTransport([.respond(200, #"{"id":"cus_1","object":"customer"}"#)])
        let id = try await StripeGateway.scripted(transport).createCustomer(GatewayCustomer(reference: "person-5", email: "a@example.org"), key: "key")
        #expect(id == "cus_1")
        #expect(transport.sent.first?.body == "email=a%40example.org&metadata%5Breference%5D=person-5")
    }

    @Test func `a setup gives the browser its secret, and its card once it has succeeded`() async throws {
        let transport = ScriptedTransport([
            .respond(200, StripeShapes.setup("requires_payment_method")), .respond(200, StripeShapes.setup("requires_action", method: StripeShapes.card)),
            .respond(200, StripeShapes.setup("succeeded", method: StripeShapes.card)),
        ])
        let gateway = StripeGateway.scripted(transport)
        #expect(try await gateway.beginSetup(customer: "cus_1", key: "key") == GatewaySetup(id: "seti_1", clientSecret: "seti_1_secret_x"))
        #expect(transport.sent.last?.body == "customer=cus_1&payment_method_types%5B%5D=card&usage=off_session")
        #expect(try await gateway.method(ofSetup: "seti_1") == nil)
        let method = GatewayMethod(id: Self.method, brand: "visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2030)
        #expect(try await gateway.method(ofSetup: "seti_1") == method)
        #expect(transport.sent.last?.request.path == "/v1/setup_intents/seti_1?expand%5B%5D=payment_method")
    }

    @Test(arguments: ["", "../customers/cus_1", "seti_1?expand[]=customer", "seti 1", "seti_ä", String(repeating: "s", count: 256)])
    func `an id that can't be one is never sent`(id: String) async throws {
        let transport = ScriptedTransport([])
        await #expect(throws: GatewayError.notFound) { try await StripeGateway.scripted(transport).method(ofSetup: id) }
        #expect(transport.sent.isEmpty)
    }

    @Test func `a reference is searched for, newest payment first`() async throws {
        let older = StripeShapes.intent("canceled", charge: "null")
        let newer = StripeShapes.intent("requires_capture").replacingOccurrences(of: "1700000000", with: "1700000100")
        let transport = ScriptedTransport([.respond(200, #"{"object":"search_result","data":[\#(older),\#(newer)],"has_more":false}"#)])
        let payments = try await StripeGateway.scripted(transport).payments(reference: "payment-12")
        #expect(payments.map(\.status) == [.authorized, .voided])
        let query: StripeForm = ["query": "metadata['reference']:'payment-12'", "limit": "100", "expand[]": "data.latest_charge"]
        #expect(transport.sent.first?.request.path == "/v1/payment_intents/search?\(query.encoded)")
    }

    @Test func `a reference can't end the search's text`() async throws {
        let transport = ScriptedTransport([])
        #expect(try await StripeGateway.scripted(transport).payments(reference: "x' OR status:'succeeded").isEmpty)
        #expect(transport.sent.isEmpty)
    }
}
