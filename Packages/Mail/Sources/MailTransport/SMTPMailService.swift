public import Core
import Foundation
public import Mail
import NIOCore
import NIOSSL

/// Sends mail to a mail server by SMTP.
///
/// ```swift
/// let settings = SMTPSettings(host: "smtp.example.org", port: 587, security: .startTLS, username: "tumble", password: secret,
///     sender: "no-reply@tumble.example", senderName: "Tumble")
/// let mail = try SMTPMailService(settings: settings, clock: clock, random: random)
/// ```
public struct SMTPMailService: MailService {
    private let settings: SMTPSettings
    private let tls: NIOSSLContext?
    private let clock: any Clock
    private let random: any RandomSource
    private let senderName: @Sendable () -> String

    /// Creates a service without connecting.
    ///
    /// - Parameter senderName: returns the sender's name for each message, where it may change; nil for that of the settings.
    /// - Throws: ``MailError`` for invalid settings: credentials without TLS, an invalid sender address, or certificates that can't be
    ///   read.
    public init(
        settings: SMTPSettings, clock: any Clock, random: any RandomSource, senderName: (@Sendable () -> String)? = nil
    ) throws(MailError) {
        guard settings.username == nil || settings.security != .none else {
            throw MailError(isPermanent: true, description: "SMTP credentials would be sent in the clear. To fix, set the security to starttls or tls.")
        }
        guard settings.sender.contains("@"), settings.sender.utf8.allSatisfy({ $0 > 32 && $0 < 127 && $0 != UInt8(ascii: ">") }) else {
            throw MailError(isPermanent: true, description: "The sender of mail is not a valid address. To fix, set it to one such as no-reply@example.org.")
        }
        self.settings = settings
        self.clock = clock
        self.random = random
        self.senderName = senderName ?? { settings.senderName }
        do {
            tls = settings.security == .none ? nil : try NIOSSLContext(configuration: Self.configuration(settings))
        } catch {
            throw MailError(isPermanent: true, description: "TLS for mail can't be set up: \(error)")
        }
    }

    /// The server with its port and encryption.
    public var destination: String {
        let server = "\(settings.host):\(settings.port)"
        return switch settings.security {
        case .tls: "\(server) (TLS)"
        case .startTLS: "\(server) (STARTTLS)"
        case .none: server
        }
    }

    /// Sends a message.
    public func send(_ message: MailMessage) async throws(MailError) {
        let connection: SMTPConnection
        do {
            connection = try await SMTPConnection.open(settings, tls: tls)
        } catch {
            throw .transport("\(settings.host):\(settings.port) can't be reached: \(error)")
        }
        defer { connection.close() }
        let format = MailFormat(sender: settings.sender, senderName: senderName(), encoding: .base64)
        let text = format.text(of: message, at: clock.now, id: random.hexadecimal(byteCount: 16))
        let domain = settings.sender.split(separator: "@").last.map(String.init) ?? "localhost"
        try await SMTPConversation(connection: connection, settings: settings, hostName: domain).run(recipient: message.recipient, text: text)
    }

    private static func configuration(_ settings: SMTPSettings) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.minimumTLSVersion = .tlsv12
        if let file = settings.trustedCertificates { configuration.trustRoots = .file(file) }
        return configuration
    }
}
