import Core
import ServerCore

/// The step of the setup about payments, and the question to the provider by which an administrator sees that it takes our key.
struct GatewayTrial: Sendable {
    /// Nil where orders are taken without payment.
    let gateway: (any PaymentGateway)?

    var step: SetupStep {
        let trial = gateway.map { gateway in SetupTrial(Strings.setupPaymentTry) { _ in await Self.run(gateway) } }
        return SetupStep("payment", order: 50, title: Strings.setupPayment, reason: Strings.setupPaymentReason, trial: trial) { [gateway] _ in
            guard let gateway else { return SetupStep.State(.review, Strings.setupPaymentNone) }
            if gateway.name == "fake" { return SetupStep.State(.trial, Strings.setupPaymentFake) }
            return SetupStep.State(.trial, Strings.setupPaymentDetail(Self.name(gateway), host: gateway.host))
        }
    }

    /// Asks the provider.
    static func run(_ gateway: any PaymentGateway) async -> SetupTrial.Outcome {
        let name = name(gateway)
        do throws(GatewayError) {
            try await gateway.checkConnection()
            return .passed(gateway.host.isEmpty ? Strings.setupPaymentAnswered(name) : Strings.setupPaymentAnswered("\(name) (\(gateway.host))"))
        } catch {
            switch error {
            case .rejected(let code): return .failed(Strings.setupPaymentRefused(name, code: code))
            case .rateLimited: return .failed(Strings.setupPaymentBusy(name))
            case .unavailable, .declined, .authorizationExpired, .notFound, .conflict, .notSetUp, .forged:
                return .failed(Strings.setupPaymentUnreachable(name, host: gateway.host))
            }
        }
    }

    /// The provider's name as people write it.
    private static func name(_ gateway: any PaymentGateway) -> String {
        switch gateway.name {
        case "stripe": "Stripe"
        case "paypal": "PayPal"
        default: gateway.name
        }
    }
}
