import ChatAPI
import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import ChatServer

/// Collects what those in a topic of the chat's channel are told.
private final class ChannelListener: RealtimeObserver {
    let told = LockedValue<[RealtimeMessage]>([])
    private let channel: RealtimeChannel
    private let topic: Topic
    private let chat: ChatTestServer

    init(_ chat: ChatTestServer, topic: Topic) async throws {
        self.chat = chat
        self.topic = topic
        channel = try #require(chat.server.application.channels.first { $0.name == "chat" })
        await chat.server.deliverEvents()
        await chat.server.application.hub.add(self)
    }

    func committed(_ event: DomainEvent) async {
        guard event.topics.contains(topic) else { return }
        let messages = try? await chat.server.database.read { [channel, topic] in try channel.messages(for: event, on: topic, in: $0) }
        told.withLock { $0 += messages ?? [] }
    }

    func published(_ change: Change) async {
        guard change.topic == topic else { return }
        let messages = try? await channel.messages(for: change)
        told.withLock { $0 += messages ?? [] }
    }
}

struct ChatChannelTests {
    private struct Update: Decodable {
        let id: Int
        let unreadCount: Int
        let lastMessage: Message?
    }

    private func decode<Value: Decodable>(_ message: RealtimeMessage, as type: Value.Type = Value.self) throws -> Value {
        try WireJSON.decoder().decode(type, from: message.payload)
    }

    @Test func `who has a message hears it, and how the conversation stands`() async throws {
        let chat = try await ChatTestServer()
        let id = try await chat.conversation()
        try await chat.send(["Are you near?"], as: chat.customer, to: id)
        let listener = try await ChannelListener(chat, topic: ChatTopics.conversations(of: 9))
        let sent = try await chat.send(["The gate is open."], as: chat.customer, to: id)
        await chat.server.deliverEvents()
        let told = listener.told.value
        #expect(told.map(\.event) == ["message:new", "conversation:updated"])
        #expect(try decode(told[0], as: Message.self).id == sent[0].id)
        #expect(try decode(told[0], as: Message.self).text == "The gate is open.")
        let update: Update = try decode(told[1])
        #expect(update.id == id)
        #expect(update.unreadCount == 2)
        #expect(update.lastMessage?.id == sent[0].id)
    }

    @Test func `a notice has no sender, and what there isn't is null`() async throws {
        let chat = try await ChatTestServer()
        try await chat.moveOrder(to: .pickupAssigned)
        let conversation = try #require(try await chat.customer.call(ChatEndpoints.conversations, ConversationListRequest()).items.first)
        let notices = try await chat.driver.call(ChatEndpoints.messages, MessageListRequest(id: conversation.id)).items
        let json = String(decoding: try RealtimeMessage("message:new", try #require(notices.first)).payload, as: UTF8.self)
        #expect(json.contains(#""clientId":null"#) && json.contains(#""senderId":null"#))
        let empty = ChatChannel.Update(id: 5, lastMessage: nil, lastMessageAt: nil, unreadCount: 0)
        let payload = String(decoding: try RealtimeMessage("conversation:updated", empty).payload, as: UTF8.self)
        #expect(payload == #"{"id":5,"lastMessage":null,"lastMessageAt":null,"unreadCount":0}"#)
    }

    @Test func `who has the conversation open hears that somebody has read it`() async throws {
        let chat = try await ChatTestServer()
        let id = try await chat.conversation()
        let sent = try await chat.send(["Hello"], as: chat.customer, to: id)
        let listener = try await ChannelListener(chat, topic: ChatTopics.conversation(id))
        _ = try await chat.driver.call(ChatEndpoints.read, MarkRead(id: id, messageID: sent[0].id))
        await chat.server.deliverEvents()
        #expect(listener.told.value.map(\.event) == ["message:read"])
        #expect(try decode(listener.told.value[0], as: [String: Int].self) == ["conversationId": id, "userId": 9])
    }

    @Test func `nobody hears of receipts where one of the two doesn't show them`() async throws {
        let chat = try await ChatTestServer(privacy: [7: ChatPrivacy(receipts: false)])
        let id = try await chat.conversation()
        let sent = try await chat.send(["Hello"], as: chat.customer, to: id)
        let listener = try await ChannelListener(chat, topic: ChatTopics.conversation(id))
        _ = try await chat.driver.call(ChatEndpoints.read, MarkRead(id: id, messageID: sent[0].id))
        await chat.server.deliverEvents()
        #expect(listener.told.value.isEmpty)
    }

    @Test func `who types over the socket is told of, and a stranger is refused`() async throws {
        let chat = try await ChatTestServer()
        let id = try await chat.conversation()
        let listener = try await ChannelListener(chat, topic: ChatTopics.conversation(id))
        let typing = try #require(chat.server.application.channels.first { $0.name == "chat" }?.inputs["typing"])
        let payload = Data(#"{"conversationId":\#(id)}"#.utf8)
        try await typing(.driver(9), payload)
        #expect(listener.told.value.map(\.event) == ["typing"])
        #expect(try decode(listener.told.value[0], as: [String: Int].self) == ["conversationId": id, "userId": 9])
        let error = await #expect(throws: APIError.self) { try await typing(.customer(8), payload) }
        #expect(error?.status == 404)
        await #expect(throws: DecodingError.self) { try await typing(.driver(9), Data("{}".utf8)) }
    }
}
