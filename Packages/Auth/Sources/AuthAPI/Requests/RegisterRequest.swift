/// What a new account is made of.
public struct RegisterRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The name that others will see, 1 to 80 characters.
    public let name: String
    /// The address to sign in with.
    public let email: String
    /// 8 to 128 characters, not one of the common ones.
    public let password: String
    /// The phone number, where given.
    public let phone: String?
    /// The language of messages to the person, as an IETF tag; English where there is none.
    public let language: String?

    /// Creates a request.
    public init(name: String, email: String, password: String, phone: String? = nil, language: String? = nil) {
        self.name = name
        self.email = email
        self.password = password
        self.phone = phone
        self.language = language
    }

    /// The kind of request alone: password and person stay out of logs.
    public var description: String { "RegisterRequest" }

    /// A request for tests and documentation.
    public static let sample = RegisterRequest(name: "Casey Customer", email: "customer@tumble.example", password: "a sample passphrase")
}
