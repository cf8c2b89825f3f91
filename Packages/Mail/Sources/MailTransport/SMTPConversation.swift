import Foundation
import Mail

/// Delivers a message by SMTP (RFC 5321): greeting, TLS, sign-in, envelope, text.
struct SMTPConversation: Sendable {
    let connection: SMTPConnection
    let settings: SMTPSettings
    let hostName: String

    func run(recipient: String, text: String) async throws(MailError) {
        let isPlain = recipient.utf8.allSatisfy { $0 > 32 && $0 < 127 }
        guard !recipient.contains(where: { $0.isWhitespace || $0.isNewline || "<>\u{0}".contains($0) }) else {
            throw MailError(isPermanent: true, description: "The recipient is not a valid address.")
        }
        try await require(connection.greeting, "greeting")
        var hello = try await say("EHLO \(hostName)")
        if settings.security == .startTLS {
            guard hello.capability("STARTTLS") != nil else {
                throw .transport("\(settings.host) doesn't support STARTTLS. To fix, use a server that does, or its port for TLS.")
            }
            try await say("STARTTLS")
            try await wrapped { try await connection.startTLS() }
            hello = try await say("EHLO \(hostName)")
        }
        if let username = settings.username { try await signIn(username, settings.password ?? "", offered: hello.capability("AUTH") ?? "") }
        if !isPlain, hello.capability("SMTPUTF8") == nil {
            throw MailError(isPermanent: true, description: "\(settings.host) doesn't accept addresses with non-ASCII characters.")
        }
        try await say("MAIL FROM:<\(settings.sender)>\(isPlain ? "" : " SMTPUTF8")")
        try await say("RCPT TO:<\(recipient)>", hiding: recipient, refusalIsFinal: true)
        try await say("DATA")
        try await say(Self.stuffed(text) + "\r\n.", named: "text", hiding: recipient, refusalIsFinal: true)
        // The server has accepted the mail, so a failing QUIT doesn't matter.
        _ = try? await say("QUIT")
    }

    private func signIn(_ username: String, _ password: String, offered: String) async throws(MailError) {
        let ways = offered.split(separator: " ")
        if ways.contains("PLAIN") {
            try await say("AUTH PLAIN \(Data("\u{0}\(username)\u{0}\(password)".utf8).base64EncodedString())", named: "AUTH PLAIN")
        } else if ways.contains("LOGIN") {
            try await say("AUTH LOGIN")
            try await say(Data(username.utf8).base64EncodedString(), named: "user name")
            try await say(Data(password.utf8).base64EncodedString(), named: "password")
        } else {
            throw .transport("\(settings.host) doesn't support sign-in by PLAIN or LOGIN, only: \(offered)")
        }
    }

    @discardableResult
    private func say(
        _ command: String, named name: String? = nil, hiding secret: String? = nil, refusalIsFinal: Bool = false
    ) async throws(MailError) -> SMTPReply {
        let verb = name ?? String(command.prefix { $0 != " " })
        return try await require({ try await connection.exchange(command) }, verb, hiding: secret, refusalIsFinal)
    }

    @discardableResult
    private func require(
        _ exchange: () async throws -> SMTPReply, _ name: String, hiding secret: String? = nil, _ refusalIsFinal: Bool = false
    ) async throws(MailError) -> SMTPReply {
        let reply = try await wrapped(exchange)
        guard reply.isPositive else {
            var summary = reply.summary
            if let secret { summary = summary.replacing(secret, with: "the recipient") }
            throw MailError(isPermanent: refusalIsFinal && reply.code >= 500, description: "\(settings.host) refused \(name): \(summary)")
        }
        return reply
    }

    private func wrapped<Success>(_ body: () async throws -> Success) async throws(MailError) -> Success {
        do {
            return try await body()
        } catch let error as MailError {
            throw error
        } catch {
            throw .transport("The connection failed: \(error)")
        }
    }

    /// Returns the text with leading dots doubled, since a line with only a dot would end it (RFC 5321, section 4.5.2).
    static func stuffed(_ text: String) -> String {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).map { $0.hasPrefix(".") ? "." + $0 : String($0) }.joined(separator: "\r\n")
    }
}
