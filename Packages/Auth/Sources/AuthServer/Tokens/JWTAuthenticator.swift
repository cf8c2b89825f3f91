import Core
import ServerCore

/// Tells whose an access token is, by its signature alone: no database is asked, so that the end of an account or a change of its roles takes
/// as long as an access token lives.
struct JWTAuthenticator: Authenticator {
    private let tokens: AccessTokens
    private let clock: any Clock
    private let verified: VerifiedTokens

    init(tokens: AccessTokens, clock: any Clock, remembering limit: Int = 10_000) {
        self.tokens = tokens
        self.clock = clock
        verified = VerifiedTokens(limit: limit)
    }

    func authenticate(_ token: String) async throws(APIError) -> Person {
        let now = clock.now
        if let known = verified.person(for: token, at: now) { return known }
        let result = try await tokens.verify(token, at: now)
        verified.remember(result, for: token, at: now)
        return result.person
    }
}
