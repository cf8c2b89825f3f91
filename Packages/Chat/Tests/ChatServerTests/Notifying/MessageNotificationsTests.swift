import ChatAPI
import Core
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

struct MessageNotificationsTests {
    @Test func `a message is told to whom it reaches while away, with the sender's name and without its text`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["The gate code is 4411."], as: test.customer, to: id)
        let told = try await test.server.notifications()
        #expect(told.map(\.recipients) == [.person(9)] && told.first?.place == ChatLink.conversation(id).place)
        #expect(told.first?.text.title == "New message from Dana" && told.first?.text.body.contains("4411") == false)
    }

    @Test func `who has a page open or has muted the conversation isn't told`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        _ = try await test.driver.call(ChatEndpoints.mute, MuteConversation(id: id, muted: true))
        try await test.send(["One"], as: test.customer, to: id)
        #expect(try await test.server.notifications().isEmpty)
        _ = try await test.driver.call(ChatEndpoints.mute, MuteConversation(id: id, muted: false))
        let changes = try await test.server.application.hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))
        #expect(try await test.server.notifications().isEmpty)
        withExtendedLifetime(changes) {}
    }

    @Test func `reading a conversation settles its thread for the reader`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        try await test.send(["One"], as: test.customer, to: id)
        _ = try await test.driver.call(ChatEndpoints.read, MarkRead(id: id))
        let kind = try #require(try test.server.application.container.resolve(NotificationKinds.self)["chat.message"])
        let threads = try await test.server.database.read { transaction in
            try transaction.all(DomainEvent.self, "SELECT * FROM core_event WHERE kind = 'chat.read' ORDER BY id").flatMap { event in
                try kind.changes(for: event, in: transaction).compactMap { if case .settle(let person, let thread) = $0 { "\(person) \(thread)" } else { nil } }
            }
        }
        #expect(threads.last == "9 conversation/\(id)")
    }
}
