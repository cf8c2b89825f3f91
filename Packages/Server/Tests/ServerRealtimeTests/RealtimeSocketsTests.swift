import Core
import CoreTesting
import Networking
import NetworkingSocketIO
import ServerCore
import ServerTesting
import SocketIOClient
import SocketIOCodec
import Testing

@Suite(.timeLimit(.minutes(1)))
struct RealtimeSocketsTests {
    private struct Answer: Decodable, Equatable {
        let ok: Bool
        let code: String?
    }

    private struct Refusal: Decodable, Equatable {
        let code: Int
        let reason: String
    }

    private struct Refused: Decodable {
        let data: Refusal
    }

    private static func message(_ events: inout AsyncStream<SocketClientEvent>.Iterator) async throws -> SocketMessage {
        while true {
            guard let event = await events.next(isolation: #isolation) else { throw Unexpected("the events ended") }
            switch event {
            case .message(let message): return message
            case .connected: continue
            case .disconnected(let reason): throw Unexpected("disconnected: \(reason)")
            case .refused(let message, _): throw Unexpected("refused: \(message)")
            }
        }
    }

    private struct Unexpected: Error {
        let what: String
        init(_ what: String) { self.what = what }
    }

    @Test(arguments: [nil, "nonsense", "expired"])
    func `who shows no token, or one that isn't good, is refused with 401 and the reason`(token: String?) async throws {
        let fixture = try await RealtimeFixture()
        var (client, events) = await fixture.client("/news", token: token)
        guard case .refused(let message, let data) = await events.next() else { throw Unexpected("not refused") }
        #expect(message == "unauthorized")
        let reason = token == "expired" ? "token_expired" : "unauthorized"
        #expect(try data?.decode(Refused.self).data == Refusal(code: 401, reason: reason))
        await client.disconnect()
        try await fixture.stop()
    }

    @Test func `a person hears their own topic from the start, and another's neither then nor by asking`() async throws {
        let fixture = try await RealtimeFixture()
        var (client, events) = await fixture.client("/news", token: TestAuthenticator.token(for: .customer(7)))
        guard case .connected = await events.next() else { throw Unexpected("not connected") }
        let refused = try await client.call("subscribe", SocketValue("news/8"), timeout: .seconds(10))
        #expect(try refused.first?.decode(Answer.self) == Answer(ok: false, code: "forbidden"))
        let unknown = try await client.call("subscribe", SocketValue("weather/8"), timeout: .seconds(10))
        #expect(try unknown.first?.decode(Answer.self) == Answer(ok: false, code: "not_found"))
        try await fixture.tell("for eight", to: 8)
        try await fixture.tell("for seven", to: 7)
        let message = try await Self.message(&events)
        #expect(message.name == "news:written")
        #expect(try message.values.first?.decode([String: String].self) == ["text": "for seven", "topic": "news/7"])
        await client.disconnect()
        try await fixture.stop()
    }

    @Test func `what is no event is told to those in its topic alone`() async throws {
        let fixture = try await RealtimeFixture()
        var (client, events) = await fixture.client("/news", token: TestAuthenticator.token(for: .customer(7)))
        guard case .connected = await events.next() else { throw Unexpected("not connected") }
        let hub = fixture.server.application.hub
        for (person, kind, id) in [(8, "news.rumoured", 1), (7, "news.unknown", 2), (7, "news.rumoured", 3)] {
            await hub.publish(Change(topic: NewsPlugin.topic(of: person), kind: kind, id: id, sequence: 0))
        }
        let message = try await Self.message(&events)
        #expect(message.name == "news:rumoured")
        #expect(try message.values.first?.decode([String: Int].self) == ["id": 3])
        await client.disconnect()
        try await fixture.stop()
    }

    @Test func `who may hear a topic hears it from the answer on until it is left`() async throws {
        let fixture = try await RealtimeFixture()
        var (client, events) = await fixture.client("/news", token: TestAuthenticator.token(for: .dispatcher(3)))
        let subscribed = try await client.call("subscribe", SocketValue("news/8"), timeout: .seconds(10))
        #expect(try subscribed.first?.decode(Answer.self) == Answer(ok: true, code: nil))
        try await fixture.tell("first", to: 8)
        #expect(try await Self.message(&events).values.first?.decode([String: String].self)["text"] == "first")
        _ = try await client.call("unsubscribe", SocketValue("news/8"), timeout: .seconds(10))
        try await fixture.tell("second", to: 8)
        try await fixture.tell("own", to: 3)
        #expect(try await Self.message(&events).values.first?.decode([String: String].self)["text"] == "own")
        await client.disconnect()
        try await fixture.stop()
    }

    @Test func `whoever views as a person hears what they hear, says nothing, and doesn't make them seem present`() async throws {
        let fixture = try await RealtimeFixture()
        let person = Person.customer(7)
        var (client, events) = await fixture.client("/news", token: TestAuthenticator.token(viewing: person, by: 1))
        guard case .connected = await events.next() else { throw Unexpected("not connected") }
        let told = try await client.call("tell", SocketValue("a word"), timeout: .seconds(10))
        #expect(try told.first?.decode(Answer.self) == Answer(ok: false, code: "read_only"))
        #expect(!fixture.server.application.hub.isListened(NewsPlugin.topic(of: 7)))
        try await fixture.tell("news", to: 7)
        #expect(try await Self.message(&events).values.first?.decode([String: String].self)["text"] == "news")
        await client.disconnect()
        var (own, ownEvents) = await fixture.client("/news", token: TestAuthenticator.token(for: person))
        guard case .connected = await ownEvents.next() else { throw Unexpected("not connected") }
        let said = try await own.call("tell", SocketValue("a word"), timeout: .seconds(10))
        #expect(try said.first?.decode(Answer.self) == Answer(ok: true, code: nil))
        #expect(fixture.server.application.hub.isListened(NewsPlugin.topic(of: 7)))
        await own.disconnect()
        try await fixture.stop()
    }

    @Test func `nobody may be in more topics than a server can keep`() async throws {
        let fixture = try await RealtimeFixture()
        let (client, _) = await fixture.client("/news", token: TestAuthenticator.token(for: .dispatcher(3)))
        var last: [SocketValue] = []
        for number in 0...200 { last = try await client.call("subscribe", SocketValue("news/\(number)"), timeout: .seconds(10)) }
        #expect(try last.first?.decode(Answer.self) == Answer(ok: false, code: "too_many_topics"))
        await client.disconnect()
        try await fixture.stop()
    }

    @Test func `whose token has ended is told so and put out, and others are not`() async throws {
        let fixture = try await RealtimeFixture()
        let token = TestAuthenticator.token(for: .customer(7))
        var (client, events) = await fixture.client("/news", token: token)
        var (other, others) = await fixture.client("/news", token: TestAuthenticator.token(for: .customer(8)))
        _ = (await events.next(), await others.next())
        fixture.authenticator.end(token)
        try fixture.server.application.container.resolve(SessionEndings.self).notify(7)
        let message = try await Self.message(&events)
        #expect(message.name == "unauthorized")
        #expect(try message.values.first?.decode(Refusal.self) == Refusal(code: 401, reason: "token_expired"))
        guard case .disconnected(.serverDisconnect) = await events.next() else { throw Unexpected("not put out") }
        try await fixture.tell("still here", to: 8)
        #expect(try await Self.message(&others).name == "news:written")
        await client.disconnect()
        await other.disconnect()
        try await fixture.stop()
    }

    @Test func `whose token ends by its time is put out by the next round, within 15 seconds, and comes back with a new one`() async throws {
        let fixture = try await RealtimeFixture()
        let token = TestAuthenticator.token(for: .customer(7))
        let realtime = fixture.realtime(token: token)
        var changes = await realtime.subscribe("news/7").makeAsyncIterator()
        let clock = fixture.server.clock
        // A round that finds the token good changes nothing.
        await clock.sleepers(1)
        clock.advance(by: .seconds(15))
        await clock.sleepers(1)
        try await fixture.tell("before", to: 7)
        #expect(await changes.next()?.kind == "news.written")
        fixture.authenticator.end(token)
        clock.advance(by: .seconds(15))
        #expect(await changes.next()?.kind == SocketRealtime.resumed)
        try await fixture.tell("after", to: 7)
        #expect(await changes.next()?.kind == "news.written")
        await realtime.stop()
        try await fixture.stop()
    }

    @Test func `the client's realtime hears changes of its topics, and a refused topic ends at once`() async throws {
        let fixture = try await RealtimeFixture()
        let realtime = fixture.realtime(token: TestAuthenticator.token(for: .customer(7)))
        var own = await realtime.subscribe("news/7").makeAsyncIterator()
        var foreign = await realtime.subscribe("news/8").makeAsyncIterator()
        #expect(await foreign.next() == nil)
        try await fixture.tell("for eight", to: 8)
        try await fixture.tell("for seven", to: 7)
        #expect(await own.next() == Change(topic: "news/7", kind: "news.written", id: 7, sequence: 1))
        await realtime.stop()
        #expect(await own.next() == nil)
        try await fixture.stop()
    }

    @Test func `the client's realtime comes back with a renewed token and says that changes may have been missed`() async throws {
        let fixture = try await RealtimeFixture()
        let token = TestAuthenticator.token(for: .customer(7))
        let realtime = fixture.realtime(token: token)
        var changes = await realtime.subscribe("news/7").makeAsyncIterator()
        fixture.authenticator.end(token)
        try fixture.server.application.container.resolve(SessionEndings.self).notify(7)
        #expect(await changes.next()?.kind == SocketRealtime.resumed)
        try await fixture.tell("after", to: 7)
        #expect(await changes.next()?.kind == "news.written")
        await realtime.stop()
        try await fixture.stop()
    }
}
