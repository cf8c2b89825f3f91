import ChatAPI
import ChatServer
import Core
import Networking
import OrdersAPI
import ServerTesting
import Testing

struct JoiningTests {
    @Test func `a dispatcher joins and leaves where everybody sees it`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["Where are you?"], as: test.customer, to: id)
        let joined = try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id))
        #expect(joined.participants.map(\.id) == [7, 9, 10] && joined.unreadCount == 0)
        #expect(try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id)).id == id)
        try await test.send(["We look into it."], as: test.dispatcher, to: id)
        _ = try await test.dispatcher.call(ChatEndpoints.leave, IDInput(id: id))
        let expected = ["Where are you?", "Dispatcher 10 from dispatch joined.", "We look into it.", "Dispatcher 10 from dispatch left."]
        #expect(try await test.texts(of: id, as: test.driver) == expected)
        let error = await failure { () async throws(APIError) in
            try await test.dispatcher.call(ChatEndpoints.messages, MessageListRequest(id: id))
        }
        #expect(error?.status == 404)
        #expect(try await test.view(of: id, as: test.customer)?.unreadCount == 1)
    }

    @Test func `joining, reading and leaving a conversation of others is on record`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        for client in [test.customer, test.driver] { _ = try await client.call(ChatEndpoints.messages, MessageListRequest(id: id)) }
        _ = try await test.dispatcher.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: 12))
        for _ in 0..<2 { _ = try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id)) }
        for _ in 0..<2 { _ = try await test.dispatcher.call(ChatEndpoints.messages, MessageListRequest(id: id)) }
        _ = try await test.dispatcher.call(ChatEndpoints.leave, IDInput(id: id))
        let conversation = "conversation/\(id)"
        #expect(
            test.server.audit.entries == [
                .init(10, "conversations_listed", "order/12"), .init(10, "conversation_joined", conversation), .init(10, "messages_read", conversation),
                .init(10, "conversation_left", conversation),
            ])
    }

    @Test func `before joining a dispatcher learns between whom, and nothing that was written`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.send(["Secret"], as: test.customer, to: id)
        let found = try await test.dispatcher.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: 12))
        #expect(found.map(\.id) == [id])
        #expect(found[0].participants.map(\.id) == [7, 9] && found[0].lastMessage == nil && found[0].unreadCount == 0)
        #expect(try await test.dispatcher.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: 99)).isEmpty)
        let missing = await failure { () async throws(APIError) in try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: 999)) }
        #expect(missing?.status == 404)
    }

    @Test func `one of the two can't leave, and who joined can't block or report`() async throws {
        let test = try await ChatTestServer()
        let own = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)).id
        let leaving = await failure { () async throws(APIError) in try await test.dispatcher.call(ChatEndpoints.leave, IDInput(id: own)) }
        #expect(leaving?.status == 403)
        let id = try await test.conversation()
        _ = try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id))
        let blocking = await failure { () async throws(APIError) in
            try await test.dispatcher.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true))
        }
        #expect(blocking?.status == 403)
        _ = try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true))
        try await test.send(["Still here"], as: test.dispatcher, to: id)
    }
}
