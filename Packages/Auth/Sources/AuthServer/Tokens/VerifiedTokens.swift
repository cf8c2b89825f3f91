import Core
import Crypto
import Foundation
import Synchronization

/// Remembers tokens that were verified until they end, since a signature takes some fifty microseconds to check. It holds hashes, no tokens.
final class VerifiedTokens: Sendable {
    private let entries = Mutex<[SHA256Digest: AccessTokens.Verified]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// What a token says; nil where it wasn't verified before or is past its time.
    func result(for token: String, at now: Date) -> AccessTokens.Verified? {
        let key = Self.key(token)
        return entries.withLock { entries in
            guard let entry = entries[key], now < entry.expiresAt else { return nil }
            return entry
        }
    }

    /// Remembers a token. When there is no room, those past their time go first, then all.
    func remember(_ result: AccessTokens.Verified, for token: String, at now: Date) {
        let key = Self.key(token)
        entries.withLock { entries in
            if entries.count >= limit { entries = entries.filter { now < $0.value.expiresAt } }
            if entries.count >= limit { entries = [:] }
            entries[key] = result
        }
    }

    var count: Int { entries.withLock { $0.count } }

    private static func key(_ token: String) -> SHA256Digest { SHA256.hash(data: Data(token.utf8)) }
}
