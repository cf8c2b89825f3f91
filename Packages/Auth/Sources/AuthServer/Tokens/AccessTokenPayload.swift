import Core
import JWTKit

/// What an access token says (RFC 7519).
struct AccessTokenPayload: JWTPayload, Equatable {
    /// The account's id.
    let sub: String
    /// The name that others see.
    let name: String
    /// What the person may do.
    let roles: [Role]
    /// The session's id.
    let sid: Int
    /// The version of the account's roles: a token of an older one is past its time.
    let ver: Int
    /// Who issued it: the product's bundle identifier.
    let iss: String
    /// Whom it is for: the same.
    let aud: String
    /// When it ends, in seconds since 1970.
    let exp: Int
    /// From when on it is good, in seconds since 1970.
    let nbf: Int
    /// When it was issued, in seconds since 1970.
    let iat: Int

    /// Nothing: ``AccessTokens`` checks the claims, since it has the clock.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
