/// What a person signs in with.
public struct LoginRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The account's address; upper and lower case are the same.
    public let email: String
    /// The password.
    public let password: String

    /// Creates a request.
    public init(email: String, password: String) {
        self.email = email
        self.password = password
    }

    /// The kind of request alone: password and person stay out of logs.
    public var description: String { "LoginRequest" }

    /// A request for tests and documentation.
    public static let sample = LoginRequest(email: "customer@tumble.example", password: "a sample passphrase")
}
