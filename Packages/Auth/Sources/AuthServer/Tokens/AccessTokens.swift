import Core
import Foundation
import JWTKit

/// Issues and verifies access tokens: JSON Web Tokens signed with ES256 (RFC 7518, section 3.4).
struct AccessTokens: Sendable {
    /// A token with its expiry.
    struct Issued: Sendable, Equatable {
        let token: String
        let expiresAt: Date
    }

    /// The content of a valid token.
    struct Verified: Sendable, Equatable {
        let person: Person
        let session: Int
        let version: Int
        let expiresAt: Date
        /// The time at which the session's person last proved who they are; nil if the token doesn't say.
        var provedAt: Date?
        /// The time at which they last gave a second factor or a passkey; nil if never in the session.
        var factorAt: Date?
    }

    /// The head of a token. It must name our algorithm and one of our keys; it chooses neither.
    private struct Head: Decodable {
        let alg: String
        let kid: String
    }

    /// The length beyond which a text isn't looked at.
    private static let longestToken = 4096
    /// The seconds by which the clocks of two machines may differ before a token counts as not valid yet.
    private static let clockSkew = 30.0

    // The library's key collection is an actor that takes its keys asynchronously. The task ends immediately.
    private let keys: Task<JWTKeyCollection, Never>
    private let knownKeys: Set<String>
    private let current: String
    private let issuer: String
    private let lifetime: Duration

    init(settings: AuthSettings) throws {
        let signing = settings.keys
        let named = try signing.all.map { (JWKIdentifier(string: $0.id), try ES256PrivateKey(backing: $0.privateKey)) }
        keys = Task {
            let collection = JWTKeyCollection()
            for (id, key) in named { await collection.add(ecdsa: key, kid: id) }
            return collection
        }
        current = signing.current.id
        knownKeys = Set(signing.all.map(\.id))
        issuer = settings.bundleIdentifier
        lifetime = settings.accessTokenLifetime
    }

    /// Issues a token for a person in a session. Its times are whole seconds.
    ///
    /// - Parameter end: the time at which it expires at the latest.
    func issue(for person: Person, session: ProvenSession, version: Int, until end: Date = .distantFuture, at time: Date) async throws -> Issued {
        let issuedAt = Self.seconds(time)
        let expiry = min(issuedAt + Int(lifetime / .seconds(1)), Int(min(end.timeIntervalSince1970, 1e12)))
        let payload = AccessTokenPayload(
            sub: String(person.id), name: person.name, roles: Role.allCases.filter(person.roles.contains), sid: session.id, ver: version,
            iss: issuer, aud: issuer, exp: expiry, nbf: issuedAt, iat: issuedAt, authTime: session.provedAt.map(Self.seconds),
            factorTime: session.factorAt.map(Self.seconds), viewer: person.viewerID)
        return Issued(token: try await sign(payload), expiresAt: Date(timeIntervalSince1970: Double(expiry)))
    }

    func sign(_ payload: AccessTokenPayload) async throws -> String {
        try await keys.value.sign(payload, kid: JWKIdentifier(string: current))
    }

    /// Verifies a token.
    ///
    /// - Throws: ``APIError`` of status 401: `token_expired` for a genuine token that has expired, else `unauthorized`.
    func verify(_ token: String, at now: Date) async throws(APIError) -> Verified {
        guard token.utf8.count <= Self.longestToken, hasOurHead(token), let payload = await payload(of: token) else { throw .unauthorized() }
        guard payload.iss == issuer, payload.aud == issuer, let id = Int(payload.sub) else { throw .unauthorized() }
        guard Double(payload.nbf) <= now.timeIntervalSince1970 + Self.clockSkew else { throw .unauthorized() }
        let expiresAt = Date(timeIntervalSince1970: Double(payload.exp))
        guard now < expiresAt else { throw .unauthorized(Strings.tokenExpired, code: "token_expired") }
        return Verified(
            person: Person(id: id, name: payload.name, roles: Set(payload.roles), viewerID: payload.viewer),
            session: payload.sid, version: payload.ver, expiresAt: expiresAt,
            provedAt: payload.authTime.map(Self.date), factorAt: payload.factorTime.map(Self.date))
    }

    private static func seconds(_ time: Date) -> Int { Int((time.timeIntervalSince1970 * 1000).rounded()) / 1000 }

    private static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }

    private func hasOurHead(_ token: String) -> Bool {
        guard let first = token.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).first else { return false }
        guard let head = Data(base64URL: first).flatMap({ try? JSONDecoder().decode(Head.self, from: $0) }) else { return false }
        return head.alg == "ES256" && knownKeys.contains(head.kid)
    }

    private func payload(of token: String) async -> AccessTokenPayload? {
        try? await keys.value.verify(token, as: AccessTokenPayload.self)
    }
}

/// The claims of an access token (RFC 7519).
struct AccessTokenPayload: JWTPayload, Equatable {
    /// The account's id.
    let sub: String
    /// The name that others see.
    let name: String
    /// The person's roles.
    let roles: [Role]
    /// The session's id.
    let sid: Int
    /// The version of the account's roles. A token of an older version counts as expired.
    let ver: Int
    /// The issuer: the product's bundle identifier.
    let iss: String
    /// The audience: the same.
    let aud: String
    /// The expiry, in seconds since 1970.
    let exp: Int
    /// The time before which it isn't valid, in seconds since 1970.
    let nbf: Int
    /// The time of issue, in seconds since 1970.
    let iat: Int
    /// The time of the session's last proof of who its person is, in seconds since 1970 (`auth_time` of OpenID Connect).
    var authTime: Int?
    /// The time of the session's last second factor or passkey, in seconds since 1970.
    var factorTime: Int?
    /// The administrator who views as the person; nil in tokens of the person themself.
    var viewer: Int?

    enum CodingKeys: String, CodingKey {
        case sub, name, roles, sid, ver, iss, aud, exp, nbf, iat, viewer
        case authTime = "auth_time"
        case factorTime = "factor_time"
    }

    /// Does nothing: ``AccessTokens`` checks the claims, because it has the clock.
    func verify(using algorithm: some JWTAlgorithm) async throws {}
}
