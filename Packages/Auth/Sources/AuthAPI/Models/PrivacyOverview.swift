public import Foundation

/// The kinds of data that are kept of a person, in their language, and their consents.
public struct PrivacyOverview: Codable, Sendable, Equatable {
    /// A kind of data.
    public struct Kind: Codable, Sendable, Equatable, Identifiable {
        /// The stable name, under which it stands in an export.
        public let id: String
        /// The name, such as "Orders".
        public let name: String
        /// The purpose.
        public let purpose: String
        /// The time for which it is kept.
        public let retention: String

        /// Creates a kind.
        public init(id: String, name: String, purpose: String, retention: String) {
            self.id = id
            self.name = name
            self.purpose = purpose
            self.retention = retention
        }

        /// Orders, for tests, previews and documentation.
        public static let sample = Kind(
            id: "orders", name: "Bookings", purpose: "To do what you book.", retention: "For as long as you book.")
    }

    /// A choice that the person made about a consent.
    public struct Consent: Codable, Sendable, Equatable, Identifiable {
        /// The number of the choice.
        public let id: Int
        /// The stable name of what was asked for, such as `analytics`.
        public let purpose: String
        /// The version of the text that the person read.
        public let version: Int
        /// True where they agreed, false where they took it back.
        public let given: Bool
        /// The time of the choice.
        public let time: Date

        /// Creates a choice.
        public init(id: Int, purpose: String, version: Int, given: Bool, time: Date) {
            self.id = id
            self.purpose = purpose
            self.version = version
            self.given = given
            self.time = time
        }

        /// A consent, for tests, previews and documentation.
        public static let sample = Consent(id: 4, purpose: "analytics", version: 1, given: true, time: Date(timeIntervalSince1970: 1_767_268_800))
    }

    /// The kinds of data that concern the person.
    public let kinds: [Kind]
    /// The person's latest choices, newest first.
    public let consents: [Consent]

    /// The times at which support saw the product as the person does, newest first.
    public let viewings: [AccountViewing]

    /// Creates an overview.
    public init(kinds: [Kind], consents: [Consent], viewings: [AccountViewing] = []) {
        self.kinds = kinds
        self.consents = consents
        self.viewings = viewings
    }

    /// An overview, for tests, previews and documentation.
    public static let sample = PrivacyOverview(kinds: [.sample], consents: [.sample], viewings: [.sample])
}
