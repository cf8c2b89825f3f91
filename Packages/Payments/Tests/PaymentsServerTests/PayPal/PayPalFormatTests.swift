import Core
import CoreTesting
import Foundation
import Testing

@testable import PaymentsServer

struct PayPalFormatTests {
    @Test(arguments: [(0, "0.00"), (5, "0.05"), (2800, "28.00"), (123_456, "1234.56")]) func `amounts are texts in units`(cents: Int, text: String) {
        let amount = PayPalAmount(cents: cents, currency: "usd")
        #expect((amount.value, amount.currency, amount.cents) == (text, "USD", cents))
    }

    @Test(arguments: [
        (422, "INSTRUMENT_DECLINED", GatewayError.declined(.declined)), (422, "AUTHORIZATION_EXPIRED", .authorizationExpired),
        (422, "AUTHORIZATION_VOIDED", .conflict), (422, "SOMETHING_ELSE", .rejected(code: "SOMETHING_ELSE")), (404, "INVALID_RESOURCE_ID", .notFound),
        (409, "", .unavailable), (500, "", .unavailable), (503, "", .unavailable), (429, "", .rateLimited(retryAfterSeconds: 7)),
    ])
    func `errors say what can be done`(status: Int, issue: String, error: GatewayError) {
        let failure = PayPalFailure(name: "UNPROCESSABLE_ENTITY", details: [.init(issue: issue)])
        #expect(GatewayError(status: status, failure, retryAfterSeconds: status == 429 ? 7 : nil) == error)
    }

    @Test func `settings need an address with https`() {
        #expect(PayPalSettings(clientID: "a", clientSecret: "b", webhookID: "c", api: "http://paypal.example", publicURL: "") == nil)
        #expect(PayPalSettings(clientID: "a", clientSecret: "b", webhookID: "c", api: "nothing", publicURL: "") == nil)
        #expect(PayPalSettings(clientID: "a", clientSecret: "b", webhookID: "c", publicURL: "https://tumble.example/")?.publicURL == "https://tumble.example")
    }

    @Test(arguments: ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"]) func `a missing setting is named`(missing: String) throws {
        var texts = ["PAYMENT_GATEWAY": "paypal", "PAYPAL_CLIENT_ID": "a", "PAYPAL_CLIENT_SECRET": "b", "PAYPAL_WEBHOOK_ID": "c"]
        texts[missing] = nil
        let values = SettingValues(texts)
        #expect { try PaymentsSettings.payPal(values) } throws: { "\($0)".contains(missing) }
    }
}
