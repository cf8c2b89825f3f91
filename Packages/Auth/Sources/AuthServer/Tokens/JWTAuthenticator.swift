import Core
import Crypto
import Foundation
import HTTPTypes
import ServerCore
import Synchronization

/// Finds out to whom an access token belongs, by its signature and the list of revocations, without asking the database.
struct JWTAuthenticator: Authenticator {
    private let tokens: AccessTokens
    private let revocations: Revocations
    private let clock: any Clock
    private let verified: VerifiedTokens

    init(tokens: AccessTokens, revocations: Revocations, clock: any Clock, remembering limit: Int = 10_000) {
        self.tokens = tokens
        self.revocations = revocations
        self.clock = clock
        verified = VerifiedTokens(limit: limit)
    }

    func authenticate(_ token: String) async throws(APIError) -> Person {
        try await verify(token).person
    }

    func provedAt(_ token: String) async throws(APIError) -> Date? {
        try await verify(token).provedAt
    }

    /// Returns the session of a request's access token.
    func session(of request: ServerRequest) async throws(APIError) -> Int { try await provenSession(of: request).id }

    /// Returns the session of a request's access token, with the proofs that the token states.
    func provenSession(of request: ServerRequest) async throws(APIError) -> ProvenSession {
        let header = request.head.headerFields[.authorization] ?? ""
        let token = try await verify(String(header.dropFirst("Bearer ".count).drop { $0 == " " }))
        return ProvenSession(id: token.session, provedAt: token.provedAt, factorAt: token.factorAt)
    }

    private func verify(_ token: String) async throws(APIError) -> AccessTokens.Verified {
        let now = clock.now
        if let known = verified.result(for: token, at: now) {
            try revocations.check(known)
            return known
        }
        let result = try await tokens.verify(token, at: now)
        try revocations.check(result)
        verified.remember(result, for: token, at: now)
        return result
    }
}

/// Remembers verified tokens by their hashes until they expire, because checking a signature takes about 50 microseconds.
final class VerifiedTokens: Sendable {
    private let entries = Mutex<[SHA256Digest: AccessTokens.Verified]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Returns the content of a token; nil if it wasn't verified before or has expired.
    func result(for token: String, at now: Date) -> AccessTokens.Verified? {
        let key = Self.key(token)
        return entries.withLock { entries in
            guard let entry = entries[key], now < entry.expiresAt else { return nil }
            return entry
        }
    }

    /// Remembers a token. When there are too many, forgets the expired ones, then all.
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
