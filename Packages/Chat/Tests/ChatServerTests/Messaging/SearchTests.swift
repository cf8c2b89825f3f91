import ChatAPI
import Core
import Networking
import Persistence
import ServerTesting
import Testing

@testable import ChatServer

struct SearchTests {
    private func found(_ query: String, _ client: APIClient, before: Int? = nil, limit: Int? = nil) async throws -> MessagePage {
        try await client.call(ChatEndpoints.search, MessageSearch(query: query, before: before, limit: limit))
    }

    @Test func `one finds one's own conversations' messages, whoever wrote them`() async throws {
        let test = try await ChatTestServer()
        let first = try await test.conversation()
        let second = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 8)).id
        try await test.send(["The GATE code", "nothing"], as: test.driver, to: first)
        try await test.send(["Which gate?"], as: test.customer, to: first)
        try await test.send(["The gate of another"], as: test.dispatcher, to: second)
        #expect(try await found("gate", test.customer).items.map(\.text) == ["Which gate?", "The GATE code"])
        #expect(try await found(" gate ", test.stranger).items.map(\.text) == ["The gate of another"])
        #expect(try await found("gate", test.server.client(as: .customer(99))).items.isEmpty)
    }

    @Test(arguments: ["100%", "a_b", "!x", "' OR '1'='1", "c:\\d", "<script>"])
    func `what is searched for means itself`(text: String) async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["It is \(text) here", "100 axb x plain"], as: test.driver, to: id)
        #expect(try await found(text, test.customer).items.map(\.text) == ["It is \(text) here"])
    }

    @Test func `results come by page, each once`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send((1...5).map { "gate \($0)" }, as: test.driver, to: id)
        let first = try await found("gate", test.customer, limit: 3)
        #expect(first.items.map(\.text) == ["gate 5", "gate 4", "gate 3"] && first.hasMore)
        let rest = try await found("gate", test.customer, before: first.items.last?.id, limit: 3)
        #expect(rest.items.map(\.text) == ["gate 2", "gate 1"] && !rest.hasMore)
    }

    @Test(arguments: ["", "a", " a ", String(repeating: "a", count: 101)])
    func `a text that is too short or too long is refused`(text: String) async throws {
        let test = try await ChatTestServer()
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.search, MessageSearch(query: text))
        }
        #expect(error?.status == 422 && error?.fields["query"] != nil)
    }

    @Test func `every list reads by an index`() async throws {
        let test = try await ChatTestServer()
        let sql: [SQL] = [
            MessageRepository.search("gate", in: [1, 2], before: nil, limit: 20),
            "SELECT * FROM chat_message WHERE conversation_id = \(1) AND id < \(9) ORDER BY id DESC LIMIT \(51)",
            "SELECT * FROM chat_message WHERE conversation_id = \(1) AND id > \(9) ORDER BY id LIMIT \(51)",
            "SELECT created_at FROM chat_message WHERE conversation_id = \(1) AND sender_id = \(7) ORDER BY id DESC LIMIT 1 OFFSET \(29)",
            "SELECT id FROM chat_message WHERE created_at < \(9) ORDER BY created_at LIMIT \(500)",
            "SELECT conversation_id FROM chat_order WHERE order_id = \(12) ORDER BY assigned_sequence",
            "SELECT conversation_id, closes_at FROM chat_order WHERE conversation_id IN \(list: [1, 2])",
            "SELECT blocker_id FROM chat_block WHERE blocked_id = \(7) AND blocker_id IN \(list: [8, 9])",
            "SELECT conversation_id FROM chat_participant WHERE person_id = \(7)",
            "SELECT person_id, seen_at FROM chat_presence WHERE person_id IN \(list: [7, 9])",
        ]
        for statement in sql {
            let plan = try await test.server.database.read { try QueryPlan(statement, in: $0) }
            #expect(plan.wholeTables.isEmpty, "\(plan)")
        }
    }
}
