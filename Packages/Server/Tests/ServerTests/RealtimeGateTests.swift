import Core
import ServerTesting
import Testing

@testable import ServerCore

@Suite(.timeLimit(.minutes(1)))
struct RealtimeGateTests {
    private let topic = Topic("notes/1")

    private func change(_ id: Int, _ sequence: Int, kind: String = "note.written") -> Change {
        Change(topic: topic, kind: kind, id: id, sequence: sequence)
    }

    @Test func `a closed gate holds changes back; opened, it passes the newest of each thing on, in their order`() async throws {
        let hub = try await TestServer(plugins: [NotesPlugin()]).application.hub
        let gate = RealtimeGate()
        var held = try await hub.subscribe(topic, as: .customer(1), through: gate).makeAsyncIterator()
        var free = try await hub.subscribe(topic, as: .customer(1)).makeAsyncIterator()
        await hub.publish(change(1, 1))
        #expect(await held.next() == change(1, 1))
        gate.set(isOpen: false)
        let told = [change(1, 2), change(2, 1), change(1, 3), change(1, 4, kind: "note.read")]
        for change in told { await hub.publish(change) }
        #expect(await free.next() == change(1, 1))
        for change in told { #expect(await free.next() == change) }
        gate.set(isOpen: true)
        await hub.publish(change(3, 1))
        for change in [change(2, 1), change(1, 3), change(1, 4, kind: "note.read"), change(3, 1)] { #expect(await held.next() == change) }
    }

    @Test func `as many changes are held for a listener as would wait for one that doesn't read`() async throws {
        let hub = try await TestServer(plugins: [NotesPlugin()]).application.hub
        let gate = RealtimeGate()
        var held = try await hub.subscribe(topic, as: .customer(1), through: gate).makeAsyncIterator()
        gate.set(isOpen: false)
        for id in 1...70 { await hub.publish(change(id, 1)) }
        gate.set(isOpen: true)
        for id in 7...70 { #expect(await held.next() == change(id, 1)) }
    }
}
