import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct AnalyticsReportTests {
    /// A plugin with a funnel of two steps, each a call of its own.
    private struct Shop: ServerPlugin {
        let name = "Shop"
        let requires: [String] = []
        static let looked = AnalyticsEvent("shop.looked")
        static let bought = AnalyticsEvent("shop.bought")
        static let look = Endpoint<NoInput, NoOutput>(.post, "/shop/look", access: .signedIn, summary: "Looks.")
        static let buy = Endpoint<NoInput, NoOutput>(.post, "/shop/buy", access: .signedIn, summary: "Buys.")

        var funnels: [Funnel] {
            [Funnel("shop", title: "Shop", steps: [Funnel.Step(Self.looked, title: "Looked"), Funnel.Step(Self.bought, title: "Bought")])]
        }

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {
            for (endpoint, event) in [(Self.look, Self.looked), (Self.buy, Self.bought)] {
                routes.on(endpoint, allow: .accessAlone) { _, context in
                    try await context.database.write { try context.track(event, in: $0) }
                    return NoOutput()
                }
            }
        }
    }

    private func server(_ settings: [String: String] = ["ANALYTICS": "YES"]) async throws -> TestServer {
        try await TestServer(plugins: [AnalyticsPlugin(), AdministrationServerPlugin(), Shop()], settings: settings)
    }

    private func report(_ server: TestServer, days: Int? = nil) async throws -> AnalyticsReport {
        try await server.client(as: .administrator).call(AdministrationEndpoints.analytics, AnalyticsRequest(days: days))
    }

    @Test func `people who agreed are counted for a step that follows the one before`() async throws {
        let server = try await server()
        for id in 1...3 { _ = try await server.client(as: .customer(id)).call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true)) }
        // The fourth hasn't agreed; the third buys before looking, and nothing after it.
        for (id, endpoint) in [(1, Shop.look), (2, Shop.look), (3, Shop.buy), (4, Shop.look)] {
            _ = try await server.client(as: .customer(id)).call(endpoint)
            server.clock.advance(by: .seconds(1))
        }
        for (id, endpoint) in [(1, Shop.buy), (1, Shop.look), (1, Shop.buy), (3, Shop.look), (4, Shop.buy)] {
            _ = try await server.client(as: .customer(id)).call(endpoint)
            server.clock.advance(by: .seconds(1))
        }
        let steps = [FunnelReport.Step(title: "Looked", people: 3), FunnelReport.Step(title: "Bought", people: 1)]
        #expect(try await report(server) == AnalyticsReport(isOn: true, agreed: 3, funnels: [FunnelReport(id: "shop", title: "Shop", steps: steps)]))
    }

    @Test func `what is older than the period isn't counted`() async throws {
        let server = try await server()
        let ana = server.client(as: .customer(1))
        _ = try await ana.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true))
        _ = try await ana.call(Shop.look)
        server.clock.advance(by: .seconds(8 * 24 * 3600))
        #expect(try await report(server, days: 7).funnels[0].steps.map(\.people) == [0, 0])
        #expect(try await report(server, days: 9).funnels[0].steps.map(\.people) == [1, 0])
        for days in [0, 401, -1] {
            #expect(await server.send(.get, "/api/v1/administration/analytics?days=\(days)", as: .administrator).status == .unprocessableContent)
        }
    }

    @Test func `nothing is recorded where the product counts nothing`() async throws {
        let server = try await server([:])
        let ana = server.client(as: .customer(1))
        _ = try await ana.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: true))
        _ = try await ana.call(Shop.look)
        #expect(try await report(server).funnels[0].steps.map(\.people) == [0, 0])
        #expect(try await !report(server).isOn)
    }

    @Test func `nobody but administrators sees the report`() async throws {
        let server = try await server()
        for person in [Person.customer(7), .driver(8), .dispatcher(9)] {
            #expect(await server.send(.get, "/api/v1/administration/analytics", as: person).status == .forbidden)
        }
    }
}
