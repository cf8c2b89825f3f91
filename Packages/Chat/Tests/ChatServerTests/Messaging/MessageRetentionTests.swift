import ChatAPI
import ChatServer
import Core
import CoreTesting
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct MessageRetentionTests {
    @Test func `what is older than it is kept goes, in batches; the rest stays`() async throws {
        let test = try await ChatTestServer(settings: ["CHAT_RETENTION_DAYS": "30"])
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
        let jobs = try ChatServerPlugin().jobs(test.server.application.container)
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
