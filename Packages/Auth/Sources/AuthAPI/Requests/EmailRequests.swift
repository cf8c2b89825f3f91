public import Core

/// A new email address in place of the present one.
public struct ChangeEmailRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The new address, in any case.
    public let email: String
    /// The current password.
    public let currentPassword: String

    /// Creates a request.
    public init(email: String, currentPassword: String) {
        self.email = email
        self.currentPassword = currentPassword
    }

    /// The type's name alone, which keeps address and password out of logs.
    public var description: String { "ChangeEmailRequest" }

    /// A request for tests and documentation.
    public static let sample = ChangeEmailRequest(email: "new@tumble.example", currentPassword: "a sample passphrase")
}

extension ChangeEmailRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["email": 254, "currentPassword": 1_024]
}

/// The mailed token that confirms an email address.
public struct VerifyEmailRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token of the mailed link.
    public let token: String

    /// Creates a request.
    public init(token: String) { self.token = token }

    /// The type's name alone, which keeps the token out of logs.
    public var description: String { "VerifyEmailRequest" }

    /// A request for tests and documentation.
    public static let sample = VerifyEmailRequest(token: "sample-verification-token")
}

extension VerifyEmailRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["token": 4_096]
}
