/// A report of the script that asks for a card or a confirmation, Payments' `provider.js`.
public struct ProviderReport: Codable, Sendable, Equatable {
    /// The name of the hook whose events these are.
    public static let hook = "payment-provider"

    /// The outcomes; raw values are the script's.
    public enum Outcome: String, Codable, Sendable {
        /// The customer has finished.
        case done
        /// The provider refuses, with its own text in the customer's language.
        case refused
        /// The provider's script can't be loaded.
        case unavailable
    }

    /// The outcome.
    public var outcome: Outcome
    /// The provider's text; nil where it has none.
    public var message: String?

    /// Creates a report.
    public init(outcome: Outcome, message: String? = nil) {
        self.outcome = outcome
        self.message = message
    }
}
