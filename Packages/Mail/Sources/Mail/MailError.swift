/// A mail couldn't be handed over.
public struct MailError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Whether it will fail as often as it is tried, as with an address that doesn't exist.
    public let isPermanent: Bool
    /// What happened, for operators: the server's answer, without address and text of the mail.
    public let description: String

    /// Describes a failure.
    public init(isPermanent: Bool, description: String) {
        self.isPermanent = isPermanent
        self.description = description
    }
}
