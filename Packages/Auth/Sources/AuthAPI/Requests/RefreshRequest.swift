/// What the next pair of tokens is got with.
public struct RefreshRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The session's present refresh token.
    public let refreshToken: String

    /// Creates a request.
    public init(refreshToken: String) { self.refreshToken = refreshToken }

    /// The kind of request alone.
    public var description: String { "RefreshRequest" }

    /// A request for tests and documentation.
    public static let sample = RefreshRequest(refreshToken: "sample-refresh-token")
}
