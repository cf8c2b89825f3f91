import Core
import CoreTesting
import Testing

@testable import PaymentsServer

struct StripeSettingsTests {
    @Test(arguments: [
        ("https://api.stripe.com", "https", "api.stripe.com"), ("http://127.0.0.1:8420", "http", "127.0.0.1:8420"),
        ("http://localhost:1", "http", "localhost:1"),
    ])
    func `an address has a scheme and a host`(address: String, scheme: String, authority: String) {
        let settings = StripeSettings.test(api: address)
        #expect(settings.scheme == scheme)
        #expect(settings.authority == authority)
        #expect(settings.pageSources == [address, "https://js.stripe.com", "https://hooks.stripe.com"])
    }

    @Test(arguments: ["", "api.stripe.com", "http://api.stripe.com", "ftp://127.0.0.1", "https://"])
    func `keys don't travel in the clear`(address: String) {
        #expect(StripeSettings(secretKey: "sk_1", publishableKey: "pk_1", webhookSecret: "whsec_1", api: address) == nil)
        #expect(StripeSettings(secretKey: "sk_1", publishableKey: "pk_1", webhookSecret: "whsec_1", script: address) == nil)
    }

    private static let complete = [
        "STRIPE_SECRET_KEY": "sk_test_1", "STRIPE_PUBLISHABLE_KEY": "pk_test_1", "STRIPE_WEBHOOK_SECRET": "whsec_1",
    ]

    @Test func `three keys are enough`() throws {
        let settings = try StripeSettings(SettingValues(Self.complete))
        #expect(settings.authority == "api.stripe.com")
        #expect(settings.script == "https://js.stripe.com/v3/")
    }

    @Test(arguments: [
        ("STRIPE_SECRET_KEY", ""), ("STRIPE_PUBLISHABLE_KEY", ""), ("STRIPE_PUBLISHABLE_KEY", "sk_test_1"), ("STRIPE_WEBHOOK_SECRET", ""),
        ("STRIPE_API_URL", "http://api.stripe.com"), ("STRIPE_SCRIPT_URL", "js.stripe.com"),
    ])
    func `a missing or wrong setting is named`(key: String, value: String) {
        let error = #expect(throws: SettingError.self) { try StripeSettings(SettingValues(Self.complete.merging([key: value]) { $1 })) }
        #expect(error.map { "\($0)".contains(key) } == true)
    }
}
