import Core
import Foundation
import Testing

@testable import PaymentsServer

/// The port's contract, kept by an independent implementation of Stripe's API. What localstripe doesn't do is in the package's README.
@Suite(.enabled(if: StripeTestServer.isRunning, "It needs localstripe: make test-payments"), .timeLimit(.minutes(2)))
struct StripeContractTests {
    private let key = "test-\(SystemRandomSource().hexadecimal(byteCount: 8))"

    private func request(_ method: GatewayMethodID, isCustomerPresent: Bool = true) -> GatewayAuthorization {
        GatewayAuthorization(reference: key, amountCents: 3360, method: method, isCustomerPresent: isCustomerPresent)
    }

    @Test func `a saved card is described and pays`() async throws {
        try await StripeTestServer.run { server in
            let method = try await server.method(card: "4242424242424242", key)
            let held = try await server.gateway.authorize(request(method), key: "\(key)-authorize")
            #expect(held.status == .authorized)
            #expect(held.reference == key)
            #expect(held.authorizedCents == 3360)
            #expect(held.capturedCents == 0)
            #expect(try await server.gateway.payment(held.id) == held)
        }
    }

    private func contract(_ server: StripeTestServer) async throws -> GatewayContract {
        GatewayContract(gateway: server.gateway, method: try await server.method(card: "4242424242424242", key), key: key)
    }

    @Test func `a part is captured, then parts of that are given back`() async throws {
        try await StripeTestServer.run { try await contract($0).givesBack() }
    }

    @Test func `a hold is captured once`() async throws { try await StripeTestServer.run { try await contract($0).captures() } }

    @Test func `a hold is released once`() async throws { try await StripeTestServer.run { try await contract($0).releases() } }

    @Test func `more than is held can't be captured`() async throws { try await StripeTestServer.run { try await contract($0).refusesMore() } }

    @Test func `a card that is declined holds nothing`() async throws {
        try await StripeTestServer.run { server in
            let method = try await server.method(card: "4000000000000341", key)
            await #expect(throws: GatewayError.declined(.declined)) { try await server.gateway.authorize(request(method), key: "\(key)-authorize") }
            let payments = try await server.gateway.payments(reference: key)
            #expect(payments.map(\.status) == [.failed])
            #expect(payments.first?.decline == .declined)
        }
    }

    @Test(arguments: [true, false])
    func `a customer who is there confirms, or doesn't`(success: Bool) async throws {
        try await StripeTestServer.run { server in
            let held = try await server.gateway.authorize(request(confirmed(server)), key: "\(key)-authorize")
            #expect(held.status == .needsAction)
            #expect(held.clientSecret != nil)
            try await server.confirm(held, success: success)
            let payment = try await server.gateway.payment(held.id)
            #expect(payment.status == (success ? .authorized : .failed))
            #expect(payment.clientSecret == nil)
            #expect(payment.decline == (success ? nil : .authenticationRequired))
        }
    }

    @Test func `a customer who isn't there can't confirm`() async throws {
        try await StripeTestServer.run { server in
            let method = try await confirmed(server)
            await #expect(throws: GatewayError.declined(.authenticationRequired)) {
                try await server.gateway.authorize(request(method, isCustomerPresent: false), key: "\(key)-authorize")
            }
            #expect(try await server.gateway.payments(reference: key).map(\.status) == [.voided])
        }
    }

    @Test func `a card is forgotten, and what isn't there isn't found`() async throws {
        try await StripeTestServer.run { try await contract($0).forgets() }
    }

    @Test func `an unknown setup isn't found`() async throws {
        try await StripeTestServer.run { server in
            await #expect(throws: GatewayError.notFound) { try await server.gateway.method(ofSetup: "seti_unknown") }
        }
    }

    /// A card for which the bank wants to be asked at each payment.
    private func confirmed(_ server: StripeTestServer) async throws -> GatewayMethodID {
        let customer = try await server.gateway.createCustomer(GatewayCustomer(reference: "person-5", email: "a@example.org"), key: "\(key)-customer")
        return GatewayMethodID(customer: customer, method: try await server.card("4000002760003184"))
    }
}
