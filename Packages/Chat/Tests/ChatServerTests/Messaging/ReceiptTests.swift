import ChatAPI
import ChatServer
import Core
import Networking
import ServerCore
import ServerTesting
import Testing

struct ReceiptTests {
    @Test func `whoever shows no receipts gives none and sees none`() async throws {
        for hidden in [7, 9] {
            let test = try await ChatTestServer(privacy: [hidden: ChatPrivacy(receipts: false)])
            let id = try await test.conversation()
            try await test.send(["a"], as: test.driver, to: id)
            try await test.send(["b"], as: test.customer, to: id)
            for client in [test.customer, test.driver] {
                _ = try await client.call(ChatEndpoints.read, MarkRead(id: id))
                #expect(try await test.view(of: id, as: client)?.unreadCount == 0)
            }
            for (client, own) in [(test.customer, 7), (test.driver, 9)] {
                let messages = try await client.call(ChatEndpoints.messages, MessageListRequest(id: id)).items
                #expect(messages.allSatisfy { $0.readBy.allSatisfy { $0 == own } })
            }
        }
    }

    @Test func `reading without receipts is told to one's own pages alone`() async throws {
        let test = try await ChatTestServer(privacy: [7: ChatPrivacy(receipts: false)])
        let id = try await test.conversation()
        try await test.send(["a"], as: test.driver, to: id)
        await test.server.deliverEvents()
        let hub = test.server.application.hub
        var thread = try await hub.subscribe(ChatTopics.conversation(id), as: .driver(9)).makeAsyncIterator()
        var own = try await hub.subscribe(ChatTopics.conversations(of: 7), as: .customer(7)).makeAsyncIterator()
        _ = try await test.customer.call(ChatEndpoints.read, MarkRead(id: id))
        try await test.send(["b"], as: test.driver, to: id)
        await test.server.deliverEvents()
        #expect(await own.next()?.kind == ChatEvents.read.name)
        #expect(await thread.next()?.kind == ChatEvents.messageSent.name)
    }

    @Test(.timeLimit(.minutes(1))) func `two people who read at once have both read`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let last = try await test.send(["a", "b"], as: test.driver, to: id)[1]
        let answer = try await test.send(["c"], as: test.customer, to: id)[0]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                let (client, message) = number.isMultiple(of: 2) ? (test.customer, answer.id) : (test.driver, number < 20 ? last.id : answer.id)
                group.addTask { _ = try await client.call(ChatEndpoints.read, MarkRead(id: id, messageID: message)) }
            }
            try await group.waitForAll()
        }
        let messages = try await test.driver.call(ChatEndpoints.messages, MessageListRequest(id: id)).items
        #expect(messages.map(\.readBy) == [[7], [7], [9]])
        #expect(try await test.view(of: id, as: test.driver)?.unreadCount == 0)
    }
}
