public import Foundation

/// What signing in and registering answer: the session's tokens and whose it is.
public struct SessionAnswer: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token for `Authorization: Bearer`, good until ``expiresAt``.
    public let accessToken: String
    /// The token that gets the next pair, good once.
    public let refreshToken: String
    /// When the access token ends.
    public let expiresAt: Date
    /// The access token again, under the name that older clients read.
    public let token: String
    /// Who is signed in.
    public let user: User

    /// Creates an answer.
    public init(accessToken: String, refreshToken: String, expiresAt: Date, user: User) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresAt = expiresAt
        token = accessToken
        self.user = user
    }

    /// Whose session it is, without the tokens.
    public var description: String { "SessionAnswer(user \(user.id))" }

    /// A session with tokens that open nothing, for tests and documentation.
    public static let sample = SessionAnswer(
        accessToken: "sample-access-token", refreshToken: "sample-refresh-token", expiresAt: Date(timeIntervalSince1970: 1_767_269_700),
        user: .sample)
}
