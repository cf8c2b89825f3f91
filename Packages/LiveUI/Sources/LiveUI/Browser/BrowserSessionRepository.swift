import Core
import Crypto
import Foundation
import Networking
import Persistence

/// A browser session as it is stored.
struct BrowserSessionRow: Sendable, Equatable {
    let tokens: Tokens
    /// Whose they are; nil where that couldn't be told.
    var person: Int?
    /// Counts the changes of the tokens and of who renews them.
    let version: Int
    /// When the browser last asked for a page, to the hour.
    let lastSeen: Date
}

/// The rows of browser sessions: under the hash of its cookie whose it is, its tokens sealed with AES-GCM, a version, when it was last seen.
struct BrowserSessionRepository: Sendable {
    let database: any Database
    let key: SymmetricKey
    let clock: any Clock
    /// How long a session lives that isn't used.
    var idleTime: TimeInterval = 30 * 24 * 3600

    /// How long one process may take to renew the tokens before another tries: longer than any call takes.
    static let leaseTime: TimeInterval = 40
    /// How exact the time is at which a browser was last seen.
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
    ]

    /// The session of a browser; nil where nobody is signed in, or for too long without using it.
    func find(_ browser: BrowserID) async throws -> BrowserSessionRow? {
        let hash = browser.hash
        let row = try await database.read {
            try $0.first("SELECT sealed_tokens, person_id, version, last_seen FROM live_browser_session WHERE cookie_hash = \(hash)")
        }
        guard let row else { return nil }
        let lastSeen = try row.get("last_seen", as: Date.self)
        // Sealed with a key that was replaced since: as good as signed out.
        guard clock.now.timeIntervalSince(lastSeen) < idleTime, let tokens = open(try row.get("sealed_tokens", as: Data.self), hash) else { return nil }
        return BrowserSessionRow(tokens: tokens, person: try row.get("person_id"), version: try row.get("version"), lastSeen: lastSeen)
    }

    /// Keeps the tokens of a browser, whatever was there.
    func save(_ tokens: Tokens, of person: Int?, _ browser: BrowserID) async throws {
        let (hash, now, sealed) = (browser.hash, clock.now, try seal(tokens, browser.hash))
        try await database.write { transaction in
            let changed = try transaction.execute(
                """
                UPDATE live_browser_session SET sealed_tokens = \(sealed), person_id = \(person), version = version + 1, last_seen = \(now),
                renewing_since = NULL WHERE cookie_hash = \(hash)
                """)
            guard changed == 0 else { return }
            try transaction.insert(
                into: "live_browser_session",
                ["cookie_hash": hash, "sealed_tokens": sealed, "person_id": person, "version": 1, "last_seen": now])
        }
    }

    /// Ends the session of a browser.
    func remove(_ browser: BrowserID) async throws {
        let hash = browser.hash
        try await database.write { try $0.execute("DELETE FROM live_browser_session WHERE cookie_hash = \(hash)") }
    }

    /// Ends the sessions that nobody has used for long.
    func removeIdle() async throws {
        let time = clock.now.addingTimeInterval(-idleTime)
        try await database.write { try $0.execute("DELETE FROM live_browser_session WHERE last_seen <= \(time)") }
    }

    /// Notes that a browser is there.
    ///
    /// - Returns: false where that was noted not long ago.
    func touch(_ browser: BrowserID, _ row: BrowserSessionRow) async throws -> Bool {
        let (hash, now) = (browser.hash, clock.now)
        guard now.timeIntervalSince(row.lastSeen) >= Self.seenPrecision else { return false }
        try await database.write { try $0.execute("UPDATE live_browser_session SET last_seen = \(now) WHERE cookie_hash = \(hash)") }
        return true
    }

    /// Takes the right to renew the tokens, by compare-and-set on the version: of several processes one gets it.
    ///
    /// - Returns: the version that the renewer then compares; nil where somebody else is renewing them, or has.
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
    /// - Returns: false where the session was ended or renewed by another meanwhile.
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

    /// Gives the right to renew back.
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
