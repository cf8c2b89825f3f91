public import Foundation

/// The response to signing in and registering: the session's tokens and its user.
public struct SessionResponse: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token for `Authorization: Bearer`, valid until ``expiresAt``.
    public let accessToken: String
    /// The token to exchange for the next pair, once.
    public let refreshToken: String
    /// The time at which the access token expires.
    public let expiresAt: Date
    /// The access token again, under the name that older clients read.
    public let token: String
    /// The signed-in user.
    public let user: User

    /// Creates a response.
    public init(accessToken: String, refreshToken: String, expiresAt: Date, user: User) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        token = accessToken
        self.user = user
    }

    /// The user's id without the tokens, for logs.
    public var description: String { "SessionResponse(user \(user.id))" }

    /// A response whose tokens open nothing, for tests and documentation.
    public static let sample = SessionResponse(
        accessToken: "sample-access-token", refreshToken: "sample-refresh-token", expiresAt: Date(timeIntervalSince1970: 1_767_269_700),
        user: .sample)
}
