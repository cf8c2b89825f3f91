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

struct BrowserSessionRepositoryTests {
    private struct MigrationsOnly: ServerPlugin {
        let name = "Live"
        let requires: [String] = []
        let migrations = BrowserSessionRepository.migrations
    }

    private struct Fixture {
        let server: TestServer
        let rows: BrowserSessionRepository
        let browser: BrowserID
        let cookie: String

        func count() async throws -> Int { try await server.database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM live_browser_session") } }
    }

    private func fixture() async throws -> Fixture {
        let server = try await TestServer(plugins: [MigrationsOnly()])
        let cookie = BrowserCookie.newValue(SystemRandomSource())
        let rows = BrowserSessionRepository(database: server.database, key: SymmetricKey(size: .bits256), clock: server.clock)
        return Fixture(server: server, rows: rows, browser: try #require(BrowserID(cookie: cookie)), cookie: cookie)
    }

    private func tokens(_ refresh: String = "refresh") -> Tokens {
        Tokens(accessToken: "access", refreshToken: refresh, expiresAt: Date(timeIntervalSince1970: 1_000))
    }

    @Test func `tokens come back with their key alone, and the row holds neither them nor the cookie`() async throws {
        let fixture = try await fixture()
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        #expect(try await fixture.rows.find(fixture.browser)?.tokens == tokens())
        let other = BrowserSessionRepository(database: fixture.server.database, key: SymmetricKey(size: .bits256), clock: fixture.server.clock)
        #expect(try await other.find(fixture.browser) == nil)
        let row = try #require(try await fixture.server.database.read { try $0.first("SELECT * FROM live_browser_session") })
        #expect(try row.get("version", as: Int.self) == 2)
        #expect(try row.get("person_id", as: Int.self) == 7)
        #expect(try row.get("cookie_hash", as: String.self) != fixture.cookie)
        #expect(try row.get("sealed_tokens", as: Data.self).firstRange(of: Data("refresh".utf8)) == nil)
        try await fixture.rows.remove(fixture.browser)
        #expect(try await fixture.rows.find(fixture.browser) == nil)
    }

    @Test func `sealed tokens are good under their own cookie alone`() async throws {
        let fixture = try await fixture()
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        let other = try #require(BrowserID(cookie: BrowserCookie.newValue(SystemRandomSource())))
        let hash = other.hash
        try await fixture.server.database.write { try $0.execute("UPDATE live_browser_session SET cookie_hash = \(hash)") }
        #expect(try await fixture.rows.find(other) == nil)
    }

    @Test func `of two who would renew one may, and the other sees a new version`() async throws {
        let fixture = try await fixture()
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        let first = try #require(try await fixture.rows.claim(fixture.browser, version: 1))
        #expect(try await fixture.rows.claim(fixture.browser, version: 1) == nil)
        #expect(try await fixture.rows.claim(fixture.browser, version: first) == nil)
        #expect(try await fixture.rows.replace(tokens("next"), fixture.browser, version: first))
        #expect(try await !fixture.rows.replace(tokens("late"), fixture.browser, version: first))
        let row = try #require(try await fixture.rows.find(fixture.browser))
        #expect(row.tokens.refreshToken == "next")
        #expect(try await fixture.rows.claim(fixture.browser, version: row.version) != nil)
    }

    @Test func `who doesn't finish loses the right, who gives it back at once`() async throws {
        let fixture = try await fixture()
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        let dead = try #require(try await fixture.rows.claim(fixture.browser, version: 1))
        fixture.server.clock.advance(by: .seconds(39))
        #expect(try await fixture.rows.claim(fixture.browser, version: dead) == nil)
        fixture.server.clock.advance(by: .seconds(1))
        let next = try #require(try await fixture.rows.claim(fixture.browser, version: dead))
        #expect(try await !fixture.rows.replace(tokens("dead"), fixture.browser, version: dead))
        try await fixture.rows.release(fixture.browser, version: next)
        #expect(try await fixture.rows.claim(fixture.browser, version: next) != nil)
    }

    @Test func `a session that isn't used ends, one that is used doesn't`() async throws {
        let fixture = try await fixture()
        let day = Duration.seconds(24 * 3600)
        try await fixture.rows.save(tokens(), of: 7, fixture.browser)
        fixture.server.clock.advance(by: day * 29)
        let row = try #require(try await fixture.rows.find(fixture.browser))
        #expect(try await fixture.rows.touch(fixture.browser, row))
        #expect(try await !fixture.rows.touch(fixture.browser, try #require(try await fixture.rows.find(fixture.browser))))
        fixture.server.clock.advance(by: day * 29)
        try await fixture.rows.removeIdle()
        #expect(try await fixture.rows.find(fixture.browser) != nil)
        fixture.server.clock.advance(by: day)
        #expect(try await fixture.rows.find(fixture.browser) == nil)
        #expect(try await fixture.count() == 1)
        try await fixture.rows.removeIdle()
        #expect(try await fixture.count() == 0)
    }
}
