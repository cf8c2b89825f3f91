public import Core
public import Foundation

/// The settings of how mail leaves the server, and who it is from.
public struct MailSettings: Sendable {
    static let folder = Setting.path(
        "MAIL_FOLDER", "Folder that mail is written to instead of being sent. Empty, without SMTP_HOST: in development mail in the data folder.")
    static let sender = Setting.optionalText(
        "MAIL_SENDER", development: "no-reply@localhost", "Address that mail is from; needed beside SMTP_HOST.")
    static let host = Setting.optionalText("SMTP_HOST", "Mail server. Production needs it, or MAIL_FOLDER.")
    static let port = Setting.number("SMTP_PORT", 1...65_535, default: 587, "The mail server's port.")
    static let security = Setting<SMTPSettings.Security>.choice(
        "SMTP_SECURITY", default: .startTLS, "How the connection to it is protected; tls is usually on port 465.")
    static let username = Setting.optionalText("SMTP_USERNAME", "Who signs in there. Empty: nobody.")
    static let password = Setting.optionalText("SMTP_PASSWORD", isSecret: true, "The password.")

    /// All of them.
    public static let all: [any SettingDeclaration] = [folder, sender, host, port, security, username, password]

    /// The folder that mail is written to instead of being sent.
    public let folder: URL?
    /// The mail server; nil for none.
    public let server: SMTPSettings?
    /// The address that mail in a folder is from.
    public let sender: String

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` that names the key and the fix.
    public init(_ values: SettingValues) throws(SettingError) {
        folder = try values[Self.folder]
        server = try Self.server(values)
        sender = try values[Self.sender] ?? "no-reply@localhost"
        guard folder == nil || server == nil else {
            throw SettingError("MAIL_FOLDER and SMTP_HOST are both set. To fix, leave one of them empty.")
        }
    }

    private static func server(_ values: SettingValues) throws(SettingError) -> SMTPSettings? {
        let (security, sender) = (try values[security], try values[sender])
        let (username, password) = (try values[username], try values[password])
        guard (username == nil) == (password == nil) else {
            let missing = username == nil ? "SMTP_USERNAME" : "SMTP_PASSWORD"
            throw SettingError("\(missing) is empty. To fix, set both SMTP_USERNAME and SMTP_PASSWORD, or leave both empty.")
        }
        guard username == nil || security != .none else {
            throw SettingError("SMTP_SECURITY is 'none', so the password would be sent in the clear. To fix, give starttls or tls.")
        }
        guard let host = try values[host] else { return nil }
        guard let sender else { throw SettingError.empty("MAIL_SENDER") }
        guard sender.contains("@"), sender.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: ">") }) else {
            throw SettingError("MAIL_SENDER is '\(sender)'. To fix, give an address such as no-reply@example.org.")
        }
        return SMTPSettings(
            host: host, port: try values[port], security: security, username: username, password: password, sender: sender,
            senderName: try values[ProductSettings.displayName])
    }
}
