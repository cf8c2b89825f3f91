/// Hands mail over to whoever delivers it. It tries once: keeping mail and trying again is the caller's, who has a database.
///
/// ```swift
/// try await mail.send(MailMessage(recipient: "ana@example.com", subject: "Welcome", text: "Hello Ana"))
/// ```
public protocol MailService: Sendable {
    /// Hands a mail over; returns once the next server has taken it.
    ///
    /// - Throws: ``MailError``, which says whether trying again may help.
    func send(_ message: MailMessage) async throws(MailError)
}
