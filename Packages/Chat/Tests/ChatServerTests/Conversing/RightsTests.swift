import ChatAPI
import ChatServer
import Core
import Networking
import OrdersAPI
import ServerTesting
import Testing

struct RightsTests {
    @Test func `a former dispatcher is taken out of what they joined, where everybody sees it`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        _ = try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id))
        let former = test.server.client(as: .customer(10))
        try await test.setRoles([.customer], of: 10)
        try await expectNothing(of: id, as: former)
        #expect(try await test.texts(of: id, as: test.driver).last == "Dispatcher 10 from dispatch left.")
        #expect(try await test.view(of: id, as: test.customer)?.participants.map(\.id) == [7, 9])
        try await test.send(["Still ours"], as: test.customer, to: id)
    }

    @Test func `a conversation that a former dispatcher had opened ends for them, and can only be read by the other`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)).id
        try await test.send(["How can I help?"], as: test.dispatcher, to: id)
        let former = test.server.client(as: .customer(10))
        try await test.setRoles([.customer], of: 10)
        try await expectNothing(of: id, as: former)
        let again = await failure { () async throws(APIError) in try await former.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)) }
        #expect(again?.status == 404)
        let seen = try await test.view(of: id, as: test.customer)
        #expect(seen?.isClosed == true && seen?.participants.map(\.id) == [7, 10])
        let sending = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "Hello?"))
        }
        #expect(sending?.code == "conversation_closed")

        try await test.setRoles([.dispatcher], of: 10)
        #expect(try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)).id == id)
        try await test.send(["Back"], as: test.dispatcher, to: id)
    }

    @Test func `a former driver is taken out of customers' conversations, and back in with the next order`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.setRoles([.customer, .dispatcher], of: 9)
        try await expectNothing(of: id, as: test.driver)
        #expect(try await test.view(of: id, as: test.customer)?.isClosed == true)
        let former = test.server.client(as: .customer(9))
        let again = await failure { () async throws(APIError) in try await former.call(ChatEndpoints.open, OpenConversation(otherUserID: 7)) }
        #expect(again?.status == 404)
        try await test.moveOrder(13, to: .pickupAssigned)
        #expect(try await test.view(of: id, as: test.driver)?.isClosed == false)
        try await test.send(["Here again"], as: test.driver, to: id)
    }

    @Test func `customers and those who keep the role stay where they are`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.setRoles([], of: 7)
        try await test.setRoles([.driver], of: 9)
        try await test.send(["On my way"], as: test.driver, to: id)
        try await test.send(["Thanks"], as: test.customer, to: id)
        let asked = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 8)).id
        try await test.setRoles([.customer], of: 8)
        try await test.send(["A question"], as: test.stranger, to: asked)
    }

    private func expectNothing(of id: Int, as client: APIClient) async throws {
        let reading = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.messages, MessageListRequest(id: id)) }
        let sending = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.send, SendMessage(id: id, text: "Hi")) }
        #expect(reading?.status == 404 && sending?.status == 404)
        #expect(try await client.call(ChatEndpoints.conversations, ConversationListRequest()).items.isEmpty)
    }
}
