/// A new password, with the token that was mailed.
public struct ResetPasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The token of the mail's link.
    public let token: String
    /// 8 to 128 characters, not one of the common ones.
    public let newPassword: String

    /// Creates a request.
    public init(token: String, newPassword: String) {
        self.token = token
        self.newPassword = newPassword
    }

    /// The kind of request alone: what it holds stays out of logs.
    public var description: String { "ResetPasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ResetPasswordRequest(token: "sample-reset-token", newPassword: "another sample passphrase")
}
