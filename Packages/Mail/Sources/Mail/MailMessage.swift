/// A mail to one person, in plain text.
public struct MailMessage: Sendable, Equatable, CustomStringConvertible {
    /// Where it goes, such as `ana@example.com`.
    public let recipient: String
    /// What it is about, one line.
    public let subject: String
    /// What it says.
    public let text: String

    /// Writes a mail.
    public init(recipient: String, subject: String, text: String) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
    }

    /// The kind alone: address and text stay out of logs.
    public var description: String { "MailMessage" }
}
