import Core
import CoreTesting
import Foundation
import ServerCore
import ServerTesting
import Testing

/// Two processes of one product: servers on databases of their own that stand beside each other on a bus.
@Suite(.timeLimit(.minutes(1)))
struct RealtimeRelayTests {
    private static let topic = Topic("rooms/1")

    private struct Node {
        let server: TestServer
        let running: Task<Void, any Error>
        var hub: RealtimeHub { server.application.hub }

        init(on bus: any ProcessBus, _ clock: TestClock) async throws {
            let server = try await TestServer(plugins: [RoomsPlugin()], clock: clock) { $0.register((any ProcessBus).self) { _ in bus } }
            self.server = server
            running = Task { try await server.application.run() }
        }

        func hears(_ topic: Topic = topic) async throws -> AsyncStream<Change> { try await hub.subscribe(topic, as: .customer(7)) }

        func waits(for isListened: Bool) async throws { try await eventually { hub.isListened(topic) == isListened } }

        func stop() async {
            running.cancel()
            _ = await running.result
        }
    }

    private func nodes() async throws -> (Node, Node, InProcessBus, TestClock) {
        let (bus, clock) = (InProcessBus(), TestClock())
        return (try await Node(on: bus, clock), try await Node(on: bus, clock), bus, clock)
    }

    @Test func `what is stored nowhere is told in all processes, in each once`() async throws {
        let (first, second, _, _) = try await nodes()
        var there = try await second.hears().makeAsyncIterator()
        try await first.waits(for: true)
        // The second hears the bus once it knows who listens to another room.
        let other = Topic("rooms/2")
        let listening = try await first.hears(other)
        try await eventually { second.hub.isListened(other) }
        var here = try await first.hears().makeAsyncIterator()
        let changes = (1...2).map { Change(topic: Self.topic, kind: "typing", id: $0, sequence: 0) }
        for change in changes { await first.hub.publish(change) }
        for change in changes {
            #expect(await here.next() == change)
            #expect(await there.next() == change)
        }
        withExtendedLifetime(listening) {}
        await first.stop()
        await second.stop()
    }

    @Test func `a process knows who listens in another, from its start on and until they leave`() async throws {
        let bus = InProcessBus()
        let clock = TestClock()
        let first = try await Node(on: bus, clock)
        var stream: AsyncStream<Change>? = try await first.hears()
        let second = try await Node(on: bus, clock)
        try await second.waits(for: true)
        #expect(stream != nil)
        #expect(second.hub.listenedTopics.isEmpty, "others' listeners are theirs to note")
        stream = nil
        try await second.waits(for: false)
        await first.stop()
        await second.stop()
    }

    @Test func `a process that stops takes its listeners along, one that was killed after a while`() async throws {
        let (first, second, bus, clock) = try await nodes()
        let stream = try await first.hears()
        try await second.waits(for: true)
        await first.stop()
        try await second.waits(for: false)

        bus.publish(Data(#"{"node":"killed","kind":"entered","topics":["rooms/1"]}"#.utf8), to: "realtime")
        try await second.waits(for: true)
        try await eventually {
            clock.advance(by: .seconds(20))
            return !second.hub.isListened(Self.topic)
        }
        await second.stop()
        withExtendedLifetime(stream) {}
    }

    @Test func `topics that don't share their listeners, and what nobody understands, tell others nothing`() async throws {
        let (first, second, bus, _) = try await nodes()
        bus.publish(Data("nonsense".utf8), to: "realtime")
        bus.publish(Data(#"{"node":"new","kind":"waved"}"#.utf8), to: "realtime")
        let secret = try await first.hears("secrets/1")
        let open = try await first.hears()
        try await second.waits(for: true)
        #expect(!second.hub.isListened("secrets/1"))
        withExtendedLifetime((secret, open)) {}
        await first.stop()
        await second.stop()
    }
}

private struct RoomsPlugin: ServerPlugin {
    let name = "Rooms"
    let requires: [String] = []

    func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("rooms/{id}", sharesListeners: true) { _, _, _ in true }, TopicRule("secrets/{id}") { _, _, _ in true }]
    }
}
