public import Core

/// A new password in place of the current one.
public struct ChangePasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The current password.
    public let currentPassword: String
    /// The new password, 8 to 128 characters, not a common one.
    public let newPassword: String

    /// Creates a request.
    public init(currentPassword: String, newPassword: String) {
        self.currentPassword = currentPassword
        self.newPassword = newPassword
    }

    /// The type's name alone, which keeps the passwords out of logs.
    public var description: String { "ChangePasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ChangePasswordRequest(currentPassword: "a sample passphrase", newPassword: "another sample passphrase")
}

extension ChangePasswordRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["currentPassword": 1_024, "newPassword": 1_024]
}

/// The account that needs a link for a new password.
public struct ForgotPasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The account's email address, in any case.
    public let email: String

    /// Creates a request.
    public init(email: String) { self.email = email }

    /// The type's name alone, which keeps the address out of logs.
    public var description: String { "ForgotPasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ForgotPasswordRequest(email: "customer@tumble.example")
}

extension ForgotPasswordRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["email": 254]
}

/// A new password with the mailed token that allows it.
public struct ResetPasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token of the mailed link.
    public let token: String
    /// The new password, 8 to 128 characters, not a common one.
    public let newPassword: String

    /// Creates a request.
    public init(token: String, newPassword: String) {
        self.token = token
        self.newPassword = newPassword
    }

    /// The type's name alone, which keeps token and password out of logs.
    public var description: String { "ResetPasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ResetPasswordRequest(token: "sample-reset-token", newPassword: "another sample passphrase")
}

extension ResetPasswordRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["token": 4_096, "newPassword": 1_024]
}
