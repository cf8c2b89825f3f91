import Core
import HTTPTypes
import ServerCore

/// Tells whose an access token is, by its signature and the list of what was revoked: no database is asked.
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

    /// The session of the access token that a request carries.
    func session(of request: ServerRequest) async throws(APIError) -> Int {
        let header = request.head.headerFields[.authorization] ?? ""
        return try await verify(String(header.dropFirst("Bearer ".count).drop { $0 == " " })).session
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
