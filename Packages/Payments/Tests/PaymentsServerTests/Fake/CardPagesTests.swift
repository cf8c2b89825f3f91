import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import PaymentsAPI
import ServerCore
import ServerTesting
import Testing

@testable import PaymentsServer

/// The fake provider's site: cards are entered and payments confirmed there, on an origin of its own.
struct CardPagesTests {
    private let payments: PaymentsTestServer
    private let pages: CardPages
    private static let back = "https://tumble.example/customer/payments/setup/seti_fake_1"

    init() async throws {
        payments = try await PaymentsTestServer()
        pages = CardPages(gateway: payments.gateway.fake, publicURL: "https://tumble.example")
    }

    private func send(
        _ method: HTTPRequest.Method, _ path: String, to back: String? = back, _ form: String = "", language: String = "en", site: String = "same-origin"
    ) async -> ServerResponse {
        let query = back.map { "?return=\($0.replacing(":", with: "%3A").replacing("/", with: "%2F").replacing("\"", with: "%22"))" } ?? ""
        var head = HTTPRequest(method: method, scheme: "http", authority: "127.0.0.1:9", path: path + query)
        head.headerFields[.acceptLanguage] = language
        if let name = HTTPField.Name("Sec-Fetch-Site") { head.headerFields[name] = site }
        return await pages.respond(to: ServerRequest(head: head, body: Data(form.utf8), remoteAddress: "test"))
    }

    private func text(_ response: ServerResponse) -> String { String(decoding: response.body, as: UTF8.self) }

    private func setUp() async throws -> String { try await payments.client().call(PaymentsEndpoints.setUp).setupID }

    @Test func `a card is entered, and the customer led back`() async throws {
        let setup = try await setUp()
        let form = await send(.get, "/setup/\(setup)")
        #expect(form.status == .ok && text(form).contains("<form"))
        let sent = await send(.post, "/setup/\(setup)", "number=4242+4242+4242+4242&expiry=12%2F34&code=123")
        #expect(sent.status == .seeOther)
        #expect(sent.headerFields[.location] == Self.back)
        let saved = try await payments.client().call(PaymentsEndpoints.saveMethod, SaveMethod(setupID: setup))
        #expect((saved.brand, saved.lastFour, saved.expiryMonth, saved.expiryYear) == ("visa", "4242", 12, 2034))
    }

    @Test(arguments: [
        ("number=4000+0000+0000+0002&expiry=12%2F34&code=123", "declined"), ("number=4242424242424241&expiry=12%2F34&code=123", "number"),
        ("number=4242424242424242&expiry=13%2F34&code=123", "expiration date"), ("number=4242424242424242&expiry=12%2F19&code=123", "expiration date"),
        ("number=4242424242424242&expiry=12%2F34&code=1", "security code"), ("", "expiration date"),
    ])
    func `a card that isn't taken says why, and the form stays`(form: String, reason: String) async throws {
        let refused = await send(.post, "/setup/\(try await setUp())", form)
        #expect(refused.status == .unprocessableContent)
        #expect(text(refused).contains("role=\"alert\"") && text(refused).contains("<form"))
        #expect(text(refused).localizedStandardContains(reason))
    }

    @Test func `what was entered is shown as text`() async throws {
        let refused = await send(.post, "/setup/\(try await setUp())", "number=%22%3E%3Cscript%3E&expiry=12%2F34&code=123")
        #expect(!text(refused).contains("<script>"))
        #expect(text(refused).contains("&quot;&gt;&lt;script&gt;"))
    }

    @Test(arguments: [nil, "https://evil.example/", "javascript:alert(1)"])
    func `a page that would lead elsewhere isn't shown`(back: String?) async throws {
        let setup = try await setUp()
        #expect(await send(.get, "/setup/\(setup)", to: back).status == .badRequest)
        #expect(await send(.post, "/setup/\(setup)", to: back, "number=4242424242424242&expiry=12%2F34&code=123").status == .badRequest)
        #expect(try await payments.gateway.fake.method(ofSetup: setup) == nil)
    }

    @Test func `another site's form is refused`() async throws {
        let setup = try await setUp()
        #expect(await send(.post, "/setup/\(setup)", "number=4242424242424242&expiry=12%2F34&code=123", site: "cross-site").status == .forbidden)
        #expect(await send(.get, "/setup/\(setup)", site: "cross-site").status == .ok)
        #expect(try await payments.gateway.fake.method(ofSetup: setup) == nil)
    }

    @Test(arguments: [("yes", PaymentStatus.authorized), ("no", .failed)])
    func `a payment is confirmed or refused once`(answer: String, status: PaymentStatus) async throws {
        try await payments.saveCard("4000002760003184")
        let asked = try #require(try await failure { try await payments.place(key: "a") })
        #expect(asked.code == "payment_action_required")
        #expect(asked.fields["actionPage"]?.hasSuffix("/confirm/pi_fake_1") == true)
        let question = await send(.get, "/confirm/pi_fake_1")
        #expect(text(question).contains("$33.60"))
        #expect(await send(.post, "/confirm/pi_fake_1", "answer=\(answer)").headerFields[.location] == Self.back)
        #expect(await send(.post, "/confirm/pi_fake_1", "answer=\(answer == "yes" ? "no" : "yes")").status == .seeOther)
        if status == .authorized {
            #expect(try await payments.place(key: "a").status == .authorized)
        } else {
            #expect(try await failure { try await payments.place(key: "a") }?.code == "payment_declined")
        }
        #expect(!text(await send(.get, "/confirm/pi_fake_1")).contains("<form"))
    }

    @Test func `pages can't be framed, scripted or cached, and speak the visitor's language`() async throws {
        let response = await send(.get, "/setup/\(try await setUp())", language: "pl-PL, en;q=0.5")
        let policy = try #require(HTTPField.Name("Content-Security-Policy").flatMap { response.headerFields[$0] })
        #expect(policy.hasPrefix("default-src 'none'; style-src 'self'; form-action 'self' https://tumble.example;"))
        #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("script-src"))
        #expect(response.headerFields[.cacheControl] == "no-store")
        #expect(text(response).contains("lang=\"pl\"") && text(response).contains("Dodaj kartę"))
    }

    @Test func `bodies are bounded, and nothing else is there`() async throws {
        #expect(pages.bodyLimit(of: HTTPRequest(method: .post, scheme: nil, authority: nil, path: "/setup/a")) == 4_096)
        #expect(pages.bodyLimit(of: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/setup/a")) == 0)
        for path in ["/", "/setup", "/setup/seti_fake_99", "/setup/x/y", "/confirm/pi_fake_99", "/other/seti_fake_1"] {
            #expect(await send(.get, path).status == .notFound)
        }
        #expect(await send(.delete, "/setup/seti_fake_1").status == .methodNotAllowed)
        #expect(await send(.get, "/style.css", to: nil).headerFields[.contentType] == "text/css; charset=utf-8")
    }

    @Test func `the site is served with the fake provider alone, at the host of our own pages`() async throws {
        let orders = payments.orders
        func server(_ settings: [String: String]) async throws -> TestServer {
            try await TestServer(plugins: [PaymentsServerPlugin()], settings: settings) { $0.register((any PayableOrders).self) { _ in orders } }
        }
        #expect(try await server(["PAYMENT_GATEWAY": "none"]).application.sites.isEmpty)
        let fake = try await server(["PAYMENT_GATEWAY": "fake", "PUBLIC_URL": "http://tumble.test:8080"])
        #expect(try await failure { try await fake.client(as: .customer(7)).call(PaymentsEndpoints.setUp) }?.code == "payment_unavailable")
        let site = try #require(fake.application.sites.first)
        #expect(site.port == 0)
        site.onStart("http", 4242)
        #expect(try await fake.client(as: .customer(7)).call(PaymentsEndpoints.setUp).page?.hasPrefix("http://tumble.test:4242/setup/seti_fake_") == true)
        let proxied = try await server(["PAYMENT_GATEWAY": "fake", "FAKE_PAYMENT_URL": "https://cards.tumble.test/"])
        proxied.application.sites.first?.onStart("http", 4242)
        #expect(try await proxied.client(as: .customer(7)).call(PaymentsEndpoints.setUp).page?.hasPrefix("https://cards.tumble.test/setup/") == true)
    }
}
