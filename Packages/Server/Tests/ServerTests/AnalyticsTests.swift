import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

struct AnalyticsTests {
    private struct Consent: AnalyticsConsent {
        func isGiven(by person: Int) async -> Bool { person == 7 }
    }

    @Test func `events of those who agreed are kept until they are old`() async throws {
        let server = try await TestServer(plugins: [])
        let sink = DatabaseAnalyticsSink(database: server.database)
        let analytics = LiveAnalyticsService(consent: Consent(), sinks: [sink], clock: server.clock)
        let event = AnalyticsEvent("orders.placed", ["bags": .integer(2), "mode": .word("ASAP")])
        for person in [7, 8, nil] { await analytics.track(event, by: person) }
        let rows = try await server.database.read { try $0.rows("SELECT * FROM core_analytics_event") }
        #expect(rows.count == 1)
        #expect(try rows.first?.get("name", as: String.self) == "orders.placed")
        #expect(try rows.first?.get("properties", as: String.self) == #"{"bags":2,"mode":"ASAP"}"#)
        #expect(try rows.first?.get("person_id", as: Int.self) == 7)
        let now = server.clock.now
        try await DatabaseAnalyticsSink.removeOld(before: now.addingTimeInterval(399 * 86_400), from: server.database)
        #expect(try await count(server) == 1)
        try await DatabaseAnalyticsSink.removeOld(before: now.addingTimeInterval(401 * 86_400), from: server.database)
        #expect(try await count(server) == 0)
    }

    @Test func `nobody is counted who didn't agree, and who takes that back is forgotten`() async throws {
        let server = try await TestServer(plugins: [AnalyticsPlugin()])
        let container = server.application.container
        let (consent, sink) = (try container.resolve((any AnalyticsConsent).self), try container.resolve((any AnalyticsSink).self))
        let analytics = LiveAnalyticsService(consent: consent, sinks: [sink], clock: server.clock)
        let (ana, bob) = (server.client(as: .customer(1)), server.client(as: .customer(2)))
        await analytics.track(AnalyticsEvent("orders.placed"), by: 1)
        #expect(try await ana.call(AnalyticsEndpoints.consent).given == false)
        #expect(try await count(server) == 0)
        for _ in 1...2 { #expect(try await ana.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true)).given) }
        _ = try await bob.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true))
        for person in 1...3 { await analytics.track(AnalyticsEvent("orders.placed"), by: person) }
        #expect(try await ana.call(AnalyticsEndpoints.consent).given)
        #expect(try await count(server) == 2)
        #expect(try await ana.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: false)).given == false)
        #expect(try await ana.call(AnalyticsEndpoints.consent).given == false)
        await analytics.track(AnalyticsEvent("orders.placed"), by: 1)
        #expect(try await server.database.read { try $0.values(Int.self, "SELECT person_id FROM core_analytics_event") } == [2])
    }

    @Test func `what came before the consent is counted from then on, if the product counts`() async throws {
        struct SignUps: EarlierAnalytics {
            func events(of person: Int, in transaction: Transaction) -> [AnalyticsRecord] {
                [AnalyticsRecord(event: AnalyticsEvent("auth.registered"), time: Date(timeIntervalSince1970: 5), person: person)]
            }
        }
        for (setting, count) in [("YES", 1), ("NO", 0)] {
            let server = try await TestServer(plugins: [AnalyticsPlugin()], settings: ["ANALYTICS": setting]) { container in
                container.register((any EarlierAnalytics).self) { _ in SignUps() }
            }
            let ana = server.client(as: .customer(1))
            for _ in 1...2 { _ = try await ana.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true)) }
            let times = try await server.database.read { try $0.values(Date.self, "SELECT time FROM core_analytics_event WHERE person_id = 1") }
            #expect(times == Array(repeating: Date(timeIntervalSince1970: 5), count: count))
        }
    }

    @Test func `where consent can't be read nobody has given it`() async throws {
        let server = try await TestServer(plugins: [AnalyticsPlugin()])
        let consent = DatabaseAnalyticsConsent(database: server.database)
        try await consent.choose(true, by: 7, at: server.clock.now)
        #expect(await consent.isGiven(by: 7))
        try await server.database.write { try $0.execute("DROP TABLE core_analytics_consent") }
        #expect(await !consent.isGiven(by: 7))
    }

    private func count(_ server: TestServer) async throws -> Int {
        try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM core_analytics_event") }
    }
}
