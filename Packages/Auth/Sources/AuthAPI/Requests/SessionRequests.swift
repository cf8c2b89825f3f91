public import Core

/// The credentials of an account.
public struct LoginRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The account's email address, in any case.
    public let email: String
    /// The password.
    public let password: String
    /// A code of the authenticator app or a recovery code, for an account with a second factor.
    public let code: String?

    /// Creates a request.
    public init(email: String, password: String, code: String? = nil) {
        self.email = email
        self.password = password
        self.code = code
    }

    /// The type's name alone, which keeps the credentials out of logs.
    public var description: String { "LoginRequest" }

    /// A request for tests and documentation.
    public static let sample = LoginRequest(email: "customer@tumble.example", password: "a sample passphrase")
}

extension LoginRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["email": 254, "password": 1_024, "code": 64]
}

/// The refresh token to exchange for the next pair of tokens.
public struct RefreshRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The session's current refresh token.
    public let refreshToken: String

    /// Creates a request.
    public init(refreshToken: String) { self.refreshToken = refreshToken }

    /// The type's name alone, which keeps the token out of logs.
    public var description: String { "RefreshRequest" }

    /// A request for tests and documentation.
    public static let sample = RefreshRequest(refreshToken: "sample-refresh-token")
}

extension RefreshRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["refreshToken": 1_024]
}

/// The session to end.
public struct LogoutRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The refresh token of one more session of the caller to end, besides that of the access token.
    public let refreshToken: String?

    /// Creates a request.
    public init(refreshToken: String? = nil) { self.refreshToken = refreshToken }

    /// The type's name alone, which keeps the token out of logs.
    public var description: String { "LogoutRequest" }

    /// A request for tests and documentation.
    public static let sample = LogoutRequest(refreshToken: "sample-refresh-token")
}

extension LogoutRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["refreshToken": 1_024]
}
