public import Foundation

/// What a refresh answers: the session's next tokens.
public struct RefreshAnswer: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token for `Authorization: Bearer`, good until ``expiresAt``.
    public let accessToken: String
    /// The token that gets the next pair, good once.
    public let refreshToken: String
    /// When the access token ends.
    public let expiresAt: Date
    /// The access token again, under the name that older clients read.
    public let token: String

    /// Creates an answer.
    public init(accessToken: String, refreshToken: String, expiresAt: Date) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        token = accessToken
    }

    /// When it ends, without the tokens.
    public var description: String { "RefreshAnswer(until \(expiresAt))" }

    /// Tokens that open nothing, for tests and documentation.
    public static let sample = RefreshAnswer(
        accessToken: "sample-access-token", refreshToken: "sample-refresh-token", expiresAt: Date(timeIntervalSince1970: 1_767_269_700))
}
