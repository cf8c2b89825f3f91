import ChatAPI
import ChatServer
import Core
import Networking
import ServerCore
import ServerTesting
import Testing

struct TypingTests {
    /// What the driver's page hears of the customer's typing before the next message.
    private func heard(_ test: ChatTestServer, before: (Int) async throws -> Void = { _ in }) async throws -> [String] {
        let id = try await test.conversation()
        await test.server.deliverEvents()
        let stream = try await test.server.application.hub.subscribe(ChatTopics.conversation(id), as: .driver(9))
        try await before(id)
        _ = try await test.customer.call(ChatEndpoints.typing, IDInput(id: id))
        await test.server.application.hub.publish(Change(topic: ChatTopics.conversation(id), kind: "end", id: 0, sequence: 0))
        var kinds: [String] = []
        for await change in stream {
            if change.kind == "end" { break }
            #expect(change.id == 7)
            kinds.append(change.kind)
        }
        return kinds
    }

    @Test func `who types is told to those who listen, and stored nowhere`() async throws {
        let test = try await ChatTestServer()
        #expect(try await heard(test) == [ChatEvents.typing])
        #expect(try await test.messageCount() == 0)
    }

    @Test func `who doesn't show it types unseen`() async throws {
        #expect(try await heard(ChatTestServer(privacy: [7: ChatPrivacy(typing: false)])).isEmpty)
    }

    @Test func `who is blocked types unseen`() async throws {
        let test = try await ChatTestServer()
        let kinds = try await heard(test) { id in _ = try await test.driver.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true)) }
        #expect(kinds.isEmpty)
    }

    @Test func `typing is limited in its rate`() async throws {
        #expect(ChatEndpoints.typing.rate == RateLimit(count: 30, per: .seconds(60)))
        #expect(ChatEndpoints.send.rate == RateLimit(count: 120, per: .seconds(60)))
    }
}
