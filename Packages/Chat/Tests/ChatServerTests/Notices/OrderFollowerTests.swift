import ChatAPI
import ChatServer
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import OrdersAPI
import ServerCore
import ServerTesting
import Testing

struct OrderFollowerTests {
    @Test func `the conversation with the driver opens on assignment and tells the steps`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        try await test.moveOrder(from: .pickupAssigned, to: .enRoutePickup, sequence: 4)
        let conversation = try #require(try await test.customer.call(ChatEndpoints.conversations, ConversationListRequest()).items.first)
        #expect(conversation.orderID == 12 && conversation.unreadCount == 0 && !conversation.isClosed)
        #expect(conversation.participants.map(\.id) == [7, 9])
        let messages = try await test.driver.call(ChatEndpoints.messages, MessageListRequest(id: conversation.id)).items
        #expect(messages.map(\.text) == ["Order 12: a driver will pick it up.", "Order 12: the driver is on the way."])
        #expect(messages.allSatisfy { $0.system && $0.senderID == nil })
        #expect(conversation.lastMessage?.text == messages.last?.text)
    }

    @Test func `a notice is in its reader's language`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        let path = "/api/v1/chat/conversations/\(id)/messages"
        for (language, text) in [("es", "Pedido 12: un conductor lo recogerá."), ("pl", "Zamówienie 12: kierowca je odbierze.")] {
            let response = await test.server.send(.get, path, as: .customer(7), headerFields: [.acceptLanguage: language])
            #expect(String(decoding: response.body, as: UTF8.self).contains(text))
        }
    }

    @Test func `it can only be read a day after the order's end`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.moveOrder(from: .delivered, to: .completed, sequence: 9)
        test.server.clock.advance(by: .seconds(24 * 3600 - 1))
        try await test.send(["Thanks"], as: test.customer, to: id)
        #expect(try await test.view(of: id, as: test.customer)?.isClosed == false)
        test.server.clock.advance(by: .seconds(1))
        for client in [test.customer, test.driver] {
            let error = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.send, SendMessage(id: id, text: "x")) }
            #expect(error?.status == 409 && error?.code == "conversation_closed")
            #expect(try await test.view(of: id, as: client)?.isClosed == true)
            #expect(try await test.texts(of: id, as: client).last == "Thanks")
        }
    }

    @Test func `an attempt repeated after the end gets its first answer`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        let message = SendMessage(id: id, text: "Hello", clientID: "c1")
        let sent = try await test.customer.call(ChatEndpoints.send, message)
        try await test.moveOrder(to: .canceled, sequence: 4)
        test.server.clock.advance(by: .seconds(2 * 24 * 3600))
        #expect(try await test.customer.call(ChatEndpoints.send, message) == sent)
    }

    @Test func `another order of the two opens it again`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.moveOrder(to: .canceled, sequence: 4)
        test.server.clock.advance(by: .seconds(2 * 24 * 3600))
        try await test.moveOrder(13, to: .pickupAssigned)
        #expect(try await test.view(of: id, as: test.driver)?.orderID == 13)
        try await test.send(["Again"], as: test.driver, to: id)
    }

    @Test func `a driver who gives the order back is told, and closed out a day later`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        try await test.moveOrder(from: .pickupAssigned, to: .accepted, driver: nil, sequence: 4)
        #expect(try await test.texts(of: id, as: test.customer).last == "Order 12: another driver will take over.")
        test.server.clock.advance(by: .seconds(24 * 3600))
        #expect(try await test.view(of: id, as: test.driver)?.isClosed == true)
    }

    @Test func `the plant's stages close nothing`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        for stage in [Stage.pickedUp, .atFacility, .weighed, .processing] { try await test.moveOrder(to: stage, driver: nil, sequence: 5) }
        try await test.moveOrder(from: .processing, to: .ready, driver: nil, sequence: 8)
        test.server.clock.advance(by: .seconds(3 * 24 * 3600))
        try await test.send(["Is it done?"], as: test.customer, to: id)
    }

    @Test func `steps from before yesterday are no news`() async throws {
        let test = try await ChatTestServer()
        let old = test.server.clock.now.addingTimeInterval(-3 * 24 * 3600)
        try await test.moveOrder(to: .pickupAssigned, at: old)
        try await test.moveOrder(to: .completed, sequence: 9, at: old)
        let conversation = try #require(try await test.customer.call(ChatEndpoints.conversations, ConversationListRequest()).items.first)
        #expect(conversation.isClosed && conversation.lastMessage == nil)
    }

    @Test func `each step is told once, however often events are delivered`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        await test.server.deliverEvents()
        await test.server.deliverEvents()
        #expect(try await test.messageCount() == 1)
    }
}
