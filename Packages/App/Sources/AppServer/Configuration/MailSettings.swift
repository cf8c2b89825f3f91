import Core
import Foundation
import MailTransport

/// How mail leaves the server, and who it is from.
struct MailSettings: Sendable {
    /// The folder that mail is written to instead of being sent.
    let folder: URL?
    /// The mail server; nil for none.
    let server: SMTPSettings?
    /// The address that mail in a folder is from.
    let sender: String

    /// Reads the settings.
    ///
    /// - Parameter senderName: the name that mail is from.
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader, senderName: String) throws {
        folder = reader.text("MAIL_FOLDER").map { URL(filePath: $0, directoryHint: .isDirectory) }
        sender = reader.text("MAIL_SENDER") ?? "no-reply@localhost"
        server = try Self.server(reader, sender: sender, senderName: senderName)
        guard folder == nil || server == nil else {
            throw SettingsError(description: "MAIL_FOLDER and SMTP_HOST are both set. To fix, leave one of them empty.")
        }
    }

    private static func server(_ reader: SettingsReader, sender: String, senderName: String) throws -> SMTPSettings? {
        let port = try reader.number("SMTP_PORT", 1...65535)
        let written = try reader.required("SMTP_SECURITY")
        guard let security = SMTPSettings.Security(rawValue: written) else {
            let values = SMTPSettings.Security.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsError(description: "SMTP_SECURITY is '\(written)'. To fix, give one of \(values).")
        }
        let (username, password) = (reader.text("SMTP_USERNAME"), reader.text("SMTP_PASSWORD"))
        guard (username == nil) == (password == nil) else {
            let missing = username == nil ? "SMTP_USERNAME" : "SMTP_PASSWORD"
            throw SettingsError(description: "\(missing) is empty. To fix, set both SMTP_USERNAME and SMTP_PASSWORD, or leave both empty.")
        }
        guard username == nil || security != .none else {
            throw SettingsError(description: "SMTP_SECURITY is 'none', so the password would be sent in the clear. To fix, give starttls or tls.")
        }
        guard let host = reader.text("SMTP_HOST") else { return nil }
        _ = try reader.required("MAIL_SENDER")
        guard sender.contains("@"), sender.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: ">") }) else {
            throw SettingsError(description: "MAIL_SENDER is '\(sender)'. To fix, give an address such as no-reply@example.org.")
        }
        return SMTPSettings(
            host: host, port: port, security: security, username: username, password: password, sender: sender, senderName: senderName)
    }
}
