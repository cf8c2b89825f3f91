/// A mail to one person, in plain text.
public struct MailMessage: Sendable, Equatable, CustomStringConvertible {
    /// The recipient's address, such as `ana@example.com`.
    public let recipient: String
    /// The subject, one line.
    public let subject: String
    /// The body.
    public let text: String

    /// Creates a message.
    public init(recipient: String, subject: String, text: String) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
    }

    /// The type's name alone, so that address and text stay out of logs.
    public var description: String { "MailMessage" }
}
