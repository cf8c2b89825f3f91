import ChatAPI
import Core
import Foundation
import Testing

struct ChatWireTests {
    private func json(_ value: some Encodable) throws -> String { String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self) }

    private let message =
        #"{"clientId":"c0ffee","conversationId":5,"createdAt":"2026-01-01T12:00:00.000Z","id":31,"readBy":[],"senderId":7,"system":false,"#
        + #""text":"The gate code is 4411.","type":"TEXT","updatedAt":"2026-01-01T12:00:00.000Z"}"#

    @Test func `a message`() throws {
        #expect(try json(Message.sample) == message)
        #expect(try WireJSON.decoder().decode(Message.self, from: Data(message.utf8)) == .sample)
    }

    @Test func `a conversation`() throws {
        let golden =
            #"{"id":5,"isBlocked":false,"isClosed":false,"isMuted":false,"lastMessage":"# + message
            + #","lastMessageAt":"2026-01-01T12:00:00.000Z","orderId":12,"participants":["#
            + #"{"id":7,"isOnline":false,"lastSeenAt":null,"name":"Casey Customer","role":"customer"},"#
            + #"{"id":9,"isOnline":false,"lastSeenAt":null,"name":"Dana Driver","role":"driver"}],"unreadCount":1}"#
        #expect(try json(Conversation.sample) == golden)
        #expect(try WireJSON.decoder().decode(Conversation.self, from: Data(golden.utf8)) == .sample)
    }

    @Test func `a conversation without messages writes null`() throws {
        let golden =
            #"{"id":5,"isBlocked":false,"isClosed":false,"isMuted":false,"lastMessage":null,"lastMessageAt":null,"orderId":null,"#
            + #""participants":[],"unreadCount":0}"#
        #expect(try json(Conversation(id: 5, participants: [])) == golden)
    }

    @Test func `what is sent`() throws {
        #expect(try json(SendMessage(id: 5, text: "Hi", clientID: "c1")) == #"{"clientId":"c1","id":5,"text":"Hi","type":"TEXT"}"#)
    }

    @Test func `a report`() throws {
        let golden =
            #"{"conversationId":5,"createdAt":"2026-01-01T12:00:00.000Z","id":3,"messageText":"Hurry up!","note":"Shouted at me.","#
            + #""reason":"abuse","reported":{"id":9,"isOnline":false,"lastSeenAt":null,"name":"Dana Driver","role":"driver"},"#
            + #""reporter":{"id":7,"isOnline":false,"lastSeenAt":null,"name":"Casey Customer","role":"customer"}}"#
        #expect(try json(ConversationReport.sample) == golden)
        #expect(try WireJSON.decoder().decode(ConversationReport.self, from: Data(golden.utf8)) == .sample)
    }
}
