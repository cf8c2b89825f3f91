import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

struct RateLimitTests {
    /// Two endpoints with rates of their own.
    private struct RatedPlugin: ServerPlugin {
        static let signIn = Endpoint<NoInput, NoOutput>(
            .post, "/rated/sign-in", access: .everyone, rate: RateLimit(count: 2, per: .seconds(60), scope: .address), summary: "By address.")
        static let write = Endpoint<NoInput, NoOutput>(
            .post, "/rated/write", access: .signedIn, rate: RateLimit(count: 3, per: .seconds(30)), summary: "By person.")
        static let both = Endpoint<NoInput, NoOutput>(
            .post, "/rated/both", access: .signedIn, rate: RateLimit(count: 2, per: .seconds(60), scope: .accountAndAddress), summary: "By both.")

        let name = "Rated"
        let requires: [String] = []

        func routes(_ routes: inout Routes, _ container: DIContainer) throws {
            for endpoint in [Self.signIn, Self.write, Self.both] { routes.on(endpoint, allow: .accessAlone) { _, _ in NoOutput() } }
        }
    }

    private func server(_ limits: RequestLimits = RequestLimits()) async throws -> TestServer {
        try await TestServer(plugins: [RatedPlugin()], limits: limits)
    }

    private func call(
        _ server: TestServer, _ endpoint: Endpoint<NoInput, NoOutput>, from address: String = "192.0.2.1", as person: Person? = nil
    ) async -> ServerResponse {
        var fields: HTTPFields = [:]
        if let person { fields[.authorization] = "Bearer " + TestAuthenticator.token(for: person) }
        let head = HTTPRequest(method: endpoint.method, scheme: nil, authority: nil, path: "/api/v1\(endpoint.path)", headerFields: fields)
        return await server.application.respond(to: ServerRequest(head: head, remoteAddress: address))
    }

    @Test func `who calls too often is told when to try again, and may then`() async throws {
        let server = try await server()
        for _ in 1...3 { #expect(await call(server, RatedPlugin.write, as: .customer(1)).status == .ok) }
        let refused = await call(server, RatedPlugin.write, as: .customer(1))
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headerFields[.retryAfter] == "10")
        let envelope = try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: refused.body)
        #expect(envelope.code == "rate_limited")
        #expect(envelope.error == "Too many requests. Please try again in 10 seconds.")
        server.clock.advance(by: .seconds(10))
        #expect(await call(server, RatedPlugin.write, as: .customer(1)).status == .ok)
        #expect(await call(server, RatedPlugin.write, as: .customer(1)).status == .tooManyRequests)
    }

    @Test func `a person's calls count whatever the address, and nobody else's`() async throws {
        let server = try await server()
        for number in 1...3 { #expect(await call(server, RatedPlugin.write, from: "192.0.2.\(number)", as: .customer(1)).status == .ok) }
        #expect(await call(server, RatedPlugin.write, from: "192.0.2.9", as: .customer(1)).status == .tooManyRequests)
        #expect(await call(server, RatedPlugin.write, from: "192.0.2.9", as: .customer(2)).status == .ok)
    }

    @Test func `an address is counted apart from others, one of version 6 by its network`() async throws {
        let server = try await server()
        for _ in 1...2 { #expect(await call(server, RatedPlugin.signIn, from: "2001:db8::1").status == .ok) }
        #expect(await call(server, RatedPlugin.signIn, from: "2001:db8::2").status == .tooManyRequests)
        #expect(await call(server, RatedPlugin.signIn, from: "2001:db8:0:1::2").status == .ok)
        #expect(await call(server, RatedPlugin.signIn, from: "192.0.2.1").status == .ok)
    }

    @Test func `both scopes are two buckets`() async throws {
        let server = try await server()
        for _ in 1...2 { #expect(await call(server, RatedPlugin.both, from: "192.0.2.1", as: .customer(1)).status == .ok) }
        #expect(await call(server, RatedPlugin.both, from: "192.0.2.2", as: .customer(1)).status == .tooManyRequests)
        #expect(await call(server, RatedPlugin.both, from: "192.0.2.1", as: .customer(2)).status == .tooManyRequests)
        #expect(await call(server, RatedPlugin.both, from: "192.0.2.2", as: .customer(2)).status == .ok)
    }

    @Test func `an address is limited altogether before it is known what it wants, this process itself isn't`() async throws {
        let server = try await server(RequestLimits(callsPerAddress: RateLimit(count: 2, per: .seconds(60))))
        let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/nowhere")
        for _ in 1...2 {
            #expect(await server.application.respond(to: ServerRequest(head: head, remoteAddress: "192.0.2.1")).status == .notFound)
        }
        #expect(await server.application.respond(to: ServerRequest(head: head, remoteAddress: "192.0.2.1")).status == .tooManyRequests)
        #expect(await server.application.respond(to: ServerRequest(head: head, remoteAddress: "192.0.2.1", isInProcess: true)).status == .notFound)
        #expect(await server.application.respond(to: ServerRequest(head: head)).status == .notFound)
    }

    @Test func `a page's call counts for the address that the page is shown at`() async throws {
        let server = try await server()
        let transport = InProcessTransport(responder: server.application, remoteAddress: "192.0.2.1")
        let client = APIClient(http: HTTPClient(transport: transport, clock: SystemClock()), baseURL: nil, session: nil)
        for _ in 1...2 { _ = try await client.call(RatedPlugin.signIn) }
        let error = await #expect(throws: APIError.self) { try await client.call(RatedPlugin.signIn) }
        #expect(error?.status == 429)
        #expect(await call(server, RatedPlugin.signIn, from: "192.0.2.1").status == .tooManyRequests)
    }

    @Test func `rates can be widened and taken away`() async throws {
        let wide = try await server(RequestLimits(rateFactor: 2))
        for _ in 1...4 { #expect(await call(wide, RatedPlugin.signIn).status == .ok) }
        #expect(await call(wide, RatedPlugin.signIn).status == .tooManyRequests)
        let open = try await server(RequestLimits(rateFactor: 0))
        for _ in 1...50 { #expect(await call(open, RatedPlugin.signIn).status == .ok) }
    }

    @Test func `a million keys are forgotten but for the last`() {
        let buckets = TokenBuckets<Int>(capacity: 100)
        #expect(buckets.take(-1, count: 1, period: 1_000, now: 0) == nil)
        for key in 0..<100_000 {
            #expect(buckets.take(key, count: 1, period: 1_000, now: 0) == nil)
            // One that is used stays.
            if key % 50 == 0 { #expect(buckets.take(-1, count: 1_000_000, period: 1, now: Double(key)) == nil) }
        }
        #expect(buckets.size <= 200)
        #expect(buckets.take(99_999, count: 1, period: 1_000, now: 0) == 1_000)
    }

    @Test func `a clock that is set back closes a bucket for no longer than it takes to fill`() {
        let buckets = TokenBuckets<Int>(capacity: 10)
        #expect(buckets.take(1, count: 1, period: 10, now: 1_000_000) == nil)
        #expect(buckets.take(1, count: 1, period: 10, now: 0) == 10)
    }

    @Test func `an endpoint that declares nothing is limited by its method`() {
        #expect(NotesPlugin.search.rate == RateLimit(count: 600, per: .seconds(60)))
        #expect(NotesPlugin.create.rate == RateLimit(count: 120, per: .seconds(60)))
    }
}
