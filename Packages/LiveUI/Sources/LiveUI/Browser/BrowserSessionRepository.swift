import Core
import Crypto
import Foundation
import Networking
import Persistence

/// A stored browser session.
struct BrowserSessionRow: Sendable, Equatable {
    let tokens: Tokens
    /// The id of the signed-in person; nil if it couldn't be determined.
    var person: Int?
    /// A counter of changes to the tokens and to the claim for renewing them.
    let version: Int
    /// The time at which the browser last requested a page, to the hour.
    let lastSeen: Date
    /// The tokens with which the person, an administrator, views as somebody at present; nil if they don't.
    var viewing: Tokens?
}

/// The table of browser sessions: by the hash of the cookie, the person, the tokens sealed with AES-GCM, a version, and the last use.
struct BrowserSessionRepository: Sendable {
    let database: any Database
    let key: SymmetricKey
    let clock: any Clock
    /// The lifetime of an unused session.
    var idleTime: TimeInterval = 30 * 24 * 3600

    /// The time that one process has to renew the tokens before another tries; longer than any call takes.
    static let leaseTime: TimeInterval = 40
    /// The precision of the recorded last use.
    private static let seenPrecision: TimeInterval = 3600

    static let migrations = [
        Migration(number: 1, name: "browser sessions") { schema in
            schema.create(
                Table("live_browser_session") { table in
                    table.id()
                    table.text("cookie_hash", .unique)
                    table.bytes("sealed_tokens")
                    table.integer("version")
                    table.time("last_seen")
                })
        },
        Migration(number: 2, name: "whose browser sessions are, and who renews them") { schema in
            schema.alter("live_browser_session") { table in
                table.integer("person_id", .nullable)
                table.time("renewing_since", .nullable)
            }
            schema.index("live_browser_session", on: "person_id")
            schema.index("live_browser_session", on: "last_seen")
        },
        Migration(number: 3, name: "viewing as a person") { schema in
            schema.alter("live_browser_session") { $0.bytes("sealed_viewing", .nullable) }
        },
    ]

    /// Returns the session of a browser; nil if nobody is signed in, or if it was unused for too long.
    func find(_ browser: BrowserID) async throws -> BrowserSessionRow? {
        let hash = browser.hash
        let row = try await database.read {
            try $0.first("SELECT sealed_tokens, sealed_viewing, person_id, version, last_seen FROM live_browser_session WHERE cookie_hash = \(hash)")
        }
        guard let row else { return nil }
        let lastSeen = try row.get("last_seen", as: Date.self)
        // If the sealing key was replaced, the person counts as signed out.
        guard clock.now.timeIntervalSince(lastSeen) < idleTime, let tokens = open(try row.get("sealed_tokens", as: Data.self), hash) else { return nil }
        let viewing = try row.get("sealed_viewing", as: Data?.self).flatMap { open($0, hash) }.flatMap { $0.expiresAt > clock.now ? $0 : nil }
        return BrowserSessionRow(
            tokens: tokens, person: try row.get("person_id"), version: try row.get("version"), lastSeen: lastSeen, viewing: viewing)
    }

    /// Stores the tokens with which the administrator of a browser views as somebody; nil at the end.
    ///
    /// - Returns: false if nobody is signed in there any more.
    @discardableResult
    func setViewing(_ tokens: Tokens?, _ browser: BrowserID) async throws -> Bool {
        let (hash, sealed) = (browser.hash, try tokens.map { try seal($0, browser.hash) })
        return try await database.write {
            try $0.execute("UPDATE live_browser_session SET sealed_viewing = \(sealed) WHERE cookie_hash = \(hash)")
        } == 1
    }

