import Core
import CoreTesting
import Crypto
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import LiveUI

/// A server of tokens that, as the real one does, signs everybody out when a refresh token is used twice.
private actor TokenServer: SessionRefreshing {
    private(set) var calls = 0
    private(set) var isRevoked = false
    private var current: String
    private var failures: [APIError] = []
    private var gate: CheckedContinuation<Void, Never>?
    private var isHeld = false

    init(_ current: String) { self.current = current }

    func fail(_ error: APIError) { failures.append(error) }
    func hold() { isHeld = true }

    func release() {
        isHeld = false
        gate?.resume()
        gate = nil
    }

    func refresh(_ refreshToken: String) async throws(APIError) -> Tokens {
        calls += 1
        if !failures.isEmpty { throw failures.removeFirst() }
        guard refreshToken == current, !isRevoked else {
            isRevoked = true
            throw .unauthorized()
        }
        current = "refresh-\(calls)"
        let next = Tokens(accessToken: "access-\(calls)", refreshToken: current, expiresAt: .distantFuture)
        if isHeld { await withCheckedContinuation { gate = $0 } }
        return next
    }
}

/// One process that serves browsers; several of them share a database.
private struct Node {
    let browsers: BrowserSessions

    init(_ database: any Database, _ key: SymmetricKey, _ tokens: TokenServer, _ clock: any Core.Clock, waits: any Core.Clock = SystemClock()) {
        let repository = BrowserSessionRepository(database: database, key: key, clock: clock)
        browsers = BrowserSessions(repository: repository, app: RefreshApp(refresher: tokens), clock: waits, random: SystemRandomSource())
    }
}

private struct RefreshApp: LiveApp {
    let document = LiveDocument(name: "Refresh", styleSheet: "", isSecure: false)
    let refresher: any SessionRefreshing
    func personID(of tokens: Tokens) async -> Int? { tokens.accessToken == "revoked" ? nil : 7 }
    func makeRoot(_ visit: Visit) throws -> any LiveRoot { throw APIError.internalError }
}

@Suite(.timeLimit(.minutes(1)))
struct BrowserRefreshTests {
    private struct Fixture {
        let server: TestServer
        let tokens = TokenServer("refresh")
        let browser: BrowserID
        let nodes: [Node]
        let repository: BrowserSessionRepository

        init() async throws {
            server = try await TestServer(plugins: [LivePlugin { _ in throw APIError.internalError }].map(MigrationsOf.init))
            let key = SymmetricKey(size: .bits256)
            let (database, tokens, clock) = (server.database, tokens, server.clock)
            nodes = (1...2).map { _ in Node(database, key, tokens, clock) }
            repository = BrowserSessionRepository(database: database, key: key, clock: clock)
            browser = try #require(BrowserID(cookie: BrowserCookie.newValue(SystemRandomSource())))
            try await repository.save(Tokens(accessToken: "access", refreshToken: "refresh", expiresAt: .distantPast), of: 7, browser)
        }

        func session(_ node: Int) async throws -> AuthSession { try await nodes[node].browsers.session(for: browser).auth }
    }

    private struct MigrationsOf: ServerPlugin {
        let name = "Live"
        let requires: [String] = []
        let migrations: [Migration]
        init(_ plugin: LivePlugin) { migrations = plugin.migrations }
    }

