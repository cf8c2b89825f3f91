import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import PaymentsServer

struct StripeRetryTests {
    private let clock = ImpatientClock()

    private func gateway(_ transport: ScriptedTransport) -> StripeGateway {
        StripeGateway(settings: .test(), transport: transport, clock: clock, random: SeededRandomSource(seed: 1))
    }

    @Test(arguments: [
        ScriptedTransport.Step.fail(.unreachable("refused")), .fail(.connectionLost("reset")), .fail(.timedOut), .respond(500, ""), .respond(502, ""),
        .respond(503, ""),
        .respond(409, StripeShapes.error("idempotency_error", code: "idempotency_key_in_use")),
        .respond(429, StripeShapes.error("invalid_request_error", code: "rate_limit")),
        .respond(402, "", [.shouldRetry: "true"]),
    ])
    func `what may pass is tried again with the same key and body`(step: ScriptedTransport.Step) async throws {
        let transport = ScriptedTransport([step, step, .respond(200, StripeShapes.intent("requires_capture"))])
        let request = GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: GatewayMethodID(customer: "cus_1", method: "pm_1"))
        #expect(try await gateway(transport).authorize(request, key: "key").status == .authorized)
        #expect(transport.sent.count == 3)
        #expect(Set(transport.sent.map(\.body)).count == 1)
        #expect(Set(transport.sent.map { $0.request.headerFields[.idempotencyKey] }) == ["key"])
    }

    @Test func `pauses grow, and after four attempts the call may be repeated later`() async throws {
        let transport = ScriptedTransport(Array(repeating: .fail(.connectionLost("reset")), count: 9))
        await #expect(throws: GatewayError.unavailable) { try await gateway(transport).payment("pi_1") }
        #expect(transport.sent.count == 4)
        #expect(zip(clock.pauses, [0.25, 0.5, 1]).allSatisfy { $0 <= .seconds($1) })
        #expect(clock.pauses.count == 3)
    }

    @Test func `Retry-After is waited for`() async throws {
        let transport = ScriptedTransport([.respond(429, "", [.retryAfter: "7"]), .respond(200, StripeShapes.intent("requires_capture"))])
        _ = try await gateway(transport).payment("pi_1")
        #expect(clock.pauses == [.seconds(7)])
    }

    @Test func `a longer Retry-After is the caller's to wait for`() async throws {
        let transport = ScriptedTransport([.respond(429, "", [.retryAfter: "60"])])
        await #expect(throws: GatewayError.rateLimited(retryAfterSeconds: 60)) { try await gateway(transport).payment("pi_1") }
        #expect(transport.sent.count == 1)
    }

    @Test(arguments: [
        ScriptedTransport.Step.respond(402, StripeShapes.error("card_error", code: "card_declined")),
        .respond(400, StripeShapes.error("invalid_request_error")),
        .respond(404, ""), .fail(.untrusted("certificate")), .respond(503, "", [.shouldRetry: "false"]),
    ])
    func `what won't pass is tried once`(step: ScriptedTransport.Step) async throws {
        let transport = ScriptedTransport([step])
        await #expect(throws: GatewayError.self) { try await gateway(transport).payment("pi_1") }
        #expect(transport.sent.count == 1)
    }

    @Test func `a call ends at its deadline`() async throws {
        let clock = TestClock()
        var settings = StripeSettings.test()
        settings.timeout = settings.attemptTimeout
        let gateway = StripeGateway(settings: settings, transport: SilentTransport(), clock: clock, random: SeededRandomSource(seed: 1))
        let call = Task { () async throws in try await gateway.payment("pi_1") }
        await clock.sleepers(1)
        clock.advance(by: settings.attemptTimeout)
        await #expect(throws: GatewayError.unavailable) { try await call.value }
    }
}

/// A transport whose server never responds.
private struct SilentTransport: HTTPTransport {
    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
    }
}

extension HTTPField.Name {
    fileprivate static let shouldRetry = HTTPField.Name("Stripe-Should-Retry") ?? .accept
}
