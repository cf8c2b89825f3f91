public import Foundation

/// The email address of an account, and the one that is to take its place.
public struct AccountEmail: Codable, Sendable, Equatable {
    /// A change that waits until the link that was mailed to the new address is used.
    public struct Pending: Codable, Sendable, Equatable {
        /// The new address, in lower case.
        public let email: String
        /// The time at which the change was asked for.
        public let requestedAt: Date

        /// Creates a change.
        public init(email: String, requestedAt: Date) {
            self.email = email
            self.requestedAt = requestedAt
        }

        /// A change, for tests, previews and documentation.
        public static let sample = Pending(email: "new@tumble.example", requestedAt: Date(timeIntervalSince1970: 1_767_268_800))
    }

    /// The address of now, in lower case.
    public let email: String
    /// Whether the person has confirmed that mail to the address reaches them.
    public let emailVerified: Bool
    /// Whether another account has confirmed the address, so that this one needs another.
    public let emailLost: Bool
    /// The change that waits; nil if there is none.
    public let pending: Pending?

    /// Creates the state of an address.
    public init(email: String, emailVerified: Bool, emailLost: Bool = false, pending: Pending? = nil) {
        self.email = email
        self.emailVerified = emailVerified
        self.emailLost = emailLost
        self.pending = pending
    }

    /// A confirmed address that is to change, for tests, previews and documentation.
    public static let sample = AccountEmail(email: "customer@tumble.example", emailVerified: true, pending: .sample)

    enum CodingKeys: CodingKey {
        case email, emailVerified, emailLost, pending
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(email, forKey: .email)
        try container.encode(emailVerified, forKey: .emailVerified)
        try container.encode(emailLost, forKey: .emailLost)
        try container.encode(pending, forKey: .pending)
    }
}
