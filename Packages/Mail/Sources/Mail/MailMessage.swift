/// A mail to one person, in plain text, and in HTML where that says it better.
public struct MailMessage: Sendable, Equatable, CustomStringConvertible {
    /// The recipient's address, such as `ana@example.com`.
    public let recipient: String
    /// The subject, one line.
    public let subject: String
    /// The body.
    public let text: String
    /// The same body as a page, for programs that show it; nil for plain text alone.
    public let html: String?

    /// Creates a message.
    public init(recipient: String, subject: String, text: String, html: String? = nil) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
        self.html = html
    }

    /// The type's name alone, so that address and text stay out of logs.
    public var description: String { "MailMessage" }
}
