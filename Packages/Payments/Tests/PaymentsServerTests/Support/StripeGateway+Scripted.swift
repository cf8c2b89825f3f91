import Core
import CoreTesting

@testable import PaymentsServer

extension StripeSettings {
    /// Settings for tests.
    static func test(api: String = "https://api.stripe.test") -> StripeSettings {
        guard let settings = StripeSettings(secretKey: "sk_test_12345", publishableKey: "pk_test_12345", webhookSecret: "whsec_test_secret", api: api) else {
            // Safe: a test that gives a wrong address has to end.
            preconditionFailure("\(api) is no address.")
        }
        return settings
    }
}

extension StripeGateway {
    /// A gateway whose transport returns prepared responses.
    static func scripted(_ steps: [ScriptedTransport.Step]) -> StripeGateway { scripted(ScriptedTransport(steps)) }

    /// A gateway over a prepared transport. Its clock doesn't wait.
    static func scripted(_ transport: ScriptedTransport) -> StripeGateway {
        StripeGateway(settings: .test(), transport: transport, clock: ImpatientClock(), random: SeededRandomSource(seed: 1))
    }
}
