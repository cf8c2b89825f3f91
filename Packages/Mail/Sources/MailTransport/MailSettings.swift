public import Core
public import Foundation

/// The settings for sending mail.
public struct MailSettings: Sendable {
    static let folder = Setting.path(
        "MAIL_FOLDER", "Folder to write mail to instead of sending it. Empty without SMTP_HOST: in development, the folder mail in the data folder.")
    static let sender = Setting.optionalText(
        "MAIL_SENDER", development: "no-reply@localhost", "Sender address of mail. Required with SMTP_HOST.")
    static let host = Setting.optionalText("SMTP_HOST", "Mail server. Production requires it or MAIL_FOLDER.")
    static let port = Setting.number("SMTP_PORT", 1...65_535, default: 587, "Port of the mail server.")
    static let security = Setting<SMTPSettings.Security>.choice(
        "SMTP_SECURITY", default: .startTLS, "Encryption of the connection to the mail server. tls usually uses port 465.")
    static let username = Setting.optionalText("SMTP_USERNAME", "User name for the mail server. Empty: no sign-in.")
    static let password = Setting.optionalText("SMTP_PASSWORD", isSecret: true, "Password for the mail server.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [folder, sender, host, port, security, username, password]

    /// The folder to write mail to instead of sending it.
    public let folder: URL?
    /// The mail server; nil for none.
    public let server: SMTPSettings?
    /// The sender's address of mail written to a folder.
    public let sender: String

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
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
