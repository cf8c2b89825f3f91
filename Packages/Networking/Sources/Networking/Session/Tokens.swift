import Core
public import Foundation

/// The tokens of a sign-in: a short-lived one for calls, and one to renew it.
public struct Tokens: Codable, Sendable, Equatable {
    /// The token sent with authorized requests.
    public let accessToken: String
    /// The token that renews the session, valid for one refresh.
    public let refreshToken: String
    /// The time at which the access token expires.
    public let expiresAt: Date

    /// Creates a pair.
    public init(accessToken: String, refreshToken: String, expiresAt: Date) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
    }
}

extension Tokens: CustomStringConvertible, CustomReflectable {
    /// The expiration time alone, since the tokens are secret.
    public var description: String { "Tokens(expiresAt: \(WireJSON.string(from: expiresAt)))" }

    /// The expiration time alone, since dumps and test diffs end up in logs too.
    public var customMirror: Mirror { Mirror(self, children: ["expiresAt": expiresAt]) }
}
