import Core
import CoreTesting
import Networking
import Testing

struct AuthSessionTests {
    @Test func `tokens survive in the store`() async throws {
        let store = InMemoryTokenStore()
        let first = AuthSession(store: store, refresher: ScriptedRefresher(), clock: TestClock())
        #expect(await first.tokens() == nil)
        try await first.begin(.sample(1))
        #expect(try await first.refresh(replacing: "access-1") == "access-2")
        let second = AuthSession(store: store, refresher: ScriptedRefresher(), clock: TestClock())
        #expect(await second.tokens() == .sample(2))
        await second.end()
        #expect(await store.load() == nil)
    }

    @Test func `the store is read once`() async {
        let store = InMemoryTokenStore(.sample(1))
        let session = AuthSession(store: store, refresher: ScriptedRefresher(), clock: TestClock())
        #expect(await session.tokens() == .sample(1))
        await store.save(.sample(3))
        #expect(await session.tokens() == .sample(1))
    }

    @Test func `a sign-in that can't be saved is none`() async {
        let session = AuthSession(store: BrokenTokenStore(), refresher: ScriptedRefresher(), clock: TestClock())
        await #expect(throws: StoreFailure.self) { try await session.begin(.sample(1)) }
        #expect(await session.tokens() == nil)
    }

    @Test func `a late 401 for a token that was already replaced gets the present one without a refresh`() async throws {
        let refresher = ScriptedRefresher()
        let session = makeSession(refresher: refresher)
        #expect(try await session.refresh(replacing: "access-1") == "access-2")
        #expect(try await session.refresh(replacing: "access-1") == "access-2")
        #expect(refresher.calls.value == ["refresh-1"])
    }

    @Test func `a failed refresh is tried again at the next need`() async throws {
        let answers = LockedValue<[Result<Tokens, APIError>]>([.failure(.offline), .success(.sample(2))])
        let session = makeSession(refresher: ScriptedRefresher { _ in answers.withLock { $0.removeFirst() } })
        await #expect(throws: APIError.offline) { try await session.refresh(replacing: "access-1") }
        #expect(try await session.refresh(replacing: "access-1") == "access-2")
    }

    @Test func `a refresh without a session is refused`() async {
        let refresher = ScriptedRefresher()
        let session = makeSession(nil, refresher: refresher)
        await #expect(throws: APIError.unauthorized()) { try await session.refresh(replacing: "access-1") }
        #expect(refresher.calls.value.isEmpty)
    }

    @Test func `a sign-out during a refresh is not undone by its response`() async throws {
        let (asked, answered) = (Gate(), Gate())
        let session = makeSession(
            refresher: ScriptedRefresher { _ in
                await asked.open()
                await answered.wait()
                return .success(.sample(2))
            })
        let refresh = Task { try await session.refresh(replacing: "access-1") }
        await asked.wait()
        await session.end()
        await answered.open()
        await #expect(throws: APIError.unauthorized()) { try await refresh.value }
        #expect(await session.tokens() == nil)
    }

    @Test func `a refused refresh of an earlier session leaves the later one alone`() async throws {
        let (asked, answered) = (Gate(), Gate())
        let session = makeSession(
            refresher: ScriptedRefresher { _ in
                await asked.open()
                await answered.wait()
                return .failure(.unauthorized())
            })
        let refresh = Task { try await session.refresh(replacing: "access-1") }
        await asked.wait()
        try await session.begin(.sample(5))
        await answered.open()
        await #expect(throws: APIError.unauthorized()) { try await refresh.value }
        #expect(await session.tokens() == .sample(5))
    }

    @Test func `a caller that is canceled doesn't cancel the refresh that others wait for`() async throws {
        let (asked, answered) = (Gate(), Gate())
        let session = makeSession(
            refresher: ScriptedRefresher { _ in
                await asked.open()
                await answered.wait()
                return Task.isCancelled ? .failure(.canceled) : .success(.sample(2))
            })
        let first = Task { try await session.refresh(replacing: "access-1") }
        await asked.wait()
        let second = Task { try await session.refresh(replacing: "access-1") }
        first.cancel()
        await answered.open()
        #expect(try await second.value == "access-2")
    }

    @Test func `every listener hears of sign-ins and ends, once each`() async throws {
        let session = makeSession(nil, refresher: ScriptedRefresher { _ in .failure(.unauthorized()) })
        var first = session.changes().makeAsyncIterator()
        var second = session.changes().makeAsyncIterator()
        await session.end()
        try await session.begin(.sample(1))
        _ = try? await session.refresh(replacing: "access-1")
        try await session.begin(.sample(2))
        for expected in [true, false, true] {
            #expect(await first.next() == expected)
            #expect(await second.next() == expected)
        }
    }

    @Test func `a session has expired when its access token's time has come`() async {
        let clock = TestClock()
        let session = makeSession(.sample(1), clock: clock)
        clock.advance(by: .seconds(899))
        #expect(await !session.hasExpired())
        clock.advance(by: .seconds(1))
        #expect(await session.hasExpired())
        await session.end()
        #expect(await !session.hasExpired())
    }

    @Test func `tokens don't show in descriptions or dumps`() {
        var dumped = ""
        dump(Tokens.sample(1), to: &dumped)
        for text in ["\(Tokens.sample(1))", String(reflecting: Tokens.sample(1)), dumped] {
            #expect(!text.contains("access-1") && !text.contains("refresh-1"))
            #expect(text.contains("expiresAt"))
        }
    }
}
