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
        let test = try await ChatTestServer(settings: ChatSettings(burst: 3))
        let id = try await test.conversation()
        try await test.send(["1", "2", "3"], as: test.customer, to: id)
        let error = await failure { () async throws(APIError) in try await test.customer.call(ChatEndpoints.send, SendMessage(id: id, text: "4")) }
        #expect(error?.status == 429 && error?.retryAfter == .seconds(10))
        try await test.send(["Slowly!"], as: test.driver, to: id)
        test.server.clock.advance(by: .seconds(10))
        try await test.send(["4"], as: test.customer, to: id)
    }

    @Test func `who has blocked, and who is blocked, can't write; both can read`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["Hi"], as: test.driver, to: id)
        #expect(try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true)).isBlocked)
        #expect(try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true)).isBlocked)
        for client in [test.customer, test.driver] {
            let error = await failure { () async throws(APIError) in try await client.call(ChatEndpoints.send, SendMessage(id: id, text: "x")) }
            #expect(error?.status == 403 && error?.code == "blocked")
            #expect(try await test.texts(of: id, as: client) == ["Hi"])
        }
        #expect(try await test.view(of: id, as: test.driver)?.isBlocked == false)
        #expect(try await !test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: false)).isBlocked)
        try await test.send(["Again"], as: test.driver, to: id)
    }

    @Test func `while an order is under way a block keeps nobody from writing`() async throws {
        let test = try await ChatTestServer()
        try await test.moveOrder(to: .pickupAssigned)
        let id = try await test.conversation()
        _ = try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true))
        try await test.send(["At the door"], as: test.driver, to: id)
        try await test.moveOrder(to: .completed, sequence: 9)
        let error = await failure { () async throws(APIError) in try await test.driver.call(ChatEndpoints.send, SendMessage(id: id, text: "x")) }
        #expect(error?.code == "blocked")
    }

    @Test func `a muted conversation is muted for one person`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        #expect(try await test.customer.call(ChatEndpoints.mute, MuteConversation(id: id, muted: true)).isMuted)
        #expect(try await test.view(of: id, as: test.customer)?.isMuted == true)
        #expect(try await test.view(of: id, as: test.driver)?.isMuted == false)
        #expect(try await !test.customer.call(ChatEndpoints.mute, MuteConversation(id: id, muted: false)).isMuted)
    }

    @Test func `for those who don't take part nothing of a conversation exists`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        for client in [test.stranger, test.dispatcher] {
            let errors = [
                await failure { () async throws(APIError) in try await client.call(ChatEndpoints.typing, IDInput(id: id)) },
                await failure { () async throws(APIError) in try await client.call(ChatEndpoints.mute, MuteConversation(id: id, muted: true)) },
                await failure { () async throws(APIError) in try await client.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true)) },
                await failure { () async throws(APIError) in
                    try await client.call(ChatEndpoints.report, ReportConversation(id: id, reason: .abuse))
                },
            ]
            #expect(errors == Array(repeating: APIError.notFound(), count: 4))
        }
        let refused = [
            await failure { () async throws(APIError) in try await test.stranger.call(ChatEndpoints.join, IDInput(id: id)) },
            await failure { () async throws(APIError) in try await test.stranger.call(ChatEndpoints.leave, IDInput(id: id)) },
            await failure { () async throws(APIError) in try await test.driver.call(ChatEndpoints.reports, ReportListRequest()) },
            await failure { () async throws(APIError) in
                try await test.customer.call(ChatEndpoints.ofOrder, OrderConversationsRequest(orderID: 12))
            },
        ]
        #expect(refused.map { $0?.status } == [403, 403, 403, 403])
        let leaving = await failure { () async throws(APIError) in try await test.dispatcher.call(ChatEndpoints.leave, IDInput(id: id)) }
        #expect(leaving?.status == 404)
    }
}
