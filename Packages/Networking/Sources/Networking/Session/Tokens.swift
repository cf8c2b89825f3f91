import Core
public import Foundation

/// What a sign-in gives: a short-lived token for calls, and the token that renews it.
public struct Tokens: Codable, Sendable, Equatable {
    /// Goes with each authorised request.
    public let accessToken: String
    /// Good for one refresh.
    public let refreshToken: String
    /// When the access token stops being accepted.
    public let expiresAt: Date

    /// Creates a pair.
    public init(accessToken: String, refreshToken: String, expiresAt: Date) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
    }
}

extension Tokens: CustomStringConvertible, CustomReflectable {
    /// The time alone: the tokens are secret.
    public var description: String { "Tokens(expiresAt: \(WireJSON.string(from: expiresAt)))" }

    /// The time alone: dumps and test diffs end up in logs too.
    public var customMirror: Mirror { Mirror(self, children: ["expiresAt": expiresAt]) }
}
