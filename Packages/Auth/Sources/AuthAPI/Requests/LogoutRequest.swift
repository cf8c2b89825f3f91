/// Which session ends.
public struct LogoutRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The session's refresh token; without it no token is revoked, and the access token ends by itself.
    public let refreshToken: String?

    /// Creates a request.
    public init(refreshToken: String? = nil) { self.refreshToken = refreshToken }

    /// The kind of request alone.
    public var description: String { "LogoutRequest" }

    /// A request for tests and documentation.
    public static let sample = LogoutRequest(refreshToken: "sample-refresh-token")
}
