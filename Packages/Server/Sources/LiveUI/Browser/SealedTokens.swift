import Core
import Crypto
import Foundation
import Networking
import Persistence

/// The tokens of browser sessions, sealed with AES-GCM in rows of the database.
struct SealedTokens: Sendable {
    let database: any Database
    let key: SymmetricKey
    let clock: any Clock

    static let migration = Migration(number: 1, name: "browser sessions") { schema in
        schema.create(
            Table("live_browser_session") { table in
                table.id()
                table.text("cookie_hash", .unique)
                table.bytes("sealed_tokens")
                table.integer("version")
                table.time("last_seen")
            })
    }

    /// The tokens of a browser; nil where nobody is signed in.
    func load(_ browser: BrowserID) async throws -> Tokens? {
        let hash = browser.hash
        let row = try await database.read { try $0.first("SELECT sealed_tokens FROM live_browser_session WHERE cookie_hash = \(hash)") }
        guard let row, let box = try? AES.GCM.SealedBox(combined: row.get("sealed_tokens", as: Data.self)) else { return nil }
        // Sealed with a key that was replaced since: as good as signed out.
        guard let data = try? AES.GCM.open(box, using: key, authenticating: Data(hash.utf8)) else { return nil }
        return try? JSONDecoder().decode(Tokens.self, from: data)
    }

    /// Keeps the tokens of a browser; nil forgets them.
    func save(_ tokens: Tokens?, _ browser: BrowserID) async throws {
        let (hash, now) = (browser.hash, clock.now)
        guard let tokens else {
            try await database.write { try $0.execute("DELETE FROM live_browser_session WHERE cookie_hash = \(hash)") }
            return
        }
        let box = try AES.GCM.seal(JSONEncoder().encode(tokens), using: key, authenticating: Data(hash.utf8))
        guard let sealed = box.combined else { return }
        try await database.write { transaction in
            let changed = try transaction.execute(
                """
                UPDATE live_browser_session SET sealed_tokens = \(sealed), version = version + 1, last_seen = \(now)
                WHERE cookie_hash = \(hash)
                """)
            guard changed == 0 else { return }
            try transaction.insert(
                into: "live_browser_session", ["cookie_hash": hash, "sealed_tokens": sealed, "version": 1, "last_seen": now])
        }
    }
}
