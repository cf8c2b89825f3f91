/// Whose password is forgotten.
public struct ForgotPasswordRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The account's address; upper and lower case are the same.
    public let email: String

    /// Creates a request.
    public init(email: String) { self.email = email }

    /// The kind of request alone: what it holds stays out of logs.
    public var description: String { "ForgotPasswordRequest" }

    /// A request for tests and documentation.
    public static let sample = ForgotPasswordRequest(email: "customer@tumble.example")
}
