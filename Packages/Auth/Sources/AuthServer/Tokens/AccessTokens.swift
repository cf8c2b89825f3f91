import Core
import Foundation
import JWTKit

/// Makes and reads access tokens: JSON web tokens signed by ES256.
struct AccessTokens: Sendable {
    /// A token and when it ends.
    struct Issued: Sendable, Equatable {
        let token: String
        let expiresAt: Date
    }

    /// Whose a token is and when it ends.
    struct Verified: Sendable, Equatable {
        let person: Person
        let expiresAt: Date
    }

    /// Longer texts are no tokens of ours and aren't looked at.
    private static let longestToken = 4096

    // The library's key collection is an actor that takes its key asynchronously; the task ends at once.
    private let keys: Task<JWTKeyCollection, Never>
    private let issuer: String
    private let lifetime: Duration

    /// - Throws: ``SigningKeyError``.
    init(settings: AuthSettings) throws {
        let key = try ES256PrivateKey(backing: SigningKey(pem: settings.signingKeyPEM).privateKey)
        keys = Task { await JWTKeyCollection().add(ecdsa: key) }
        issuer = settings.bundleIdentifier
        lifetime = settings.accessTokenLifetime
    }

    /// A token for a person, issued at a time. Times are whole seconds, as the token holds them.
    func issue(for person: Person, at time: Date) async throws -> Issued {
        let issuedAt = Int((time.timeIntervalSince1970 * 1000).rounded()) / 1000
        let expiry = issuedAt + Int(lifetime / .seconds(1))
        let payload = AccessTokenPayload(
            sub: String(person.id), name: person.name, roles: Role.allCases.filter(person.roles.contains), iss: issuer, aud: issuer,
            exp: expiry, iat: issuedAt)
        let token = try await keys.value.sign(payload)
        return Issued(token: token, expiresAt: Date(timeIntervalSince1970: Double(expiry)))
    }

    /// Whose a token is.
    ///
    /// - Throws: ``APIError`` of status 401: `token_expired` for a genuine token past its time, else `unauthorized`.
    func verify(_ token: String, at now: Date) async throws(APIError) -> Verified {
        guard token.utf8.count <= Self.longestToken, let payload = await payload(of: token) else { throw .unauthorized() }
        guard payload.iss == issuer, payload.aud == issuer, let id = Int(payload.sub) else { throw .unauthorized() }
        let expiresAt = Date(timeIntervalSince1970: Double(payload.exp))
        guard now < expiresAt else { throw .unauthorized(Strings.tokenExpired, code: "token_expired") }
        return Verified(person: Person(id: id, name: payload.name, roles: Set(payload.roles)), expiresAt: expiresAt)
    }

    private func payload(of token: String) async -> AccessTokenPayload? {
        try? await keys.value.verify(token, as: AccessTokenPayload.self)
    }
}
