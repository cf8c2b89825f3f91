import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing
import WebhooksAPI

@testable import WebhooksServer

/// Pauses, tests, and deliveries one by one.
@Suite(.timeLimit(.minutes(1))) struct WebhookManagementTests {
    private func client(_ fixture: WebhookFixture) -> APIClient { fixture.server.client(as: WebhookFixture.admin) }

    @Test func `a paused address receives what happened once it is resumed, in order`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let id = try await fixture.register(receiver.url).id
        #expect(try await client(fixture).call(WebhooksEndpoints.pause, IDInput(id: id)).pausedAt == fixture.server.clock.now)
        try await fixture.append("first")
        try await fixture.append("second")
        try await fixture.deliver()
        #expect(receiver.received.value.isEmpty)
        #expect(try await fixture.deliveries(id, .waiting).map(\.attempts) == [0, 0])
        #expect(try await client(fixture).call(WebhooksEndpoints.resume, IDInput(id: id)).pausedAt == nil)
        try await fixture.delivery.run()
        #expect(receiver.received.value.map { $0.body.contains("first") } == [true, false])
    }

    @Test func `a second pause keeps the time of the first, and both steps are on record once`() async throws {
        let fixture = try await WebhookFixture()
        let id = try await fixture.register("https://203.0.114.1/hook").id
        let first = try await client(fixture).call(WebhooksEndpoints.pause, IDInput(id: id))
        fixture.server.clock.advance(by: .seconds(60))
        #expect(try await client(fixture).call(WebhooksEndpoints.pause, IDInput(id: id)) == first)
        for _ in 0..<2 { _ = try await client(fixture).call(WebhooksEndpoints.resume, IDInput(id: id)) }
        let actions = ["webhook_created", "webhook_paused", "webhook_resumed"]
        #expect(fixture.server.audit.entries == actions.map { .init(1, $0, "webhook/\(id)") })
    }

    @Test func `what waits for a paused address is removed after thirty days, and nobody else's`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let (paused, other) = (try await fixture.register(receiver.url).id, try await fixture.register(receiver.url).id)
        _ = try await client(fixture).call(WebhooksEndpoints.pause, IDInput(id: paused))
        try await fixture.append("old")
        await fixture.server.deliverEvents()
        fixture.server.clock.advance(by: .seconds(31 * 24 * 3600))
        try await fixture.append("new")
        await fixture.server.deliverEvents()
        try await WebhookOutbox.removeFinished(at: fixture.server.clock.now, from: fixture.server.database)
        #expect(try await fixture.deliveries(paused, .waiting).map(\.sequence) == [2])
        #expect(try await fixture.deliveries(other, .waiting).map(\.sequence) == [2, 1])
    }

    @Test func `a test reaches its address alone, whatever kinds it receives`() async throws {
        let (fixture, tested, other) = (try await WebhookFixture(), try await WebhookReceiver(), try await WebhookReceiver())
        let id = try await fixture.register(tested.url, kinds: ["order.moved"]).id
        _ = try await fixture.register(other.url)
        _ = try await client(fixture).call(WebhooksEndpoints.test, IDInput(id: id))
        try await fixture.deliver()
        #expect(tested.received.value.map { $0.body.contains(#""kind":"webhook.test""#) } == [true])
        #expect(other.received.value.isEmpty)
        #expect(try await fixture.deliveries(id, .delivered).map(\.responseStatus) == [200])
        _ = try await client(fixture).call(WebhooksEndpoints.pause, IDInput(id: id))
        let error = await #expect(throws: APIError.self) { try await client(fixture).call(WebhooksEndpoints.test, IDInput(id: id)) }
        #expect(error?.code == "webhook_paused")
    }

    @Test func `the kinds to choose from are those that happened, without tests`() async throws {
        let fixture = try await WebhookFixture()
        let id = try await fixture.register("https://203.0.114.1/hook").id
        try await fixture.append("a", type: EventType("payment.moved"))
        for _ in 0..<2 { try await fixture.append("b") }
        _ = try await client(fixture).call(WebhooksEndpoints.test, IDInput(id: id))
        #expect(try await client(fixture).call(WebhooksEndpoints.kinds) == ["order.moved", "payment.moved"])
    }

    @Test func `one delivery is sent again, or tried before its time`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let id = try await fixture.register(receiver.url).id
        receiver.answers.withLock { $0 = [500] }
        try await fixture.append("a", order: 1)
        try await fixture.deliver()
        let waiting = try #require(try await fixture.deliveries(id, .waiting).first)
        #expect(waiting.responseStatus == 500 && waiting.attempts == 1)
        let due = try await client(fixture).call(WebhooksEndpoints.replayOne, .init(id: id, deliveryId: waiting.id))
        #expect(due.nextAttemptAt == fixture.server.clock.now && due.attempts == 1)
        try await fixture.delivery.run()
        let again = try await client(fixture).call(WebhooksEndpoints.replayOne, .init(id: id, deliveryId: waiting.id))
        #expect(again.state == .waiting && again.attempts == 0)
        try await fixture.delivery.run()
        #expect(receiver.received.value.count == 3)
        #expect(Set(receiver.received.value.map { $0.fields["Webhook-Id"] }).count == 1)
        #expect(fixture.server.audit.entries.last == .init(1, "webhook_replayed", "webhook/\(id)"))
    }

    @Test func `deliveries of all states are one list`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let id = try await fixture.register(receiver.url).id
        receiver.answers.withLock { $0 = [500, 200] }
        try await fixture.append("a", order: 1)
        try await fixture.deliver()
        try await fixture.append("b", order: 2)
        try await fixture.deliver()
        let all = try await client(fixture).call(WebhooksEndpoints.deliveries, .init(id: id))
        #expect(all.items.map(\.state) == [.delivered, .waiting])
    }

    @Test func `what isn't there is not found, and only administrators may do any of it`() async throws {
        let (fixture, receiver) = (try await WebhookFixture(), try await WebhookReceiver())
        let (id, other) = (try await fixture.register(receiver.url).id, try await fixture.register(receiver.url).id)
        try await fixture.append("a")
        try await fixture.deliver()
        let delivery = try #require(try await fixture.deliveries(other, .delivered).first?.id)
        for path in ["9/pause", "9/resume", "9/test", "9/deliveries/\(delivery)/replay", "\(id)/deliveries/\(delivery)/replay"] {
            #expect(await fixture.server.send(.post, "/api/v1/webhooks/\(path)", as: WebhookFixture.admin).status == .notFound)
            #expect(await fixture.server.send(.post, "/api/v1/webhooks/\(path)", as: .dispatcher(2)).status == .forbidden)
        }
    }
}
