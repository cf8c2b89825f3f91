import Core
import CoreTesting
import Foundation
import Networking
import PaymentsAPI
import Persistence
import ServerTesting
import Testing

@testable import PaymentsServer

struct ReconciliationTests {
    let payments: PaymentsTestServer

    init() async throws {
        payments = try await PaymentsTestServer()
        try await payments.saveCard()
    }

    @Test func `books that agree are compared once and report nothing`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 0)
        #expect(try await payments.count("payments_payment WHERE checked_at IS NULL") == 0)
        #expect(try await payments.count("payments_difference") == 0)
    }

    @Test func `what was taken and given back at the provider without us is booked`() async throws {
        try await payments.place()
        _ = try await payments.gateway.fake.capture("pi_fake_1", amountCents: 3000, key: "elsewhere")
        _ = try await payments.gateway.fake.refund("pi_fake_1", amountCents: 1000, key: "elsewhere too")
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 0)
        #expect(try await payments.current().status == .partiallyRefunded)
        #expect(try await payments.balance(.gatewayClearing) == 2000)
    }

    @Test func `a capture that the provider doesn't know is reported once`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        try await payments.server.database.write {
            _ = try $0.execute("UPDATE payments_fake_payment SET captured_cents = 100 WHERE id = 1")
        }
        payments.server.clock.advance(by: .seconds(3600))
        #expect(try await payments.reconciliation.run() == 1)
        #expect(try await payments.reconciliation.run() == 0)
        let kinds = try await payments.server.database.read { try $0.values(String.self, "SELECT kind FROM payments_difference") }
        #expect(kinds == ["captured"])
    }

    private let admin = Person(id: 10, name: "Ada", roles: [.admin])

    /// Makes the provider know another capture than we do, and compares.
    private func differ(_ cents: Int = 100) async throws -> Int {
        try await payments.server.database.write { _ = try $0.execute("UPDATE payments_fake_payment SET captured_cents = \(cents) WHERE id = 1") }
        payments.server.clock.advance(by: .seconds(3600))
        return try await payments.reconciliation.run()
    }

    private func incidents(_ state: Incident.State? = nil) async throws -> [Incident] {
        try await payments.client(admin).call(PaymentsEndpoints.incidents, IncidentListRequest(state: state)).items
    }

    @Test func `a difference is an incident with an event, which closes by itself and opens again`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        #expect(try await differ() == 1)
        let found = try #require(try await incidents(.open).first)
        #expect((found.kind, found.ours, found.theirs, found.orderID) == ("captured", "2800", "100", 12))
        #expect(try await differ(2800) == 0)
        #expect(try await incidents(.open).isEmpty)
        let closed = try #require(try await incidents(.resolved).first)
        #expect(closed.id == found.id && closed.resolvedBy == nil && closed.resolvedAt != nil)
        // A payment that changes is compared again.
        let now = payments.server.clock.now
        try await payments.server.database.write { _ = try $0.execute("UPDATE payments_payment SET updated_at = \(now.addingTimeInterval(1))") }
        #expect(try await differ() == 1)
        #expect(try await incidents(.open).map(\.id) == [found.id])
        #expect(try await payments.count("core_event WHERE kind = 'payment.incident'") == 3)
    }

    @Test func `an administrator explains a difference, which then stays explained`() async throws {
        try await payments.place()
        try await payments.bring(.immediately)
        _ = try await differ()
        let client = payments.client(admin)
        #expect(try await failure { try await client.call(PaymentsEndpoints.resolveIncident, ResolveIncident(id: 1, note: " ")) }?.fields["note"] != nil)
        let resolved = try await client.call(PaymentsEndpoints.resolveIncident, ResolveIncident(id: 1, note: "Corrected at the provider"))
        #expect((resolved.state, resolved.resolvedBy, resolved.note) == (.resolved, 10, "Corrected at the provider"))
        #expect(
            try await failure { try await client.call(PaymentsEndpoints.resolveIncident, ResolveIncident(id: 1, note: "Again")) }?.code == "incident_resolved")
        #expect(try await failure { try await client.call(PaymentsEndpoints.resolveIncident, ResolveIncident(id: 9, note: "None")) }?.status == 404)
        #expect(try await differ() == 0)
        #expect(try await incidents(.open).isEmpty)
        let dispatcher = payments.client(Person(id: 9, name: "Dee", roles: [.dispatcher]))
        #expect(try await failure { try await dispatcher.call(PaymentsEndpoints.incidents, IncidentListRequest()) }?.status == 403)
    }

    @Test func `a hold that nobody wants any more is released`() async throws {
        try await payments.place()
        try await payments.bring(.ended, cents: 0)
        // As if the hold had come after all, with the result of a call that had been given up.
        try await payments.server.database.write {
            _ = try $0.execute("UPDATE payments_fake_payment SET status = 'authorized' WHERE id = 1")
        }
        payments.server.clock.advance(by: .seconds(3600))
        _ = try await payments.reconciliation.run()
        try await payments.settle()
        #expect(try await payments.gateway.payment("pi_fake_1").status == .voided)
    }
}
