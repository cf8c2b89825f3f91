import ChatAPI
import Core
import Networking
import ServerCore
import ServerTesting
import Testing

struct ConversationTests {
    @Test func `two people who share an order have one conversation, whoever opens it`() async throws {
        let test = try await ChatTestServer()
        let opened = try await test.customer.call(ChatEndpoints.open, OpenConversation(otherUserID: 9))
        let again = try await test.driver.call(ChatEndpoints.open, OpenConversation(otherUserID: 7))
        #expect(opened == again)
        #expect(opened.orderID == 12 && opened.lastMessage == nil && opened.unreadCount == 0)
        #expect(
            opened.participants == [Participant(id: 7, name: "Customer 7", role: .customer), Participant(id: 9, name: "Driver 9", role: .driver)])
    }

    @Test func `people without a common order can't be written to, and look like nobody`() async throws {
        let test = try await ChatTestServer()
        let stranger = await failure { () async throws(APIError) in
            try await test.stranger.call(ChatEndpoints.open, OpenConversation(otherUserID: 9))
        }
        let nobody = await failure { () async throws(APIError) in
            try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 999))
        }
        #expect(stranger?.status == 404)
        #expect(stranger == nobody)
    }

    @Test func `a dispatcher may write to anybody, who may then answer`() async throws {
        let test = try await ChatTestServer()
        let opened = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 8))
        #expect(opened.orderID == nil)
        #expect(try await test.stranger.call(ChatEndpoints.open, OpenConversation(otherUserID: 10)).id == opened.id)
        try await test.send(["Thank you"], as: test.stranger, to: opened.id)
    }

    @Test func `nobody writes to themselves`() async throws {
        let test = try await ChatTestServer()
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.open, OpenConversation(otherUserID: 7))
        }
        #expect(error?.status == 422 && error?.fields["otherUserId"] != nil)
    }

    @Test func `the list holds one's own conversations, the newest message first`() async throws {
        let test = try await ChatTestServer()
        let first = try await test.conversation()
        let second = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)).id
        try await test.send(["a"], as: test.dispatcher, to: second)
        try await test.send(["b"], as: test.driver, to: first)
        let page = try await test.customer.call(ChatEndpoints.conversations, ConversationListRequest())
        #expect(page.items.map(\.id) == [first, second])
        #expect(page.items.map(\.lastMessage?.text) == ["b", "a"])
        #expect(page.items[0].lastMessageAt == page.items[0].lastMessage?.createdAt)
        #expect(try await test.stranger.call(ChatEndpoints.conversations, ConversationListRequest()).total == 0)
        let cut = try await test.customer.call(ChatEndpoints.conversations, ConversationListRequest(page: 2, limit: 1))
        #expect(cut.items.map(\.id) == [second] && cut.total == 2)
    }

    @Test func `others' messages count as unread until they are read, one's own never`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let sent = try await test.send(["a", "b", "c"], as: test.driver, to: id)
        func unread(_ client: APIClient) async throws -> Int {
            try await client.call(ChatEndpoints.conversations, ConversationListRequest()).items[0].unreadCount
        }
        #expect(try await unread(test.customer) == 3)
        #expect(try await unread(test.driver) == 0)
        let partly = try await test.customer.call(ChatEndpoints.read, MarkRead(id: id, messageID: sent[1].id))
        #expect(partly.unreadCount == 1)
        #expect(try await test.customer.call(ChatEndpoints.read, MarkRead(id: id)).unreadCount == 0)
        // Reading never goes back.
        #expect(try await test.customer.call(ChatEndpoints.read, MarkRead(id: id, messageID: sent[0].id)).unreadCount == 0)
        let page = try await test.driver.call(ChatEndpoints.messages, MessageListRequest(id: id))
        #expect(page.items.allSatisfy { $0.readBy == [7] })
    }

    @Test func `an answer reads what stands before it`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["a"], as: test.driver, to: id)
        try await test.send(["b"], as: test.customer, to: id)
        let lists = try await (
            test.customer.call(ChatEndpoints.conversations, ConversationListRequest()),
            test.driver.call(ChatEndpoints.conversations, ConversationListRequest())
        )
        #expect(lists.0.items[0].unreadCount == 0)
        #expect(lists.1.items[0].unreadCount == 1)
    }

    @Test func `both hear of a message in their lists, and participants alone in the conversation`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        await test.server.deliverEvents()
        let hub = test.server.application.hub
        let list = try await hub.subscribe(ChatTopics.conversations(of: 7), as: .customer(7))
        let thread = try await hub.subscribe(ChatTopics.conversation(id), as: .driver(9))
        await #expect(throws: APIError.self) { _ = try await hub.subscribe(ChatTopics.conversation(id), as: .customer(8)) }
        await #expect(throws: APIError.self) { _ = try await hub.subscribe(ChatTopics.conversations(of: 7), as: .dispatcher(10)) }
        try await test.send(["a"], as: test.driver, to: id)
        await test.server.deliverEvents()
        for stream in [list, thread] {
            var iterator = stream.makeAsyncIterator()
            let change = await iterator.next()
            #expect(change?.kind == ChatEvents.messageSent.name && change?.id == id)
        }
    }
}
