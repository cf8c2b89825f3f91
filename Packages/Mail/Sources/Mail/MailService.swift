/// Sends mail, in a single attempt. Queueing and retrying are left to the caller, who has a database.
///
/// ```swift
/// try await mail.send(MailMessage(recipient: "ana@example.com", subject: "Welcome", text: "Hello Ana"))
/// ```
public protocol MailService: Sendable {
    /// Sends a message; returns once the next server has accepted it.
    ///
    /// - Throws: ``MailError``, which says whether a retry may help.
    func send(_ message: MailMessage) async throws(MailError)

    /// The next stop of mail, for operators: the server with its port, or the folder. Without credentials.
    var destination: String { get }
}

extension MailService {
    /// Empty: nothing is known.
    public var destination: String { "" }
}
