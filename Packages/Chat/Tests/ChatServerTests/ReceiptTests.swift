import ChatAPI
import ChatServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct ReceiptTests {
    @Test func `whoever shows no receipts gives none and sees none`() async throws {
        for hidden in [7, 9] {
            let test = try await ChatTestServer(privacy: [hidden: ChatPrivacy(receipts: false)])
            let id = try await test.conversation()
            try await test.send(["a"], as: test.driver, to: id)
            try await test.send(["b"], as: test.customer, to: id)
            for client in [test.customer, test.driver] {
                _ = try await client.call(ChatEndpoints.read, MarkRead(id: id))
                #expect(try await test.view(of: id, as: client)?.unreadCount == 0)
            }
            for (client, own) in [(test.customer, 7), (test.driver, 9)] {
                let messages = try await client.call(ChatEndpoints.messages, MessageListRequest(id: id)).items
                #expect(messages.allSatisfy { $0.readBy.allSatisfy { $0 == own } })
            }
        }
    }

    @Test func `reading without receipts is told to one's own pages alone`() async throws {
        let test = try await ChatTestServer(privacy: [7: ChatPrivacy(receipts: false)])
        let id = try await test.conversation()
        try await test.send(["a"], as: test.driver, to: id)
        await test.server.deliverEvents()
        let hub = test.server.application.hub
        var thread = try await hub.subscribe(ChatTopics.conversation(id), as: .driver(9)).makeAsyncIterator()
        var own = try await hub.subscribe(ChatTopics.conversations(of: 7), as: .customer(7)).makeAsyncIterator()
        _ = try await test.customer.call(ChatEndpoints.read, MarkRead(id: id))
        try await test.send(["b"], as: test.driver, to: id)
        await test.server.deliverEvents()
        #expect(await own.next()?.kind == ChatEvents.read.name)
        #expect(await thread.next()?.kind == ChatEvents.messageSent.name)
    }

    @Test(.timeLimit(.minutes(1))) func `two people who read at once have both read`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let last = try await test.send(["a", "b"], as: test.driver, to: id)[1]
        let answer = try await test.send(["c"], as: test.customer, to: id)[0]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                let (client, message) = number.isMultiple(of: 2) ? (test.customer, answer.id) : (test.driver, number < 20 ? last.id : answer.id)
                group.addTask { _ = try await client.call(ChatEndpoints.read, MarkRead(id: id, messageID: message)) }
            }
            try await group.waitForAll()
        }
        let messages = try await test.driver.call(ChatEndpoints.messages, MessageListRequest(id: id)).items
        #expect(messages.map(\.readBy) == [[7], [7], [9]])
        #expect(try await test.view(of: id, as: test.driver)?.unreadCount == 0)
    }
}

struct TypingTests {
    /// What the driver's page hears of the customer's typing before the next message.
    private func heard(_ test: ChatTestServer, before: (Int) async throws -> Void = { _ in }) async throws -> [String] {
        let id = try await test.conversation()
        await test.server.deliverEvents()
        let stream = try await test.server.application.hub.subscribe(ChatTopics.conversation(id), as: .driver(9))
        try await before(id)
        _ = try await test.customer.call(ChatEndpoints.typing, IDInput(id: id))
        await test.server.application.hub.tell(Change(topic: ChatTopics.conversation(id), kind: "end", id: 0, sequence: 0))
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

struct PresenceTests {
    @Test func `a person is there while a page of theirs listens`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        func driver() async throws -> Participant? { try await test.view(of: id, as: test.customer)?.participants.last }
        #expect(try await driver()?.isOnline == false)
        let pages = try await test.server.application.hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))
        #expect(try await driver()?.isOnline == true)
        withExtendedLifetime(pages) {}
        _ = try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true))
        #expect(try await driver()?.isOnline == false)
        let seenByDriver = try await test.view(of: id, as: test.driver)?.participants.first
        #expect(seenByDriver?.isOnline == false)
    }

    @Test func `when one was last there is told to five minutes`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let hub = test.server.application.hub
        let presence = try #require(ChatServerPlugin().jobs(test.server.application.container).first)
        let stream = try await hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))
        let start = test.server.clock.now
        test.server.clock.advance(by: .seconds(7 * 60))
        try await presence.run()
        try await presence.run()
        withExtendedLifetime(stream) {}
        let seen = try await test.view(of: id, as: test.customer)?.participants.last?.lastSeenAt
        #expect(seen == start.addingTimeInterval(5 * 60))
        #expect(try await test.view(of: id, as: test.driver)?.participants.last?.lastSeenAt == nil)
    }

    @Test func `what the hub counts goes when the listeners go`() async throws {
        let test = try await ChatTestServer()
        let hub = test.server.application.hub
        var streams: [AsyncStream<Change>] = []
        for _ in 0..<3 { streams.append(try await hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))) }
        #expect(hub.listenedTopics == [ChatTopics.conversations(of: 9)])
        streams = []
        while await hub.subscriptions > 0 { await Task.yield() }
        #expect(hub.listenedTopics.isEmpty && !hub.isListened(ChatTopics.conversations(of: 9)))
    }
}
