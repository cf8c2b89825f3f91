import ChatAPI
import ChatServer
import Core
import CoreTesting
import Foundation
import Networking
import ServerCore
import ServerTesting
import Testing

struct PresenceTests {
    @Test func `a person is there while a page of theirs listens`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        func driver() async throws -> Participant? { try await test.view(of: id, as: test.customer)?.participants.last }
        #expect(try await driver()?.isOnline == false)
        let pages = try await test.server.application.hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))
        #expect(try await driver()?.isOnline == true)
        withExtendedLifetime(pages) {}
        _ = try await test.customer.call(ChatEndpoints.block, BlockPerson(id: id, blocked: true))
        #expect(try await driver()?.isOnline == false)
        let seenByDriver = try await test.view(of: id, as: test.driver)?.participants.first
        #expect(seenByDriver?.isOnline == false)
    }

    @Test func `when one was last there is told to five minutes`() async throws {
        let test = try await ChatTestServer()
        let id = try await test.conversation()
        let hub = test.server.application.hub
        let presence = try #require(ChatServerPlugin().jobs(test.server.application.container).first)
        let stream = try await hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))
        let start = test.server.clock.now
        test.server.clock.advance(by: .seconds(7 * 60))
        try await presence.run()
        try await presence.run()
        withExtendedLifetime(stream) {}
        let seen = try await test.view(of: id, as: test.customer)?.participants.last?.lastSeenAt
        #expect(seen == start.addingTimeInterval(5 * 60))
        #expect(try await test.view(of: id, as: test.driver)?.participants.last?.lastSeenAt == nil)
    }

    @Test func `what the hub counts goes when the listeners go`() async throws {
        let test = try await ChatTestServer()
        let hub = test.server.application.hub
        var streams: [AsyncStream<Change>] = []
        for _ in 0..<3 { streams.append(try await hub.subscribe(ChatTopics.conversations(of: 9), as: .driver(9))) }
        #expect(hub.listenedTopics == [ChatTopics.conversations(of: 9)])
        streams = []
        try await eventually { hub.listenedTopics.isEmpty }
        #expect(!hub.isListened(ChatTopics.conversations(of: 9)))
    }
}
