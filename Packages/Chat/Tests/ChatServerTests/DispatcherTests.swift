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

struct DispatcherTests {
    @Test func `a dispatcher joins and leaves where everybody sees it`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["Where are you?"], as: test.customer, to: id)
        let joined = try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id))
        #expect(joined.participants.map(\.id) == [7, 9, 10] && joined.unreadCount == 0)
        #expect(try await test.dispatcher.call(ChatEndpoints.join, IDInput(id: id)).id == id)
        try await test.send(["We look into it."], as: test.dispatcher, to: id)
        _ = try await test.dispatcher.call(ChatEndpoints.leave, IDInput(id: id))
        let expected = ["Where are you?", "Dispatcher 10 from dispatch has joined.", "We look into it.", "Dispatcher 10 from dispatch has left."]
        #expect(try await test.texts(of: id, as: test.driver) == expected)
        let error = await failure { () async throws(APIError) in
            try await test.dispatcher.call(ChatEndpoints.messages, MessageListRequest(id: id))
        }
        #expect(error?.status == 404)
        #expect(try await test.view(of: id, as: test.customer)?.unreadCount == 1)
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

    @Test func `what is older than it is kept goes, in batches; the rest stays`() async throws {
        let test = try await ChatTestServer(settings: ChatSettings(retention: .seconds(30 * 24 * 3600), burst: nil))
        let id = try await test.conversation()
        let old = test.server.clock.now
        try await test.server.database.write { transaction in
            for number in 1...1_200 {
                try transaction.insert(
                    into: "chat_message", ["conversation_id": id, "sender_id": 7, "text": "\(number)", "created_at": old, "updated_at": old])
            }
        }
        _ = try await test.customer.call(ChatEndpoints.report, ReportConversation(id: id, reason: .abuse))
        test.server.clock.advance(by: .seconds(30 * 24 * 3600 + 1))
        try await test.send(["New"], as: test.driver, to: id)
        let jobs = try ChatServerPlugin(settings: ChatSettings(retention: .seconds(30 * 24 * 3600))).jobs(test.server.application.container)
        try await #require(jobs.last).run()
        #expect(try await test.messageCount() == 1)
        #expect(try await test.texts(of: id, as: test.customer) == ["New"])
        #expect(try await test.dispatcher.call(ChatEndpoints.reports, ReportListRequest()).total == 0)
    }

    @Test func `without a retention nothing is removed`() async throws {
        let test = try await ChatTestServer()
        #expect(try ChatServerPlugin().jobs(test.server.application.container).count == 1)
    }
}