    @Test func `two processes that renew at once ask once, and both stay signed in`() async throws {
        let fixture = try await Fixture()
        let (first, second) = (try await fixture.session(0), try await fixture.session(1))
        let renewed = try await withThrowingTaskGroup(of: String.self) { group in
            for session in [first, second] { for _ in 1...50 { group.addTask { try await session.refresh(replacing: "access") } } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(renewed == ["access-1"])
        #expect(await fixture.tokens.calls == 1)
        #expect(await first.tokens()?.refreshToken == "refresh-1")
        #expect(await second.tokens() == first.tokens())
    }

    @Test func `a process that comes later reads what another got, and renews that the next time`() async throws {
        let fixture = try await Fixture()
        let (first, second) = (try await fixture.session(0), try await fixture.session(1))
        _ = try await first.refresh(replacing: "access")
        fixture.server.clock.advance(by: .seconds(3600))
        #expect(try await second.refresh(replacing: "access") == "access-1")
        #expect(try await second.refresh(replacing: "access-1") == "access-2")
        #expect(try await first.refresh(replacing: "access-1") == "access-2")
        #expect(await fixture.tokens.calls == 2)
        #expect(await !fixture.tokens.isRevoked)
    }

    @Test func `a renewal that a dead process began is done by another after a while`() async throws {
        let fixture = try await Fixture()
        let row = try #require(try await fixture.repository.find(fixture.browser))
        #expect(try await fixture.repository.claim(fixture.browser, version: row.version) != nil)
        let session = try await fixture.session(0)
        async let renewed = session.refresh(replacing: "access")
        fixture.server.clock.advance(by: .seconds(BrowserSessionRepository.leaseTime))
        #expect(try await renewed == "access-1")
    }

    @Test func `a failure that isn't a refusal keeps the session and gives the right back`() async throws {
        let fixture = try await Fixture()
        await fixture.tokens.fail(.offline)
        let (first, second) = (try await fixture.session(0), try await fixture.session(1))
        await #expect(throws: APIError.offline) { try await first.refresh(replacing: "access") }
        #expect(try await second.refresh(replacing: "access") == "access-2")
        #expect(try await first.refresh(replacing: "access") == "access-2")
    }

    @Test func `a session that ended is over although the first check of it failed`() async throws {
        let fixture = try await Fixture()
        let waits = TestClock()
        let node = Node(fixture.server.database, SymmetricKey(size: .bits256), fixture.tokens, fixture.server.clock, waits: waits)
        let browser = try #require(BrowserID(cookie: BrowserCookie.newValue(SystemRandomSource())))
        try await node.browsers.repository.save(Tokens(accessToken: "revoked", refreshToken: "used", expiresAt: .distantFuture), of: 7, browser)
        let session = try await node.browsers.session(for: browser)
        await fixture.tokens.fail(APIError(status: 503, code: "busy", message: "Later."))
        async let checked: Void = node.browsers.check(session)
        try await eventually {
            waits.advance(by: .seconds(1))
            return await session.auth.tokens() == nil
        }
        await checked
        #expect(await fixture.tokens.calls == 2)
    }

    @Test func `a refusal ends the session everywhere`() async throws {
        let fixture = try await Fixture()
        await fixture.tokens.fail(.unauthorized())
        let (first, second) = (try await fixture.session(0), try await fixture.session(1))
        await #expect(throws: APIError.self) { try await first.refresh(replacing: "access") }
        #expect(await first.tokens() == nil)
        #expect(try await fixture.repository.find(fixture.browser) == nil)
        let error = await #expect(throws: APIError.self) { try await second.refresh(replacing: "access") }
        #expect(error?.status == 401)
        #expect(await second.tokens() == nil)
        #expect(await fixture.tokens.calls == 1)
    }

    @Test func `who signed out while the tokens were renewed stays signed out`() async throws {
        let fixture = try await Fixture()
        await fixture.tokens.hold()
        let session = try await fixture.session(0)
        let renewed = Task { try await session.refresh(replacing: "access") }
        try await eventually { await fixture.tokens.calls != 0 }
        try await fixture.repository.remove(fixture.browser)
        await fixture.tokens.release()
        await #expect(throws: APIError.self) { try await renewed.value }
        #expect(await session.tokens() == nil)
        #expect(try await fixture.repository.find(fixture.browser) == nil)
    }

    @Test func `a database that fails ends no session`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.session(0)
        try await fixture.server.database.close()
        let error = await #expect(throws: APIError.self) { try await session.refresh(replacing: "access") }
        #expect(error?.status == 503)
        #expect(await session.tokens() != nil)
    }

    @Test func `a session that another process removed is over at the next page`() async throws {
        let fixture = try await Fixture()
        let session = try await fixture.session(1)
        try await fixture.repository.remove(fixture.browser)
        #expect(await session.tokens() != nil)
        #expect(await fixture.nodes[1].browsers.count == 1)
        _ = try await fixture.session(1)
        #expect(await session.tokens() == nil)
        #expect(await fixture.nodes[1].browsers.count == 0)
    }

    @Test func `all tabs of a browser share one session`() async throws {
        let fixture = try await Fixture()
        #expect(try await fixture.session(0) === fixture.session(0))
    }
}
