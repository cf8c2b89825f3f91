import Core
import CoreTesting
import Foundation
import Persistence
import ServerTesting
import Testing

@testable import ServerCore

@Suite(.timeLimit(.minutes(1)))
struct JobRunnerTests {
    /// A process's jobs, which say when they run: `own`, `shared`, and `shared ended` where one is interrupted.
    private struct Node {
        let runner: JobRunner
        let said: AsyncStream<String>
        private let voice: AsyncStream<String>.Continuation

        init(_ server: TestServer, sharesDatabase: Bool = true, database: (any Database)? = nil) {
            let (said, voice) = AsyncStream<String>.makeStream()
            self.said = said
            self.voice = voice
            let shared = PeriodicJob("shared", every: .seconds(1)) {
                voice.yield("shared")
                try await withTaskCancellationHandler {
                    try await server.clock.sleep(for: .seconds(3600))
                } onCancel: {
                    voice.yield("shared ended")
                }
            }
            let own = PeriodicJob("own", every: .seconds(3600), on: .everyNode) { voice.yield("own") }
            runner = JobRunner(
                jobs: [own, shared], database: database ?? server.database, sharesDatabase: sharesDatabase, clock: server.clock, random: SystemRandomSource())
        }

        func hears(_ word: String) async -> Bool {
            for await heard in said where heard == word { return true }
            return false
        }

        /// Everything said until the runner has ended.
        func end() async -> [String] {
            voice.finish()
            return await said.reduce(into: []) { $0.append($1) }
        }
    }

    private func lease(_ holder: String, _ server: TestServer) -> JobLease {
        JobLease(name: "test", holder: holder, database: server.database, clock: server.clock)
    }

    @Test func `a lease is one holder's until its time is over or it is given back`() async throws {
        let server = try await TestServer(plugins: [])
        let (first, second) = (lease("first", server), lease("second", server))
        let end = try #require(try await first.take())
        #expect(end == server.clock.now.addingTimeInterval(10))
        #expect(try await second.take() == nil)
        server.clock.advance(by: .seconds(14))
        #expect(try await first.take() != nil)
        server.clock.advance(by: .seconds(14))
        #expect(try await second.take() == nil)
        server.clock.advance(by: .seconds(1))
        #expect(try await second.take() != nil)
        #expect(try await first.take() == nil)
        try await first.release()
        #expect(try await first.take() == nil)
        try await second.release()
        #expect(try await first.take() != nil)
    }

    @Test func `of many who ask at once one gets a lease`() async throws {
        let server = try await TestServer(plugins: [])
        let holders = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<20 { group.addTask { try await lease("\(number)", server).take() != nil } }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(holders == 1)
    }

    @Test func `one node does what is shared, each what is its own, and another takes over when it leaves`() async throws {
        let server = try await TestServer(plugins: [])
        let (first, second) = (Node(server), Node(server))
        let leading = Task { await first.runner.run(isWorker: true) }
        #expect(await first.hears("shared"))
        let following = Task { await second.runner.run(isWorker: true) }
        #expect(await second.hears("own"))
        // The first's own job, its shared one, its renewal and its lease's end; the second's own job and its asking.
        await server.clock.sleepers(6)
        leading.cancel()
        await leading.value
        server.clock.advance(by: .seconds(5))
        #expect(await second.hears("shared"))
        following.cancel()
        await following.value
        #expect(await first.end() == ["shared ended"])
    }

    @Test func `a node that lost its lease stops what is shared at once`() async throws {
        let server = try await TestServer(plugins: [])
        let node = Node(server)
        let running = Task { await node.runner.run(isWorker: true) }
        #expect(await node.hears("shared"))
        await server.clock.sleepers(4)
        try await server.database.write { try $0.execute("UPDATE core_lease SET holder = \("another")") }
        server.clock.advance(by: .seconds(5))
        #expect(await node.hears("shared ended"))
        running.cancel()
        await running.value
    }

    @Test func `a node that can't reach the database stops before its lease ends`() async throws {
        let server = try await TestServer(plugins: [])
        let node = Node(server)
        let running = Task { await node.runner.run(isWorker: true) }
        #expect(await node.hears("shared"))
        await server.clock.sleepers(4)
        try await server.database.close()
        server.clock.advance(by: .seconds(5))
        // The renewal failed, and waits for its next attempt.
        await server.clock.sleepers(4)
        server.clock.advance(by: .seconds(5))
        #expect(await node.hears("shared ended"))
        running.cancel()
        await running.value
    }

    @Test func `a renewal that the database doesn't respond to doesn't outlive the lease`() async throws {
        let server = try await TestServer(plugins: [])
        let database = StallingDatabase(server.database)
        let node = Node(server, database: database)
        let running = Task { await node.runner.run(isWorker: true) }
        #expect(await node.hears("shared"))
        await server.clock.sleepers(4)
        database.isStalled.withLock { $0 = true }
        server.clock.advance(by: .seconds(5))
        for await _ in database.stalls { break }
        server.clock.advance(by: .seconds(5))
        #expect(await node.hears("shared ended"))
        database.goOn()
        running.cancel()
        await running.value
    }

    @Test func `where nobody shares the database no lease is asked for, and who isn't a worker leaves what is shared`() async throws {
        let server = try await TestServer(plugins: [])
        let (alone, page) = (Node(server, sharesDatabase: false), Node(server, sharesDatabase: false))
        let running = Task { await alone.runner.run(isWorker: true) }
        #expect(await alone.hears("shared"))
        running.cancel()
        await running.value
        #expect(try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM core_lease") } == 0)
        let idle = Task { await page.runner.run(isWorker: false) }
        #expect(await page.hears("own"))
        idle.cancel()
        await idle.value
        #expect(await page.end().isEmpty)
    }
}