    /// Stores the tokens of a browser, replacing earlier ones.
    func save(_ tokens: Tokens, of person: Int?, _ browser: BrowserID) async throws {
        let (hash, now, sealed) = (browser.hash, clock.now, try seal(tokens, browser.hash))
        try await database.write { transaction in
            let changed = try transaction.execute(
                """
                UPDATE live_browser_session SET sealed_tokens = \(sealed), person_id = \(person), version = version + 1, last_seen = \(now),
                renewing_since = NULL, sealed_viewing = NULL WHERE cookie_hash = \(hash)
                """)
            guard changed == 0 else { return }
            try transaction.insert(
                into: "live_browser_session",
                ["cookie_hash": hash, "sealed_tokens": sealed, "person_id": person, "version": 1, "last_seen": now])
        }
    }

    /// Ends a browser's session.
    func remove(_ browser: BrowserID) async throws {
        let hash = browser.hash
        try await database.write { try $0.execute("DELETE FROM live_browser_session WHERE cookie_hash = \(hash)") }
    }

    /// Ends sessions that were unused for too long.
    func removeIdle() async throws {
        let time = clock.now.addingTimeInterval(-idleTime)
        try await database.delete(from: "live_browser_session", where: "last_seen <= \(time)")
    }

    /// Records the use of a browser session.
    ///
    /// - Returns: false if a use was recorded recently.
    func touch(_ browser: BrowserID, _ row: BrowserSessionRow) async throws -> Bool {
        let (hash, now) = (browser.hash, clock.now)
        guard now.timeIntervalSince(row.lastSeen) >= Self.seenPrecision else { return false }
        try await database.write { try $0.execute("UPDATE live_browser_session SET last_seen = \(now) WHERE cookie_hash = \(hash)") }
        return true
    }

    /// Claims the renewal of the tokens, by comparing and setting the version, so that one of several processes succeeds.
    ///
    /// - Returns: the version to compare when the tokens are replaced; nil if another process is renewing them, or already has.
    func claim(_ browser: BrowserID, version: Int) async throws -> Int? {
        let (hash, now, lapsed) = (browser.hash, clock.now, clock.now.addingTimeInterval(-Self.leaseTime))
        let changed = try await database.write {
            try $0.execute(
                """
                UPDATE live_browser_session SET version = version + 1, renewing_since = \(now)
                WHERE cookie_hash = \(hash) AND version = \(version) AND (renewing_since IS NULL OR renewing_since <= \(lapsed))
                """)
        }
        return changed == 1 ? version + 1 : nil
    }

    /// Replaces the tokens after a renewal.
    ///
    /// - Returns: false if the session was ended or renewed by another process meanwhile.
    func replace(_ tokens: Tokens, _ browser: BrowserID, version: Int) async throws -> Bool {
        let (hash, sealed) = (browser.hash, try seal(tokens, browser.hash))
        return try await database.write {
            try $0.execute(
                """
                UPDATE live_browser_session SET sealed_tokens = \(sealed), version = version + 1, renewing_since = NULL
                WHERE cookie_hash = \(hash) AND version = \(version)
                """)
        } == 1
    }

    /// Releases the claim for renewing.
    func release(_ browser: BrowserID, version: Int) async throws {
        let hash = browser.hash
        try await database.write {
            try $0.execute("UPDATE live_browser_session SET renewing_since = NULL WHERE cookie_hash = \(hash) AND version = \(version)")
        }
    }

    private func seal(_ tokens: Tokens, _ hash: String) throws -> Data {
        let box = try AES.GCM.seal(JSONEncoder().encode(tokens), using: key, authenticating: Data(hash.utf8))
        guard let sealed = box.combined else { throw CryptoKitError.incorrectParameterSize }
        return sealed
    }

    private func open(_ sealed: Data, _ hash: String) -> Tokens? {
        guard let box = try? AES.GCM.SealedBox(combined: sealed) else { return nil }
        guard let data = try? AES.GCM.open(box, using: key, authenticating: Data(hash.utf8)) else { return nil }
        return try? JSONDecoder().decode(Tokens.self, from: data)
    }
}
