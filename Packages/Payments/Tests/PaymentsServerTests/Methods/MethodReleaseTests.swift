import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

/// A card that its owner removed is forgotten by the provider too, whatever goes wrong meanwhile.
struct MethodReleaseTests {
    let payments: PaymentsTestServer

    init() async throws { payments = try await PaymentsTestServer() }

    private var release: MethodRelease { MethodRelease(gateway: payments.gateway, database: payments.server.database, clock: payments.server.clock) }

    private var waiting: Int {
        get async throws { try await payments.count("payments_method WHERE release_at IS NOT NULL") }
    }

    private func remove() async throws {
        let method = try await payments.saveCard()
        _ = try await payments.client().call(PaymentsEndpoints.forgetMethod, IDInput(id: method.id))
    }

    @Test func `the provider forgets a removed card, once`() async throws {
        try await remove()
        try await release.run()
        try await release.run()
        #expect(payments.gateway.made.filter { $0 == "forget" }.count == 1)
        #expect(try await payments.count("payments_fake_setup") == 0)
        #expect(try await waiting == 0)
    }

    @Test func `a provider that can't be reached is asked again, later each time`() async throws {
        try await remove()
        payments.gateway.fail(.down, .lost)
        try await release.run()
        #expect(try await waiting == 1)
        try await release.run()
        #expect(payments.gateway.made.filter { $0 == "forget" }.count == 1)
        payments.server.clock.advance(by: .seconds(2))
        try await release.run()
        #expect(try await waiting == 1)
        payments.server.clock.advance(by: .seconds(4))
        try await release.run()
        #expect(try await waiting == 0)
        #expect(try await payments.count("payments_fake_setup") == 0)
    }

    @Test func `a saved card stays`() async throws {
        try await payments.saveCard()
        try await release.run()
        #expect(payments.gateway.made.isEmpty)
        #expect(try await payments.count("payments_fake_setup") == 1)
    }
}
