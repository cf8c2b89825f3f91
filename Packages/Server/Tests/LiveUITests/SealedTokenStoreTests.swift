import Core
import Crypto
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import LiveUI

struct SealedTokenStoreTests {
    private func database() async throws -> (TestServer, any Database) {
        let plugin = LivePlugin { _ in throw APIError.internalError }
        let server = try await TestServer(plugins: [MigrationsOnly(migrations: plugin.migrations)])
        return (server, server.database)
    }

    private struct MigrationsOnly: ServerPlugin {
        let name = "Live"
        let requires: [String] = []
        let migrations: [Migration]
    }

    private let tokens = Tokens(accessToken: "access", refreshToken: "refresh", expiresAt: Date(timeIntervalSince1970: 1_000))

    @Test func `tokens come back with their key alone, and the row holds neither them nor the cookie`() async throws {
        let (server, database) = try await database()
        let cookie = BrowserID.newCookie(SystemRandomSource())
        let browser = try #require(BrowserID(cookie: cookie))
        let key = SymmetricKey(size: .bits256)
        let store = SealedTokenStore(browser: browser, database: database, key: key, clock: server.clock)
        try await store.save(tokens)
        try await store.save(tokens)
        #expect(try await store.load() == tokens)
        let other = SealedTokenStore(browser: browser, database: database, key: SymmetricKey(size: .bits256), clock: server.clock)
        #expect(try await other.load() == nil)
        let row = try #require(try await database.read { try $0.first("SELECT * FROM live_browser_session") })
        #expect(try row.get("version", as: Int.self) == 2)
        #expect(try row.get("cookie_hash", as: String.self) != cookie)
        #expect(try row.get("sealed_tokens", as: Data.self).firstRange(of: Data("refresh".utf8)) == nil)
        try await store.save(nil)
        #expect(try await store.load() == nil)
    }
}
