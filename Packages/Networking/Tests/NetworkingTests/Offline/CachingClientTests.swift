import Core
import CoreTesting
import Foundation
import HTTPTypes
import Testing

@testable import Networking

/// A server whose notes have ETags.
private final class TaggedServer: HTTPTransport {
    let text = LockedValue("one")
    let failure = LockedValue<Int?>(nil)
    let isDown = LockedValue(false)
    let statuses = LockedValue<[Int]>([])

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        if isDown.value { throw HTTPClientError.unreachable("down") }
        let tag = "\"\(text.value)\""
        let status = failure.value ?? (request.headerFields[.ifNoneMatch] == tag ? 304 : 200)
        statuses.withLock { $0.append(status) }
        let response = status == 200 ? #"{"success":true,"data":[{"text":"\#(text.value)"}],"error":null}"# : ""
        return (HTTPResponse(status: .init(code: status), headerFields: [.eTag: tag]), Data(response.utf8))
    }
}

struct CachingClientTests {
    private let clock = TestClock()
    private let server = TaggedServer()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "answers-\(UUID().uuidString)")

    private func client(person: Int = 1, cache: ResponseCache? = nil) throws -> CachingClient {
        let api = APIClient(http: HTTPClient(transport: server, clock: clock), baseURL: nil, session: nil)
        return CachingClient(api: api, cache: try cache ?? ResponseCache(folder: folder, clock: clock), clock: clock, personID: person)
    }

    private func load(_ client: CachingClient, freshFor: Duration = .zero) async throws -> [Loaded<[Note]>] {
        try await client.load(NoteEndpoints.areas, NoInput(), freshFor: freshFor).reduce(into: []) { $0.append($1) }
    }

    private func note(_ text: String, _ savedAt: Date?) -> Loaded<[Note]> { Loaded(value: [Note(text: text)], savedAt: savedAt) }

    @Test func `the saved response comes at once, with its time, and then the server's`() async throws {
        let start = clock.now
        #expect(try await load(try client()) == [note("one", nil)])
        clock.advance(by: .seconds(60))
        server.text.value = "two"
        #expect(try await load(try client()) == [note("one", start), note("two", nil)])
    }

    @Test func `an unchanged response isn't sent again, and its time moves on`() async throws {
        _ = try await load(try client())
        clock.advance(by: .seconds(60))
        #expect(try await load(try client()).last == note("one", nil))
        #expect(server.statuses.value == [200, 304])
        #expect(try await load(try client()).first == note("one", clock.now))
    }

    @Test func `a fresh one spares the server`() async throws {
        _ = try await load(try client())
        clock.advance(by: .seconds(59))
        #expect(try await load(try client(), freshFor: .seconds(60)).count == 1)
        #expect(server.statuses.value.count == 1)
    }

    @Test func `without a server there is what was saved, or the error`() async throws {
        server.isDown.value = true
        await #expect(throws: APIError.offline) { try await load(try client()) }
        server.isDown.value = false
        _ = try await load(try client())
        server.isDown.value = true
        #expect(try await load(try client()) == [note("one", clock.now)])
    }

    @Test(arguments: [401, 403, 404]) func `what may no longer be seen is forgotten`(status: Int) async throws {
        _ = try await load(try client())
        server.failure.value = status
        await #expect(throws: APIError.self) { try await load(try client()) }
        server.isDown.value = true
        await #expect(throws: APIError.offline) { try await load(try client()) }
    }

    @Test func `each person has their own`() async throws {
        _ = try await load(try client(person: 1))
        server.isDown.value = true
        await #expect(throws: APIError.offline) { try await load(try client(person: 2)) }
        let cache = try ResponseCache(folder: folder, clock: clock)
        await cache.removeAll(of: 2)
        #expect(try await load(try client(cache: cache)).count == 1)
        await cache.removeAll(of: 1)
        await #expect(throws: APIError.offline) { try await load(try client(cache: cache)) }
        #expect(await cache.size == 0)
    }

    @Test func `the least recently used go when the bound is reached`() async throws {
        let cache = try ResponseCache(folder: folder, limit: 2_500, clock: clock)
        func save(_ key: String, bytes: Int = 1_000) async {
            clock.advance(by: .seconds(1))
            await cache.save(.init(key: key, tag: nil, savedAt: clock.now, body: Data(count: bytes)), of: 1)
        }
        for key in ["a", "b"] { await save(key) }
        clock.advance(by: .seconds(1))
        #expect(await cache.entry("a", of: 1) != nil)
        await save("c")
        #expect(await cache.entry("b", of: 1) == nil)
        #expect(await cache.entry("a", of: 1) != nil)
        await save("huge", bytes: 3_000)
        #expect(await cache.entry("huge", of: 1) == nil)
        #expect(await cache.size <= 2_500)
    }

    @Test func `a damaged file counts as none`() async throws {
        _ = try await load(try client())
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) { try Data("x".utf8).write(to: folder.appending(path: name)) }
        #expect(try await load(try client()) == [note("one", nil)])
    }
}
