/// The present password and the one that takes its place.
public struct ChangePasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The password that the person has now.
    public let currentPassword: String
    /// 8 to 128 characters, not one of the common ones.
    public let newPassword: String

    /// Creates a request.
    public init(currentPassword: String, newPassword: String) {
        self.currentPassword = currentPassword
        self.newPassword = newPassword
    }

    /// The kind of request alone: what it holds stays out of logs.
    public var description: String { "ChangePasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ChangePasswordRequest(currentPassword: "a sample passphrase", newPassword: "another sample passphrase")
}
