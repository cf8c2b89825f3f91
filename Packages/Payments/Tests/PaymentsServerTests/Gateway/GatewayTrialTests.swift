import Core
import CoreTesting
import ServerCore
import Testing

@testable import PaymentsServer

struct GatewayTrialTests {
    @Test func `without a provider, somebody has to say that this is right`() {
        #expect(GatewayTrial(gateway: nil).step.trial == nil && GatewayTrial(gateway: nil).step.id == "payment")
    }

    @Test func `a provider is asked before the step is done`() {
        #expect(GatewayTrial(gateway: NoGateway()).step.trial?.title == Strings.setupPaymentTry)
    }

    @Test(arguments: [
        (GatewayError.rejected(code: "invalid_api_key"), "invalid_api_key"), (.unavailable, "didn't answer"), (.rateLimited(retryAfterSeconds: 3), "pause"),
    ])
    func `what the provider says is told`(error: GatewayError, word: String) async {
        let outcome = await GatewayTrial.run(RefusingGateway(error: error))
        #expect(!outcome.hasPassed && outcome.detail.contains(word))
    }

    @Test func `a provider that answers passes`() async { #expect(await GatewayTrial.run(NoGateway()).hasPassed) }
}
