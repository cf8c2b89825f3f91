public import Foundation

/// The response to a refresh: the session's next tokens.
public struct RefreshResponse: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token for `Authorization: Bearer`, valid until ``expiresAt``.
    public let accessToken: String
    /// The token to exchange for the next pair, once.
    public let refreshToken: String
    /// The time at which the access token expires.
    public let expiresAt: Date
    /// The access token again, under the name that older clients read.
    public let token: String

    /// Creates a response.
    public init(accessToken: String, refreshToken: String, expiresAt: Date) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        token = accessToken
    }

    /// The expiry without the tokens, for logs.
    public var description: String { "RefreshResponse(until \(expiresAt))" }

    /// A response whose tokens open nothing, for tests and documentation.
    public static let sample = RefreshResponse(
        accessToken: "sample-access-token", refreshToken: "sample-refresh-token", expiresAt: Date(timeIntervalSince1970: 1_767_269_700))
}
