/// An error of sending mail.
public struct MailError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Whether every attempt would fail, as with an address that doesn't exist.
    public let isPermanent: Bool
    /// The server's reply, for operators, without the address and text of the mail.
    public let description: String

    /// Creates an error.
    public init(isPermanent: Bool, description: String) {
        self.isPermanent = isPermanent
        self.description = description
    }
}
