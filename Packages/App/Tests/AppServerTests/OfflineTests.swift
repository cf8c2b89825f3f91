import AuthAPI
import Core
import FleetAPI
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import ServerCore
import Testing

@testable import AppServer
@testable import LiveUI

/// A driver's browser: a cookie, and what it posts when the network is back.
private struct DriverBrowser {
    let server: ComposedServer
    private let cookie = "tumble_session=" + String(repeating: "d", count: 64)

    private func request(_ body: String) -> ServerRequest {
        let fields: HTTPFields = [
            .cookie: cookie, .origin: "http://test", .contentType: "application/json", .tumbleOutbox: "1",
        ]
        return ServerRequest(
            head: HTTPRequest(method: .post, scheme: "http", authority: "test", path: "/live/outbox", headerFields: fields), body: Data(body.utf8))
    }

    func signIn() async throws {
        let answer = try await server.client(session: nil).call(
            AuthEndpoints.login, LoginRequest(email: "driver@tumble.example", password: "tumble-demo"))
        let live = try server.application.container.resolve(LiveServer.self)
        let browser = try #require(live.cookie.browser(of: request("")))
        try await live.browsers.repository.save(
            Tokens(accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresAt: answer.expiresAt), of: answer.user.id, browser)
    }

    func post(_ entries: String) async throws -> OutboxResponse {
        let response = await server.application.respond(to: request("{\"entries\":[\(entries)]}"))
        return try #require(try WireJSON.decoder().decode(Envelope<OutboxResponse>.self, from: response.body).data)
    }
}

struct OfflineTests {
    @Test func `a stop done without a network arrives once, at the times of the presses, also when it is posted twice`() async throws {
        let server = try await makeProduct()
        let (customer, driver) = (try await server.client(as: "customer"), try await server.client(as: "driver"))
        _ = try await driver.call(FleetEndpoints.setStatus, DriverStatusUpdate(online: true))
        let order = try await customer.call(OrdersEndpoints.create, CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap, address: .sample)))
        await server.application.deliverEvents()
        let offer = try #require(try await driver.call(FleetEndpoints.jobs, PageRequest()).items.first)
        let job = try await driver.call(FleetEndpoints.respond, OfferResponse(jobID: offer.id, accepted: true))
        let me = try await driver.call(AuthEndpoints.me).id
        let (stop, now) = (job.stops[0].id, SystemClock().now)
        let (arrived, confirmed) = (WireJSON.string(from: now.addingTimeInterval(-3600)), WireJSON.string(from: now.addingTimeInterval(-3360)))
        let entries = """
            {"key":"press-arrived","intent":"fleet.reportStop","person":\(me),"fields":{"id":"\(stop)","status":"arrived"},"deviceTime":"\(arrived)"},
            {"key":"press-done","intent":"fleet.confirmStop","person":\(me),"fields":{"id":"\(stop)","bags":"2","note":""},"deviceTime":"\(confirmed)"}
            """
        let browser = DriverBrowser(server: server)
        try await browser.signIn()
        for _ in 1...2 { #expect(try await browser.post(entries).results.map(\.status) == [200, 200]) }
        let timeline = try await customer.call(OrdersEndpoints.timeline, IDInput(id: order.id)).items
        #expect(timeline.suffix(3).map(\.to) == [.enRoutePickup, .arrivedPickup, .pickedUp])
        #expect(timeline.suffix(3).map { $0.deviceTime.map(WireJSON.string) } == [arrived, arrived, confirmed])
        #expect(
            try await browser.post(
                "{\"key\":\"press-nobody\",\"intent\":\"fleet.confirmStop\",\"person\":\(me + 1),\"fields\":{},\"deviceTime\":\"\(arrived)\"}"
            )
            .results.map(\.status) == [403])
    }

    @Test func `every page can be installed, and tells the script who is signed in`() async throws {
        let server = try await makeProduct()
        let page = await server.page("/")
        #expect(page.contains("rel=\"manifest\"") && page.contains("data-outbox"))
        let manifest = await server.page("/live/manifest.webmanifest")
        #expect(manifest.contains("\"name\":\"Tumble Dev\"") && manifest.contains("/customer/activity") && manifest.contains("New order"))
        for language in Language.allCases {
            #expect(await server.page("/live/offline/\(language.rawValue)").contains("data-kept=\"stop\""))
        }
    }
}
