public import Core

/// The data of a new account.
public struct RegisterRequest: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The name that others will see, 1 to 80 characters.
    public let name: String
    /// The email address to sign in with.
    public let email: String
    /// The password, 8 to 128 characters, not a common one.
    public let password: String
    /// The phone number, if given.
    public let phone: String?
    /// The language that the person chose, as an IETF tag; nil if they didn't choose one.
    public let language: String?

    /// Creates a request.
    public init(name: String, email: String, password: String, phone: String? = nil, language: String? = nil) {
        self.name = name
        self.email = email
        self.password = password
        self.phone = phone
        self.language = language
    }

    /// The type's name alone, which keeps password and person out of logs.
    public var description: String { "RegisterRequest" }

    /// A request for tests and documentation.
    public static let sample = RegisterRequest(name: "Casey Customer", email: "customer@tumble.example", password: "a sample passphrase")
}

extension RegisterRequest: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 80, "email": 254, "password": 1_024, "phone": 40, "language": 35]
}
