import Core
import CoreTesting
import Foundation
import HTTPTypes
import Networking
import Testing

/// A thousand requests that all meet an expired token at the same moment.
struct ThousandRequestsTests {
    private static let count = 1_000

    private struct Outcome: Sendable {
        var notes = 0
        var errors: [APIError] = []
    }

    /// Answers 401 to all that carry the first token, once all of them have come.
    private func transport(_ arrived: Gate) -> ScriptedTransport {
        ScriptedTransport { exchange in
            guard exchange.authorization != "Bearer access-2" else { return .ok(#"{"text":"Hi"}"#) }
            await arrived.arrive()
            await arrived.wait()
            return .unauthorized
        }
    }

    private func run(_ client: APIClient) async -> Outcome {
        await withTaskGroup(of: Result<Note, APIError>.self) { group in
            for id in 1...Self.count {
                group.addTask {
                    await Result { () async throws(APIError) in try await client.call(NoteEndpoints.detail, IDInput(id: id)) }
                }
            }
            return await group.reduce(into: Outcome()) { outcome, result in
                switch result {
                case .success: outcome.notes += 1
                case .failure(let error): outcome.errors.append(error)
                }
            }
        }
    }

    private func outcome(of response: Result<Tokens, APIError>) async throws -> (Outcome, ScriptedRefresher, AuthSession, LockedValue<[Bool]>) {
        let refresher = ScriptedRefresher { _ in response }
        let session = makeSession(refresher: refresher)
        let changes = session.changes()
        let outcome = await run(makeClient(transport(Gate(opensAfter: Self.count)), session: session))
        let heard = LockedValue<[Bool]>([])
        let listener = Task { for await change in changes { heard.withLock { $0.append(change) } } }
        // A mark at the end, so that all that was said before has been heard.
        try? await session.begin(.sample(9))
        try await eventually { heard.value.last == true }
        listener.cancel()
        return (outcome, refresher, session, heard)
    }

    @Test(.timeLimit(.minutes(1))) func `one refresh serves them all`() async throws {
        let (outcome, refresher, _, heard) = try await outcome(of: .success(.sample(2)))
        #expect(outcome.notes == Self.count)
        #expect(outcome.errors.isEmpty)
        #expect(refresher.calls.value == ["refresh-1"])
        #expect(heard.value == [true])
    }

    @Test(.timeLimit(.minutes(1))) func `a refused refresh signs out once and fails them all clearly`() async throws {
        let (outcome, refresher, _, heard) = try await outcome(of: .failure(.unauthorized()))
        #expect(outcome.errors.count == Self.count)
        #expect(outcome.errors.allSatisfy { $0.kind == .unauthorized })
        #expect(refresher.calls.value.count == 1)
        #expect(heard.value == [false, true])
    }

    @Test(.timeLimit(.minutes(1)), arguments: [APIError.offline, APIError(status: 503, code: "unavailable", message: "Later.")])
    func `a refresh that can't be made fails them all and keeps the session`(error: APIError) async throws {
        let (outcome, _, _, heard) = try await outcome(of: .failure(error))
        #expect(outcome.errors.count == Self.count)
        #expect(outcome.errors.allSatisfy { $0 == error })
        #expect(heard.value == [true])
    }

    @Test(.timeLimit(.minutes(1))) func `a refresh that hangs ends them all at its deadline and keeps the session`() async {
        let clock = TestClock()
        let asked = Gate()
        let refresher = ScriptedRefresher { _ in
            await asked.open()
            await Gate().wait()
            return .failure(.offline)
        }
        let session = AuthSession(store: InMemoryTokenStore(.sample(1)), refresher: refresher, clock: clock, refreshDeadline: .seconds(20))
        let allRefused = Gate(opensAfter: Self.count)
        let client = makeClient(transport(allRefused), session: session)
        let all = Task { await run(client) }
        await asked.wait()
        // Those who come late find the refresh under way, or begin another: the clock goes on until all have ended.
        let pusher = Task {
            while !Task.isCancelled {
                clock.advance(by: .seconds(20))
                await Task.yield()
            }
        }
        let outcome = await all.value
        pusher.cancel()
        #expect(outcome.errors.count == Self.count)
        #expect(outcome.errors.allSatisfy { $0 == .timedOut })
        #expect(await session.tokens() == .sample(1))
    }

    @Test(.timeLimit(.minutes(1))) func `canceling one who waits ends it at once and harms no other`() async throws {
        let (asked, answered) = (Gate(), Gate())
        let refresher = ScriptedRefresher { _ in
            await asked.open()
            await answered.wait()
            return Task.isCancelled ? .failure(.canceled) : .success(.sample(2))
        }
        let session = makeSession(refresher: refresher)
        let others = (1...99).map { _ in Task { try await session.refresh(replacing: "access-1") } }
        let one = Task { try await session.refresh(replacing: "access-1") }
        await asked.wait()
        one.cancel()
        await #expect(throws: APIError.canceled) { try await one.value }
        await answered.open()
        for other in others { #expect(try await other.value == "access-2") }
        #expect(refresher.calls.value.count == 1)
    }
}
