import ChatAPI
import ChatServer
import Core
import Networking
import OrdersAPI
import ServerTesting
import Testing

struct SafetyTests {
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

    @Test func `a report keeps the message and the reason, for dispatchers and administrators`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let message = try await test.send(["<script>alert(1)</script>"], as: test.driver, to: id)[0]
        let other = try await test.dispatcher.call(ChatEndpoints.open, OpenConversation(otherUserID: 8)).id
        let foreign = try await test.send(["Not yours"], as: test.dispatcher, to: other)[0]
        _ = try await test.customer.call(ChatEndpoints.report, ReportConversation(id: id, reason: .abuse, note: " Rude ", messageID: message.id))
        _ = try await test.customer.call(ChatEndpoints.report, ReportConversation(id: id, reason: .fraud, messageID: foreign.id))
        let admin = test.server.client(as: Person(id: 11, name: "Admin", roles: [.admin]))
        for client in [test.dispatcher, admin] {
            let page = try await client.call(ChatEndpoints.reports, ReportListRequest())
            #expect(page.total == 2 && page.items.map(\.reason) == [.fraud, .abuse])
            #expect(page.items.map(\.messageText) == [nil, "<script>alert(1)</script>"])
            #expect(page.items[1].note == "Rude" && page.items[1].reporter.id == 7 && page.items[1].reported.id == 9)
        }
        let error = await failure { () async throws(APIError) in
            try await test.customer.call(ChatEndpoints.report, ReportConversation(id: id, reason: .other, note: " "))
        }
        #expect(error?.status == 422 && error?.fields["note"] != nil)
    }
}
