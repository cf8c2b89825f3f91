import ChatAPI
import Core
import CoreTesting
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

/// What is stored nowhere reaches people whose pages are in another process. The two here have databases of their own with the same conversation.
@Suite(.timeLimit(.minutes(1)))
struct SeveralProcessesTests {
    @Test func `who is there and who types is known in the other process`() async throws {
        let bus = InProcessBus()
        let (first, second) = (try await ChatTestServer(bus: bus), try await ChatTestServer(bus: bus))
        let id = try await first.conversation()
        #expect(try await second.conversation() == id)
        let running = [first, second].map { test in Task { try await test.server.application.run() } }
        #expect(try await second.view(of: id, as: second.driver)?.participants.first { $0.id == 7 }?.isOnline == false)

        let list = try await first.server.application.hub.subscribe(ChatTopics.conversations(of: 7), as: .customer(7))
        try await eventually { second.server.application.hub.isListened(ChatTopics.conversations(of: 7)) }
        #expect(try await second.view(of: id, as: second.driver)?.participants.first { $0.id == 7 }?.isOnline == true)

        var thread = try await second.server.application.hub.subscribe(ChatTopics.conversation(id), as: .driver(9)).makeAsyncIterator()
        _ = try await first.customer.call(ChatEndpoints.typing, IDInput(id: id))
        #expect(await thread.next() == Change(topic: ChatTopics.conversation(id), kind: ChatEvents.typing, id: 7, sequence: 0))
        withExtendedLifetime(list) {}
        for task in running { task.cancel() }
        for task in running { _ = await task.result }
    }
}
