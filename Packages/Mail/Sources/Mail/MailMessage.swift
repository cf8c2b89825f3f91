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
    /// The part of the `Message-ID` before the @, the same for each attempt, so that a mail that arrives twice is recognized; nil for a random one.
    public let id: String?
    /// The address that takes the recipient off the list by a mere POST (RFC 8058); nil for mail that belongs to no list.
    public let unsubscribeAddress: String?

    /// Creates a message.
    public init(
        recipient: String, subject: String, text: String, html: String? = nil, id: String? = nil, unsubscribeAddress: String? = nil
    ) {
        self.recipient = recipient
        self.subject = subject
        self.text = text
        self.html = html
        self.id = id
        self.unsubscribeAddress = unsubscribeAddress
    }

    /// The type's name alone, so that address and text stay out of logs.
    public var description: String { "MailMessage" }
}
