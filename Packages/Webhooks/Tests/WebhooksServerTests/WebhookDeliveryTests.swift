import Core
import CoreTesting
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing
import WebhooksAPI

@testable import WebhooksServer

@Suite(.timeLimit(.minutes(1))) struct WebhookDeliveryTests {
    @Test func `an event arrives signed, with its id, its number and its payload`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        try await fixture.append("accepted")
        try await fixture.deliver()
        let request = try #require(receiver.received.value.first)
        #expect(request.path == "/hook?from=tumble")
        #expect(request.fields["Host"] == "127.0.0.1:\(receiver.port)")
        #expect(request.fields["Webhook-Id"] == "\(webhook.id)-1")
        let timestamp = try #require(request.fields["Webhook-Timestamp"].flatMap { Int($0) })
        #expect(timestamp == Int(fixture.server.clock.now.timeIntervalSince1970))
        let secret = try #require(webhook.secret)
        #expect(request.fields["Webhook-Signature"] == WebhookSignature(secret: secret, timestamp: timestamp, body: Data(request.body.utf8)).field)
        #expect(request.body.contains(#""kind":"order.moved""#))
        #expect(request.body.contains(#""sequence":1"#))
        #expect(request.body.contains(#""payload":"accepted""#))
        #expect(try await fixture.deliveries(webhook.id, .delivered).map(\.attempts) == [1])
    }

    @Test func `the signature is that of any other HMAC-SHA256`() {
        // printf '%s' '1767268800.{"a":1}' | openssl dgst -sha256 -hmac whsec_test
        let signature = WebhookSignature(secret: "whsec_test", timestamp: 1_767_268_800, body: Data(#"{"a":1}"#.utf8))
        #expect(signature.field == "v1=92b0e01559c03e7aa16335807711cc7ffb950dc8cf9f1f3a03a18c9519313074")
    }

    @Test func `only what is wanted is sent, and nothing from before the registration`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        try await fixture.append("before")
        _ = try await fixture.register(receiver.url, kinds: ["order.moved"])
        try await fixture.append("other", type: EventType("order.edited"))
        try await fixture.append("after")
        try await fixture.deliver()
        #expect(receiver.received.value.map { $0.body.contains(#""after""#) } == [true])
    }

    @Test func `what fails is tried again with the same id, and what follows of the same thing waits for it`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        receiver.answers.withLock { $0 = [500, 302, 0] }
        try await fixture.append("first")
        try await fixture.append("second")
        try await fixture.deliver()
        for pause in [29, 1, 60, 120] {
            fixture.server.clock.advance(by: .seconds(pause))
            try await fixture.delivery.run()
        }
        let bodies = receiver.received.value.map { $0.body.contains("first") ? "first" : "second" }
        #expect(bodies == ["first", "first", "first", "first", "second"])
        #expect(Set(receiver.received.value.prefix(4).map { $0.fields["Webhook-Id"] }).count == 1)
        #expect(try await fixture.deliveries(webhook.id, .delivered).map(\.attempts) == [1, 4])
    }

    @Test func `an endpoint that fails holds up no other, nor another thing's events`() async throws {
        let (fixture, bad, good) = (try await WebhookFixture(), try await WebhookReceiver(), try await WebhookReceiver())
        bad.answers.withLock { $0 = [500] }
        _ = try await fixture.register(bad.url)
        _ = try await fixture.register(good.url)
        try await fixture.append("a", order: 1)
        try await fixture.deliver()
        try await fixture.append("b", order: 2)
        try await fixture.deliver()
        #expect(good.received.value.count == 2)
        #expect(bad.received.value.map { $0.body.contains(#""b""#) } == [false, true])
    }

    @Test func `after a day it is given up, stays to be seen, and is sent again when somebody asks for it`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        receiver.answers.withLock { $0 = Array(repeating: 503, count: 100) }
        try await fixture.append("lost")
        try await fixture.deliver()
        try await fixture.passDay()
        let dead = try await fixture.deliveries(webhook.id, .dead)
        #expect(dead.map(\.failure) == ["answered 503"])
        #expect(dead.allSatisfy { $0.nextAttemptAt == nil && $0.attempts > 5 })
        receiver.answers.withLock { $0 = [] }
        let before = receiver.received.value.count
        let revived = try await fixture.server.client(as: WebhookFixture.admin).call(WebhooksEndpoints.replay, .init(id: webhook.id))
        #expect(revived.count == 1)
        try await fixture.delivery.run()
        #expect(receiver.received.value.count == before + 1)
        #expect(try await fixture.deliveries(webhook.id, .dead).isEmpty)
        #expect(try await fixture.deliveries(webhook.id, .delivered).count == 1)
    }

    @Test func `an attempt that was cut off is made again after its lease`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let webhook = try await fixture.register(receiver.url)
        try await fixture.append("cut")
        await fixture.server.deliverEvents()
        let now = fixture.server.clock.now
        // As a node that was killed after it had taken the delivery.
        try await fixture.server.database.write { transaction in
            for delivery in try WebhookOutbox.due(endpoint: webhook.id, at: now, limit: 9, in: transaction) {
                let taken = try WebhookOutbox.claim(delivery, at: now, until: now.addingTimeInterval(60), in: transaction)
                let again = try WebhookOutbox.claim(delivery, at: now, until: now.addingTimeInterval(60), in: transaction)
                #expect(taken && !again)
            }
        }
        try await fixture.delivery.run()
        #expect(receiver.received.value.isEmpty)
        fixture.server.clock.advance(by: .seconds(61))
        try await fixture.delivery.run()
        #expect(receiver.received.value.count == 1)
    }

    @Test func `the running server sends as soon as an event is committed`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        _ = try await fixture.register(receiver.url)
        let running = Task { try await fixture.server.application.run() }
        defer { running.cancel() }
        // Everything that runs from time to time sleeps; the clock stands still.
        await fixture.server.clock.sleepers(4)
        try await fixture.append("now")
        for await _ in receiver.arrivals { break }
        #expect(receiver.received.value.count == 1)
    }

    @Test func `many waiting deliveries of a dead endpoint hold up no other's, also of events that come later`() async throws {
        let (fixture, dead, good) = (try await WebhookFixture(timeout: .milliseconds(500)), try await WebhookReceiver(), try await WebhookReceiver())
        dead.answers.withLock { $0 = Array(repeating: -1, count: 300) }
        _ = try await fixture.register(dead.url)
        for order in 1...250 { try await fixture.append("old", order: order) }
        await fixture.server.deliverEvents()
        _ = try await fixture.register(good.url)
        try await fixture.append("first", order: 251)
        await fixture.server.deliverEvents()
        let running = Task { try await fixture.delivery.run() }
        for await _ in good.arrivals { break }
        // The job still waits for the dead endpoint when another event comes.
        try await fixture.append("second", order: 251)
        await fixture.server.deliverEvents()
        for await _ in good.arrivals { break }
        #expect(good.received.value.map { $0.body.contains("second") } == [false, true])
        // It would have been all of the dead one's first.
        #expect(dead.received.value.count < 50)
        running.cancel()
        _ = await running.result
    }
}
