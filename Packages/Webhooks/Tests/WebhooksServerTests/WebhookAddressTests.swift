import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing
import WebhooksAPI

@testable import WebhooksServer

/// The server calls nobody whom only its own network reaches.
struct WebhookAddressTests {
    @Test(
        arguments: [
            "127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
            "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1",
            "2002:7f00:1::", "2001:0:1::1", "2001:db8::1",
        ])
    func `an address of no public network is refused`(text: String) throws {
        #expect(AddressPolicy.publicAlone.allows(try #require(IPAddress(text))) == false)
        #expect(AddressPolicy.all.allows(try #require(IPAddress(text))))
    }

    @Test(arguments: ["8.8.8.8", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450:4001::1"])
    func `a public address is allowed`(text: String) throws {
        #expect(AddressPolicy.publicAlone.allows(try #require(IPAddress(text))))
    }

    @Test(
        arguments: [
            ("ftp://example.org/", "url"), ("https://", "url"), ("https://user:pw@example.org/", "url"), ("example.org", "url"),
            ("http://example.org/", "url"), ("https://127.0.0.1/", "url"), ("https://[::1]:8443/", "url"), ("https://169.254.169.254/latest", "url"),
        ])
    func `an address that can't be called is refused at its registration`(url: String, field: String) async throws {
        let fixture = try await WebhookFixture(policy: .publicAlone)
        let error = await #expect(throws: APIError.self) { try await fixture.register(url) }
        #expect(error?.status == 422)
        #expect(error?.fields[field] != nil)
    }

    @Test func `a name that leads into the own network is refused when it is called`() async throws {
        let receiver = try await WebhookReceiver()
        let transport = try SocketWebhookTransport(policy: .publicAlone)
        // Its registration can't tell: only the lookup does.
        #expect(WebhookURL("https://localhost:\(receiver.port)/")?.isAllowed(by: .publicAlone) == true)
        let error = await #expect(throws: WebhookTransportError.self) {
            try await transport.post(Data("{}".utf8), to: "https://localhost:\(receiver.port)/", fields: [:])
        }
        #expect(error?.description.contains("which isn't a public address") == true)
        #expect(receiver.received.value.isEmpty)
    }

    @Test func `who can't be reached, hangs up or stays silent is told apart`() async throws {
        let receiver = try await WebhookReceiver()
        let transport = try SocketWebhookTransport(policy: .all, timeout: .milliseconds(200))
        receiver.answers.withLock { $0 = [0, -1] }
        func failure(_ url: String) async -> String? {
            await #expect(throws: WebhookTransportError.self) { try await transport.post(Data("{}".utf8), to: url, fields: [:]) }?.description
        }
        #expect(await failure(receiver.url) == "The connection ended before the response.")
        #expect(await failure(receiver.url)?.contains("took longer than") == true)
        #expect(await failure("http://127.0.0.1:1/")?.contains("can't be reached") == true)
        #expect(await failure("https://127.0.0.1:\(receiver.port)/")?.isEmpty == false)
    }

    @Test func `kinds that can't be, and people who may not, are refused`() async throws {
        let fixture = try await WebhookFixture()
        let error = await #expect(throws: APIError.self) { try await fixture.register("https://example.org/", kinds: ["order moved"]) }
        #expect(error?.fields["kinds"] != nil)
        for person in [Person.customer(1), .dispatcher(2)] {
            #expect(await fixture.server.send(.get, "/api/v1/webhooks", as: person).status == .forbidden)
        }
        #expect(await fixture.server.send(.delete, "/api/v1/webhooks/9", as: WebhookFixture.admin).status == .notFound)
        #expect(await fixture.server.send(.post, "/api/v1/webhooks/9/replay", as: WebhookFixture.admin).status == .notFound)
        #expect(await fixture.server.send(.get, "/api/v1/webhooks/9/deliveries", as: WebhookFixture.admin).status == .notFound)
    }

    @Test func `a secret is told once, and a removed endpoint gets nothing any more`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        #expect(webhook.secret?.hasPrefix("whsec_") == true)
        let client = fixture.server.client(as: WebhookFixture.admin)
        #expect(try await client.call(WebhooksEndpoints.list).map(\.secret) == [nil])
        try await fixture.append("late")
        await fixture.server.deliverEvents()
        _ = try await client.call(WebhooksEndpoints.delete, .init(id: webhook.id))
        try await fixture.delivery.run()
        #expect(receiver.received.value.isEmpty)
        #expect(try await client.call(WebhooksEndpoints.list).isEmpty)
    }
}
