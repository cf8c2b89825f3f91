public import Core
public import Foundation

/// A code of an authenticator app.
public struct CodeRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// Six digits.
    public let code: String

    /// Creates a request.
    public init(code: String) { self.code = code }

    /// The type's name alone, which keeps the code out of logs.
    public var description: String { "CodeRequest" }

    /// A request for tests and documentation.
    public static let sample = CodeRequest(code: "287082")
}

extension CodeRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["code": 64]
}

/// A new proof of who the person of the present session is.
public struct ProofRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The password, of an account without a second factor.
    public let password: String?
    /// A code of the authenticator app or a recovery code, of an account with a second factor.
    public let code: String?

    /// Creates a request.
    public init(password: String? = nil, code: String? = nil) {
        self.password = password
        self.code = code
    }

    /// The type's name alone, which keeps password and code out of logs.
    public var description: String { "ProofRequest" }

    /// A request for tests and documentation.
    public static let sample = ProofRequest(password: "a sample passphrase")
}

extension ProofRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["password": 1_024, "code": 64]
}

/// The access token of the same session with its new proof. The refresh token stays.
public struct ProofResponse: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token to send from now on.
    public let accessToken: String
    /// The time at which it expires.
    public let expiresAt: Date

    /// Creates a response.
    public init(accessToken: String, expiresAt: Date) {
        self.accessToken = accessToken
        self.expiresAt = expiresAt
    }

    /// The type's name alone, which keeps the token out of logs.
    public var description: String { "ProofResponse" }

    /// A response for tests and documentation.
    public static let sample = ProofResponse(accessToken: "sample-access-token", expiresAt: Date(timeIntervalSince1970: 1_767_269_700))
}
