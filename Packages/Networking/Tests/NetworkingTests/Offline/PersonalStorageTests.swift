import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Testing

struct PersonalStorageTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "personal-\(UUID().uuidString)")
    private let clock = TestClock()
    private let session = makeSession(nil)
    private let cache: ResponseCache
    private let isDown = LockedValue(false)
    private let transport: ScriptedTransport

    init() throws {
        cache = try ResponseCache(folder: folder.appending(path: "answers"), clock: clock)
        transport = ScriptedTransport { [isDown] exchange in
            if isDown.value { throw HTTPClientError.unreachable("down") }
            if exchange.request.method == .get { return .ok(#"{"text":"Mine"}"#) }
            return .init(status: 409, body: #"{"success":false,"data":null,"error":"Too late.","code":"too_late"}"#)
        }
    }

    private func signIn(_ person: Int) async throws -> PersonalStorage {
        try await session.begin(.sample(person))
        let api = APIClient(http: HTTPClient(transport: transport, clock: clock, policy: .inProcess), baseURL: nil, session: session, clock: clock)
        return try await PersonalStorage(of: person, in: folder, api: api, session: session, cache: cache, clock: clock, random: SystemRandomSource())
    }

    private func note(_ storage: PersonalStorage) async throws -> [Note] {
        var notes: [Note] = []
        for try await note in storage.caching.load(NoteEndpoints.detail, IDInput(id: 7)) { notes.append(note.value) }
        return notes
    }

    private func rename(_ id: Int, in storage: PersonalStorage) async throws {
        try await storage.outbox.add(NoteEndpoints.rename, RenameInput(id: id, text: "done"), title: "Stop \(id)")
    }

    @Test(arguments: [true, false])
    func `who signs in next sees nothing of what was kept for the person before, who finds it again`(signsOut: Bool) async throws {
        let first = try await signIn(1)
        #expect(try await note(first) == [Note(text: "Mine")])
        try await rename(1, in: first)
        await first.outbox.sendWaiting()
        isDown.value = true
        try await rename(2, in: first)
        if signsOut {
            await session.end()
            #expect(await cache.size == 0)
        }

        let second = try await signIn(2)
        #expect(await cache.size == 0)
        #expect(await second.outbox.content == OutboxContent())
        await #expect(throws: APIError.self) { try await note(second) }

        let again = try await signIn(1)
        #expect(await again.outbox.content.deadLetters.map(\.entry.title) == ["Stop 1"])
        #expect(await again.outbox.content.waiting.map(\.title) == ["Stop 2"])
    }

    @Test func `after the session nothing is kept or sent, though the next person is signed in`() async throws {
        isDown.value = true
        let first = try await signIn(1)
        try await rename(1, in: first)
        let sending = Task { await first.outbox.run() }
        await clock.sleepers(1)
        try await session.begin(.sample(2))
        isDown.value = false
        let before = transport.requests.count
        await first.outbox.sendWaiting()
        clock.advance(by: .seconds(60))
        await sending.value
        #expect(transport.requests.count == before)
        let error = await #expect(throws: (any Error).self) { try await rename(2, in: first) }
        #expect("\(try #require(error))".contains("To fix, open the file of whoever is signed in now."))
    }

    @Test func `what is sent while the session ends is asked for again later, under its key`() async throws {
        let (arrived, release) = (Gate(), Gate())
        let slow = ScriptedTransport { _ in
            await arrived.open()
            await release.wait()
            return .ok(#"{"text":"done"}"#)
        }
        let api = APIClient(http: HTTPClient(transport: slow, clock: clock, policy: .inProcess), baseURL: nil, session: session, clock: clock)
        try await session.begin(.sample(1))
        func open() async throws -> PersonalStorage {
            try await PersonalStorage(of: 1, in: folder, api: api, session: session, cache: cache, clock: clock, random: SystemRandomSource())
        }
        let first = try await open()
        try await rename(1, in: first)
        let sending = Task { await first.outbox.sendWaiting() }
        await arrived.wait()
        await session.end()
        await release.open()
        #expect(await sending.value == nil)
        try await session.begin(.sample(1))
        let again = try await open()
        #expect(await again.outbox.sendWaiting() == nil)
        #expect(await again.outbox.content == OutboxContent())
        #expect(slow.requests.count == 2)
        #expect(Set(slow.requests.map { $0.request.headerFields[.idempotencyKey] }).count == 1)
    }

    @Test func `without a session what was kept is forgotten at once`() async throws {
        await session.end()
        let done = LockedValue(0)
        await session.atEnd { done.withLock { $0 += 1 } }
        #expect(done.value == 1)
        try await session.begin(.sample(1))
        await session.atEnd { done.withLock { $0 += 1 } }
        await session.end()
        await session.end()
        #expect(done.value == 2)
    }

    @Test func `a sender of the client's own sends the operations, and learns the responses`() async throws {
        try await session.begin(.sample(1))
        let api = APIClient(http: HTTPClient(transport: transport, clock: clock, policy: .inProcess), baseURL: nil, session: session, clock: clock)
        let sender = LearningSender(api: api)
        let storage = try await PersonalStorage(
            of: 1, in: folder, api: api, session: session, cache: cache, clock: clock, random: SystemRandomSource(), sender: sender)
        try await rename(1, in: storage)
        await storage.outbox.sendWaiting()
        #expect(sender.codes.value == ["too_late"])
        #expect(try await api.output(of: APIRequest(NoteEndpoints.detail, IDInput(id: 7)), as: Note.self) == Note(text: "Mine"))
    }
}

/// Notes how the server refused.
private struct LearningSender: OutboxSending {
    let api: APIClient
    let codes = LockedValue<[String]>([])

    func send(_ request: APIRequest) async throws(APIError) {
        do throws(APIError) {
            _ = try await api.output(of: request, as: Note.self)
        } catch {
            codes.value.append(error.code.rawValue)
            throw error
        }
    }
}
