import Core
import CoreTesting
import Foundation
import Networking
import RetailAPI
import ServerCore
import ServerTesting
import Testing

@testable import RetailServer

@Suite(.timeLimit(.minutes(1))) struct ConnectionEditingTests {
    @Test func `an administrator sets a server, and nobody sees its secret again`() async throws {
        let fixture = try await LinkFixture(connects: false)
        let empty = try await fixture.administrator.call(RetailEndpoints.connections)
        #expect(empty.map(\.retailer) == ["Costco", "Target", "Walmart"] && empty.allSatisfy { $0.issuer == nil && $0.version == 0 })
        let saved = try await fixture.connect()
        #expect(saved.hasSecret && saved.active && saved.version == 1 && saved.issuer == FakeAuthorizationServer.issuer)
        #expect(try await fixture.administrator.call(RetailEndpoints.connections).last == saved)
        #expect(try await fixture.stored().contains(FakeAuthorizationServer.secret) == false)
        let kept = try await fixture.connect(version: 1, secret: nil)
        #expect(kept.hasSecret && kept.version == 2)
        try await fixture.link()
        #expect(try await fixture.connect(version: 2, secret: "").hasSecret == false)
        let walmart = try await fixture.retailer("Walmart").id
        #expect(fixture.server.audit.entries == Array(repeating: .init(1, "retailer_connection_changed", "retailer/\(walmart)"), count: 3))
    }

    @Test func `of two who change the same version one is refused, and only administrators may`() async throws {
        let fixture = try await LinkFixture()
        #expect(await fixture.code { try await fixture.connect(version: 0) } == "stale_version")
        #expect(await fixture.code { try await fixture.carla.call(RetailEndpoints.connections) } == "forbidden")
        #expect(await fixture.code { try await fixture.carla.call(RetailEndpoints.removeConnection, IDInput(id: 1)) } == "forbidden")
        #expect(await fixture.code { try await fixture.administrator.call(RetailEndpoints.removeConnection, IDInput(id: 99)) } == "not_found")
    }

    @Test(arguments: [
        "http:/" + "/accounts.corner.example", "https:/" + "/user@accounts.corner.example", "ftp:/" + "/accounts.corner.example", "accounts.corner.example",
        "https:/" + "/accounts.corner.example#x", "http:/" + "/127.0.0.1:9000", "file:///etc/passwd", "https:/" + "/accounts.corner.example\\@evil.example",
    ]) func `an issuer at an address that may not be called is refused, and not called`(issuer: String) async throws {
        let fixture = try await LinkFixture(connects: false)
        #expect(await fixture.code { try await fixture.connect(issuer) } == "invalid_fields")
        #expect(fixture.provider.value.calls.isEmpty)
    }

    @Test(arguments: [
        ["issuer": "https:/" + "/evil.example"], ["challenge": "plain"], ["token_endpoint": "http:/" + "/169.254.169.254/latest"],
        ["revocation_endpoint": "http:/" + "/localhost/x"], ["userinfo_endpoint": "gopher:/" + "/x"],
    ]) func `metadata that names another issuer, lacks PKCE or leads elsewhere is refused`(metadata: [String: String]) async throws {
        let fixture = try await LinkFixture(connects: false)
        fixture.provider.state.withLock { $0.metadata = metadata }
        let error = await #expect(throws: APIError.self) { try await fixture.connect() }
        #expect(error?.fields.keys.sorted() == ["issuer"])
    }

    @Test func `redirects are not followed, and a server that is down is named`() async throws {
        let fixture = try await LinkFixture(connects: false)
        fixture.provider.state.withLock { $0.redirectsTo = "http:/" + "/169.254.169.254/" }
        #expect(await fixture.code { try await fixture.connect() } == "invalid_fields")
        #expect(fixture.provider.value.calls.count == 1)
        fixture.provider.state.withLock { ($0.redirectsTo, $0.isDown) = (nil, true) }
        #expect(await fixture.code { try await fixture.connect() } == "invalid_fields")
    }

    @Test func `links of a server that was replaced or removed expire, and their tokens go back to it alone`() async throws {
        let fixture = try await LinkFixture()
        try await fixture.link()
        _ = try await fixture.administrator.call(RetailEndpoints.removeConnection, IDInput(id: try await fixture.retailer("Walmart").id))
        #expect(await fixture.code { try await fixture.begin() } == "invalid_fields")
        try await fixture.renew()
        #expect(try await fixture.links().map(\.status) == [.expired])
        try await fixture.revoke()
        #expect(fixture.provider.value.access.isEmpty && fixture.provider.value.revoked.count == 2)
        // The former secret isn't sent to whoever comes next.
        let other = try await fixture.connect(version: 1, secret: nil)
        #expect(!other.hasSecret && other.version == 2)
    }

    @Test func `a server that is off takes no links and isn't offered`() async throws {
        let fixture = try await LinkFixture()
        try await fixture.link()
        #expect(try await fixture.connect(version: 1, secret: nil, active: false).links == 1)
        #expect(try await fixture.carla.call(RetailEndpoints.linkOptions).map(\.retailer) == ["Costco", "Target"])
        #expect(await fixture.code { try await fixture.begin() } == "retailer_unavailable")
        #expect(
            await fixture.code { try await fixture.carla.call(RetailEndpoints.link, LinkRequest(retailer: "Walmart", token: "x")) }
                == "retailer_unavailable")
        #expect(try await fixture.links().map(\.status) == [.active])
    }
}
