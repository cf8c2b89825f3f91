import Core
import CoreTesting
import Foundation
import Networking
import Testing

struct SessionLifecycleTests {
    private let steps = LockedValue<[String]>([])

    private func lifecycle(_ session: AuthSession, _ response: Result<Void, APIError> = .success(())) -> SessionLifecycle {
        SessionLifecycle(
            session: session,
            verify: { [steps] () async throws(APIError) in
                steps.withLock { $0.append("verify") }
                if case .failure(let error) = response {
                    if error.status == 401 { await session.end() }
                    throw error
                }
            },
            reconnect: { [steps] in steps.withLock { $0.append("reconnect") } })
    }

    @Test func `nobody signed in: the server isn't asked`() async {
        #expect(await lifecycle(makeSession(nil)).restore() == .signedOut)
        #expect(await lifecycle(makeSession(nil)).returnToForeground() == .signedOut)
        #expect(steps.value.isEmpty)
    }

    @Test func `a start asks the server`() async {
        #expect(await lifecycle(makeSession()).restore() == .signedIn)
        #expect(steps.value == ["verify"])
    }

    @Test func `a start without a connection keeps the session`() async {
        #expect(await lifecycle(makeSession(), .failure(.offline)).restore() == .unverified(.offline))
    }

    @Test func `a start with a session that the server has ended is signed out`() async {
        #expect(await lifecycle(makeSession(), .failure(.unauthorized())).restore() == .signedOut)
    }

    @Test func `back in the foreground with a valid token nothing is asked`() async {
        #expect(await lifecycle(makeSession()).returnToForeground() == .signedIn)
        #expect(steps.value.isEmpty)
    }

    @Test func `back in the foreground with an expired token the session is verified first, then the connection made`() async {
        let clock = TestClock()
        let session = makeSession(clock: clock)
        clock.advance(by: .seconds(900))
        #expect(await lifecycle(session).returnToForeground() == .signedIn)
        #expect(steps.value == ["verify", "reconnect"])
    }

    @Test func `no connection is made while the session can't be verified`() async {
        let clock = TestClock()
        let session = makeSession(clock: clock)
        clock.advance(by: .seconds(900))
        #expect(await lifecycle(session, .failure(.offline)).returnToForeground() == .unverified(.offline))
        #expect(steps.value == ["verify"])
    }

    @Test func `tokens that another process has renewed are taken from the store`() async throws {
        let store = InMemoryTokenStore(.sample(1))
        let refresher = ScriptedRefresher { _ in .failure(.unauthorized()) }
        let session = AuthSession(store: store, refresher: refresher, clock: TestClock())
        #expect(await session.tokens() == .sample(1))
        await store.save(.sample(4))
        #expect(try await session.refresh(replacing: "access-1") == "access-4")
        #expect(refresher.calls.value.isEmpty)
    }

    @Test func `a refresh that lost the race against another process takes the winner's tokens`() async throws {
        let store = InMemoryTokenStore(.sample(1))
        let refresher = ScriptedRefresher { _ in
            await store.save(.sample(4))
            return .failure(.unauthorized())
        }
        let session = AuthSession(store: store, refresher: refresher, clock: TestClock())
        #expect(try await session.refresh(replacing: "access-1") == "access-4")
    }

    @Test func `tokens that come after the deadline are kept all the same`() async throws {
        let clock = TestClock()
        let (asked, answered) = (Gate(), Gate())
        let store = InMemoryTokenStore(.sample(1))
        let refresher = ScriptedRefresher { _ in
            await asked.open()
            await answered.wait()
            return .success(.sample(2))
        }
        let session = AuthSession(store: store, refresher: refresher, clock: clock, refreshDeadline: .seconds(5))
        let call = Task { try await session.refresh(replacing: "access-1") }
        await asked.wait()
        await clock.sleepers(1)
        clock.advance(by: .seconds(5))
        await #expect(throws: APIError.timedOut) { try await call.value }
        await answered.open()
        try await eventually { await session.tokens() == .sample(2) }
    }
}
