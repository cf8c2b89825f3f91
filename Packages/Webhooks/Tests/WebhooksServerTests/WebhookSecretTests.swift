import Core
import CoreTesting
import Crypto
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing
import WebhooksAPI

@testable import WebhooksServer

@Suite(.timeLimit(.minutes(1))) struct WebhookSecretTests {
    @Test func `a secret lies nowhere open in the database, and is shown once`() async throws {
        let fixture = try await WebhookFixture()
        let client = fixture.server.client(as: WebhookFixture.admin)
        let input = NewWebhook(url: "https://203.0.114.1/hook")
        let first = try await client.call(WebhooksEndpoints.create, input, idempotencyKey: "a-key-of-the-test")
        let again = try await client.call(WebhooksEndpoints.create, input, idempotencyKey: "a-key-of-the-test")
        let secret = try #require(first.secret)
        #expect(again.id == first.id && again.secret == nil)
        #expect(try await client.call(WebhooksEndpoints.list).map(\.secret) == [nil])
        let stored = try await fixture.server.database.read { transaction in
            try transaction.values(String.self, "SELECT secret FROM webhooks_endpoint")
                + transaction.values(String.self, "SELECT answer FROM core_idempotency")
        }
        #expect(stored.count == 2 && stored.allSatisfy { !$0.contains(secret) })
    }

    @Test func `who registers, rotates, replays and removes a webhook is on record`() async throws {
        let fixture = try await WebhookFixture()
        let client = fixture.server.client(as: WebhookFixture.admin)
        let id = try await fixture.register("https://203.0.114.1/hook").id
        _ = try await client.call(WebhooksEndpoints.rotate, IDInput(id: id))
        _ = try await client.call(WebhooksEndpoints.replay, IDInput(id: id))
        _ = try await client.call(WebhooksEndpoints.delete, IDInput(id: id))
        await #expect(throws: APIError.self) { try await client.call(WebhooksEndpoints.delete, IDInput(id: id)) }
        let actions = ["webhook_created", "webhook_rotated", "webhook_replayed", "webhook_deleted"]
        #expect(fixture.server.audit.entries == actions.map { .init(1, $0, "webhook/\(id)") })
    }

    @Test func `after a rotation both secrets sign for a day, then only the new one`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        let rotated = try await fixture.server.client(as: WebhookFixture.admin).call(WebhooksEndpoints.rotate, IDInput(id: webhook.id))
        let (old, new) = (try #require(webhook.secret), try #require(rotated.secret))
        #expect(old != new && rotated.id == webhook.id)
        try await fixture.append("during")
        try await fixture.deliver()
        fixture.server.clock.advance(by: .seconds(24 * 3600))
        try await fixture.append("after")
        try await fixture.deliver()
        let requests = receiver.received.value
        let expected = [[new, old], [new]]
        for (request, secrets) in zip(requests, expected) {
            let timestamp = try #require(request.fields["Webhook-Timestamp"].flatMap { Int($0) })
            let fields = secrets.map { WebhookSignature(secret: $0, timestamp: timestamp, body: Data(request.body.utf8)).field }
            #expect(request.fields["Webhook-Signature"] == fields.joined(separator: " "))
        }
        #expect(requests.count == 2)
        let unknown = await #expect(throws: APIError.self) {
            try await fixture.server.client(as: WebhookFixture.admin).call(WebhooksEndpoints.rotate, IDInput(id: 999))
        }
        #expect(unknown?.status == 404)
    }

    @Test func `secrets of before this version go on signing, and are sealed`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        _ = try await fixture.register(receiver.url)
        try await fixture.server.database.write { _ = try $0.execute("UPDATE webhooks_endpoint SET secret = 'whsec_old'") }
        try await fixture.append("open")
        try await fixture.deliver()
        let now = fixture.server.clock.now
        let seal = fixture.delivery.seal
        try await fixture.server.database.write { try WebhookRepository.tidySecrets(with: seal, at: now, in: $0) }
        let stored = try await fixture.server.database.read { try $0.value(String.self, "SELECT secret FROM webhooks_endpoint") }
        #expect(WebhookSeal.isSealed(stored) && !stored.contains("whsec_old"))
        try await fixture.append("sealed")
        try await fixture.deliver()
        #expect(receiver.received.value.count == 2)
        for request in receiver.received.value {
            let timestamp = try #require(request.fields["Webhook-Timestamp"].flatMap { Int($0) })
            let signature = WebhookSignature(secret: "whsec_old", timestamp: timestamp, body: Data(request.body.utf8))
            #expect(request.fields["Webhook-Signature"] == signature.field)
        }
    }

    @Test func `a sealed secret opens for its own address and key alone`() throws {
        let seal = WebhookSeal(key: SymmetricKey(data: Data(repeating: 1, count: 32)))
        let sealed = try seal.seal("whsec_a", url: "https://a.example/")
        #expect(seal.open(sealed, url: "https://a.example/") == "whsec_a")
        #expect(seal.open(sealed, url: "https://b.example/") == nil)
        #expect(WebhookSeal(key: SymmetricKey(data: Data(repeating: 2, count: 32))).open(sealed, url: "https://a.example/") == nil)
    }
}
