import Core
import CoreTesting
import Foundation
import Networking
import Testing

/// A server that is down, or answers what a test tells it to.
private final class FakeServer: OutboxSending {
    let arrived = LockedValue<[APIRequest]>([])
    let response = LockedValue<APIError?>(nil)

    func send(_ request: APIRequest) async throws(APIError) {
        if let error = response.value, error.status == 0 { throw error }
        arrived.withLock { $0.append(request) }
        if let error = response.value { throw error }
    }

    var paths: [String] { arrived.value.map(\.path) }
}

struct OutboxTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID().uuidString)/outbox")
    private let clock = TestClock()
    private let server = FakeServer()
    private let refusal = APIError(status: 409, code: "illegal_transition", message: "Too late.")

    private func open() throws -> OfflineOutbox {
        try OfflineOutbox(file: file, sender: server, clock: clock, random: SystemRandomSource())
    }

    private func add(_ id: Int, to outbox: OfflineOutbox) async throws {
        try await outbox.add(NoteEndpoints.rename, RenameInput(id: id, text: "done"), title: "Stop \(id)")
        clock.advance(by: .seconds(60))
    }

    @Test func `operations done without a server arrive once, in order, with their times, after restarts`() async throws {
        server.response.value = .offline
        let start = clock.now
        do {
            let outbox = try open()
            for id in 1...2 { try await add(id, to: outbox) }
            #expect(await outbox.sendWaiting() == .offline)
        }
        let outbox = try open()
        try await add(3, to: outbox)
        #expect(await outbox.content.waiting.map(\.title) == ["Stop 1", "Stop 2", "Stop 3"])
        server.response.value = nil
        #expect(await outbox.sendWaiting() == nil)
        #expect(await outbox.sendWaiting() == nil)
        #expect(server.paths == ["/notes/1", "/notes/2", "/notes/3"])
        #expect(server.arrived.value.map(\.deviceTime) == [0, 60, 120].map { start.addingTimeInterval($0) })
        #expect(Set(server.arrived.value.map(\.idempotencyKey)).count == 3)
        #expect(await outbox.content == OutboxContent())
    }

    @Test func `what was sent is not sent again after a restart, and numbers go on`() async throws {
        do {
            let outbox = try open()
            try await add(1, to: outbox)
            await outbox.sendWaiting()
        }
        let outbox = try open()
        #expect(await outbox.sendWaiting() == nil)
        #expect(server.paths == ["/notes/1"])
        try await add(2, to: outbox)
        #expect(await outbox.content.waiting.map(\.id) == [2])
    }

    @Test(arguments: [APIError.timedOut, .internalError, .unauthorized(), .rateLimited(retryAfter: .seconds(9))])
    func `what may pass by itself stands in the way until it has, under the same key`(error: APIError) async throws {
        server.response.value = error
        let outbox = try open()
        for id in 1...2 { try await add(id, to: outbox) }
        #expect(await outbox.sendWaiting() == error)
        server.response.value = nil
        await outbox.sendWaiting()
        #expect(server.paths.suffix(2) == ["/notes/1", "/notes/2"])
        #expect(Set(server.arrived.value.filter { $0.path == "/notes/1" }.map(\.idempotencyKey)).count == 1)
    }

    @Test func `what the server refuses becomes a dead letter that the person sees, and may retry or discard`() async throws {
        server.response.value = refusal
        do {
            let outbox = try open()
            for id in 1...2 { try await add(id, to: outbox) }
            #expect(await outbox.sendWaiting() == nil)
        }
        let outbox = try open()
        let letters = await outbox.content.deadLetters
        #expect(letters.map(\.entry.title) == ["Stop 1", "Stop 2"])
        #expect(letters.allSatisfy { $0.status == 409 && $0.code == "illegal_transition" && $0.message == "Too late." })
        server.response.value = nil
        try await outbox.retry(1)
        try await outbox.retry(99)
        try await outbox.discard(2)
        try await outbox.discard(99)
        await outbox.sendWaiting()
        #expect(server.paths == ["/notes/1", "/notes/2", "/notes/1"])
        #expect(server.arrived.value[0].idempotencyKey != server.arrived.value[2].idempotencyKey)
        #expect(server.arrived.value[0].deviceTime == server.arrived.value[2].deviceTime)
        #expect(await outbox.content == OutboxContent())
    }

    @Test(.timeLimit(.minutes(1))) func `it sends what is added while it runs, and tries again after a pause`() async throws {
        let outbox = try open()
        var changes = outbox.changes().makeAsyncIterator()
        let running = Task { await outbox.run() }
        try await add(1, to: outbox)
        while await changes.next() != OutboxContent() {}
        server.response.value = .offline
        try await add(2, to: outbox)
        await clock.sleepers(1)
        server.response.value = nil
        clock.advance(by: .seconds(60))
        try await eventually { await outbox.content.waiting.isEmpty }
        running.cancel()
        await running.value
        #expect(server.paths == ["/notes/1", "/notes/2"])
    }

    @Test func `a long history is compacted once all is sent`() async throws {
        let outbox = try open()
        let text = String(repeating: "x", count: 40_000)
        for id in 1...2 { try await outbox.add(NoteEndpoints.rename, RenameInput(id: id, text: text), title: "") }
        await outbox.sendWaiting()
        #expect(try Data(contentsOf: file).count < 200)
        try await add(3, to: outbox)
        #expect(await outbox.content.waiting.map(\.id) == [3])
    }
}
