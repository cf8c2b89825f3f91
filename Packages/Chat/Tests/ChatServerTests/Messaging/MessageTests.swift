import ChatAPI
import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import ServerCore
import ServerTesting
import Testing

struct MessageTests {
    @Test func `a message is stored without the space around it`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let sent = try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "  Hello\nthere \n", clientID: "c1"))
        #expect(sent.text == "Hello\nthere")
        #expect(sent.senderID == 7 && sent.conversationID == id && sent.clientID == "c1" && !sent.system && sent.readBy.isEmpty)
        #expect(sent.createdAt == test.server.clock.now)
        #expect(try await test.driver.call(ChatEndpoints.messages, MessageListRequest(id: id)).items == [sent])
    }

    @Test func `the same client id is one message, also a hundred times at once`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let ids = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<100 {
                group.addTask { try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "Hello", clientID: "c1")).id }
            }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(ids.count == 1)
        #expect(try await test.messageCount() == 1)
    }

    @Test func `a client id belongs to its sender, and to one text`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        _ = try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "Hello", clientID: "c1"))
        _ = try await test.driver.call(ChatEndpoints.send, SendMessage(id: id, text: "Hello", clientID: "c1"))
        #expect(try await test.messageCount() == 2)
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "Other", clientID: "c1"))
        }
        #expect(error?.status == 409 && error?.code == "client_id_reused")
        #expect(try await test.messageCount() == 2)
    }

    @Test func `messages without a client id are each their own`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["Hello", "Hello"], as: test.customer, to: id)
        #expect(try await test.messageCount() == 2)
    }

    @Test(arguments: [("", 422), (" \n ", 422), ("\u{1}", 422), (String(repeating: "a", count: 4_001), 422), (String(repeating: "é", count: 4_000), 201)])
    func `a text has one to four thousand characters`(text: String, status: Int) async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let body = String(decoding: try JSONEncoder().encode(["type": "TEXT", "text": text]), as: UTF8.self)
        let response = await test.server.send(.post, "/api/v1/chat/conversations/\(id)/messages", body: body, as: .customer(7))
        #expect(response.status.code == status)
        if status == 422 {
            let envelope = try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body)
            #expect(envelope.fields.map { Array($0.keys) } == ["text"])
        }
    }

    @Test func `a character that can't be stored is refused`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let path = "/api/v1/chat/conversations/\(id)/messages"
        let response = await test.server.send(.post, path, body: #"{"type":"TEXT","text":"a\u0000b"}"#, as: .customer(7))
        #expect(response.status.code == 422)
        #expect(String(decoding: response.body, as: UTF8.self).contains(#""code":"invalid_characters""#))
    }

    @Test func `another type is not supported`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let response = await test.server.send(
            .post, "/api/v1/chat/conversations/\(id)/messages", body: #"{"type":"IMAGE","text":"x"}"#, as: .customer(7))
        #expect(response.status.code == 422)
        #expect(try WireJSON.decoder().decode(Envelope<NoOutput>.self, from: response.body).code == "unsupported_type")
    }

    @Test func `for others the conversation doesn't exist`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        for client in [test.stranger, test.dispatcher] {
            let read = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.messages, MessageListRequest(id: id)) }
            let sent = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.send, SendMessage(id: id, text: "x")) }
            let marked = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.read, MarkRead(id: id)) }
            let unknown = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.messages, MessageListRequest(id: 999)) }
            #expect([read, sent, marked, unknown] == Array(repeating: APIError.notFound(), count: 4))
        }
        #expect(try await test.messageCount() == 0)
    }
}

struct MessagePageTests {
    private func filled() async throws -> (test: ChatTestServer, conversation: Int, messages: [Message]) {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        var messages: [Message] = []
        for number in 1...7 {
            test.server.clock.advance(by: .seconds(60))
            messages += try await test.send(["\(number)"], as: number.isMultiple(of: 2) ? test.customer : test.driver, to: id)
        }
        return (test, id, messages)
    }

    @Test func `the newest come first, then the older ones by cursor, each once`() async throws {
        let (test, id, messages) = try await filled()
        let newest = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, limit: 3))
        #expect(newest.items.map(\.text) == ["5", "6", "7"] && newest.hasMore)
        let older = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, before: messages[4].id, limit: 3))
        #expect(older.items.map(\.text) == ["2", "3", "4"] && older.hasMore)
        let oldest = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, before: messages[1].id, limit: 3))
        #expect(oldest.items.map(\.text) == ["1"] && !oldest.hasMore)
    }

    @Test func `newer ones follow in order, each once`() async throws {
        let (test, id, messages) = try await filled()
        let next = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, after: messages[1].id, limit: 3))
        #expect(next.items.map(\.text) == ["3", "4", "5"] && next.hasMore)
        let last = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, after: messages[4].id, limit: 3))
        #expect(last.items.map(\.text) == ["6", "7"] && !last.hasMore)
        let none = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, after: messages[6].id))
        #expect(none.items.isEmpty && !none.hasMore)
        let first = try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, after: 0, limit: 2))
        #expect(first.items.map(\.text) == ["1", "2"] && first.hasMore)
    }

    @Test func `what changed since a time is caught up with`() async throws {
        let (test, id, messages) = try await filled()
        let request = MessageListRequest(id: id, updatedSince: messages[4].updatedAt)
        #expect(try await test.customer.call(ChatEndpoints.messages, request).items.map(\.text) == ["5", "6", "7"])
    }

    @Test func `two cursors at once and a wrong limit are named`() async throws {
        let (test, id, _) = try await filled()
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.messages, MessageListRequest(id: id, before: 3, after: 1, limit: 101))
        }
        #expect(error?.status == 422)
        #expect(Set(error.map { Array($0.fields.keys) } ?? []) == ["after", "limit"])
    }
}
