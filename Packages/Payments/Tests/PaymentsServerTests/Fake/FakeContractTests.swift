import CoreTesting
import PaymentsAPI
import ServerTesting
import Testing

@testable import PaymentsServer

/// The port's contract, kept by the provider of development as by Stripe's adapter.
struct FakeContractTests {
    private func contract() async throws -> (GatewayContract, PaymentsTestServer) {
        let payments = try await PaymentsTestServer()
        let fake = payments.gateway.fake
        let setup = try await fake.beginSetup(customer: try await fake.createCustomer(GatewayCustomer(reference: "person-7", email: ""), key: "a"), key: "b")
        try await fake.enterCard("4242424242424242", month: 12, year: 2034, setup: setup.id)
        let method = try #require(try await fake.method(ofSetup: setup.id))
        return (GatewayContract(gateway: fake, method: method.id, key: "contract"), payments)
    }

    @Test func `a hold is released once`() async throws { try await contract().0.releases() }

    @Test func `a hold is captured once`() async throws { try await contract().0.captures() }

    @Test func `more than is held can't be captured`() async throws { try await contract().0.refusesMore() }

    @Test func `a part is captured, then parts of that are given back`() async throws { try await contract().0.givesBack() }

    @Test func `a card is forgotten, and what isn't there isn't found`() async throws { try await contract().0.forgets() }

    @Test func `a hold that has ended says so, and one that was released doesn't`() async throws {
        let (contract, payments) = try await contract()
        let fake = payments.gateway.fake
        let held = try await fake.authorize(GatewayAuthorization(reference: "a", amountCents: 100, method: contract.method), key: "a")
        payments.server.clock.advance(by: .seconds(FakeGateway.holdTime))
        await #expect(throws: GatewayError.authorizationExpired) { try await fake.capture(held.id, amountCents: 100, key: "b") }
    }

    @Test func `notices of each change go out as often and as late as they are planned`() async throws {
        let (contract, payments) = try await contract()
        let plan = FakeGateway.NoticePlan(count: 2, delay: .seconds(60))
        let fake = FakeGateway(database: payments.server.database, clock: payments.server.clock, pages: CardPageAddress(fixed: ""), notices: plan)
        let held = try await fake.authorize(GatewayAuthorization(reference: "a", amountCents: 100, method: contract.method), key: "a")
        _ = try await fake.capture(held.id, amountCents: 100, key: "b")
        #expect(try await fake.dueNotices().isEmpty)
        payments.server.clock.advance(by: .seconds(60))
        #expect(try await fake.dueNotices().count == 4)
    }
}
