import ChatAPI
import ChatServer
import Core
import CoreTesting
import Networking
import ServerTesting
import Testing

struct SendingRulesTests {
    @Test(.timeLimit(.minutes(1))) func `two hundred sends of one client id at once are one message`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let answers = try await withThrowingTaskGroup(of: Message.self) { group in
            for _ in 0..<200 {
                group.addTask { try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "Hello", clientID: "c1")) }
            }
            return try await group.reduce(into: Set<Message>()) { $0.insert($1) }
        }
        #expect(answers.count == 1)
        #expect(try await test.messageCount() == 1)
    }

    @Test func `who sends too many at once waits, and only there`() async throws {
        let test = try await ChatTestServer(rateFactor: 0.1)
        let id = try await test.conversation()
        try await test.send(["1", "2", "3"], as: test.customer, to: id)
        let error = await failure { () async throws(APIError) in try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "4")) }
        #expect(error?.status == 429 && error?.retryAfter == .seconds(10))
        try await test.send(["Slowly!"], as: test.driver, to: id)
        test.server.clock.advance(by: .seconds(10))
        try await test.send(["4"], as: test.customer, to: id)
    }
}
