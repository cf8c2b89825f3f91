import Core
import ServerCore
import ServerTesting
import Testing

@Suite(.timeLimit(.minutes(1)))
struct HintPublisherTests {
    private func hint(_ id: Int, kind: String = "notes.look") -> Change { Change(topic: "notes/1", kind: kind, id: id, sequence: 0) }

    @Test func `hints that come together are published as the last of them`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let hints = try server.application.container.resolve(HintPublisher.self)
        let changes = try await server.application.hub.subscribe("notes/1", as: .customer(1))
        for id in 1...500 { hints.publish(hint(id)) }
        var published: [Int] = []
        for await change in changes {
            published.append(change.id)
            if change.id == 500 { break }
        }
        // A slow machine may take longer for the 500 than the pause.
        #expect(published.count < 50)
    }

    @Test func `hints of different kinds or topics don't replace each other, and one after a pause is published, too`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let hints = try server.application.container.resolve(HintPublisher.self)
        var changes = try await server.application.hub.subscribe("notes/1", as: .customer(1)).makeAsyncIterator()
        hints.publish(hint(1))
        hints.publish(hint(2, kind: "notes.other"))
        let first = [await changes.next()?.id, await changes.next()?.id]
        #expect(Set(first) == [1, 2])
        hints.publish(hint(3))
        #expect(await changes.next()?.id == 3)
    }

    @Test func `hints whose listeners go by the id don't replace those with other ids`() async throws {
        let server = try await TestServer(plugins: [NotesPlugin()])
        let hints = try server.application.container.resolve(HintPublisher.self)
        var changes = try await server.application.hub.subscribe("notes/1", as: .customer(1)).makeAsyncIterator()
        for id in [1, 2, 2, 3] { hints.publishEach(hint(id)) }
        var published: [Int] = []
        while Set(published) != [1, 2, 3], let id = await changes.next()?.id { published.append(id) }
        #expect(Set(published) == [1, 2, 3])
    }
}
