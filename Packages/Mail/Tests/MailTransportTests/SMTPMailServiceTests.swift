import Core
import CoreTesting
import Foundation
import Mail
import MailTransport
import Testing

struct SMTPMailServiceTests {
    private static let message = MailMessage(recipient: "ana@example.com", subject: "Your new password", text: "Hello Ana,\n\n.\nbye")

    @Test func `mail is handed over with its envelope and its text`() async throws {
        let server = try await TestMailServer()
        try await service(server, .none).send(Self.message)
        let commands = server.commands.value
        #expect(commands.prefix(4) == ["EHLO tumble.example", "MAIL FROM:<no-reply@tumble.example>", "RCPT TO:<ana@example.com>", "DATA"])
        #expect(commands.last == "QUIT")
        let fields = server.text.prefix { !$0.isEmpty }
        #expect(fields.contains("From: Tumble <no-reply@tumble.example>") && fields.contains("To: <ana@example.com>"))
        #expect(fields.contains("Subject: Your new password") && fields.contains("Date: Thu, 01 Jan 2026 12:00:00 +0000"))
        let body = try #require(Data(base64Encoded: server.text.drop { !$0.isEmpty }.joined()))
        #expect(String(decoding: body, as: UTF8.self) == "Hello Ana,\r\n\r\n.\r\nbye")
    }

    @Test func `after STARTTLS the conversation begins anew, and signs in`() async throws {
        let server = try await TestMailServer()
        try await service(server, .startTLS, username: "tumble").send(Self.message)
        let commands = server.commands.value
        #expect(commands.prefix(3) == ["EHLO tumble.example", "STARTTLS", "EHLO tumble.example"])
        #expect(commands.contains("AUTH PLAIN \(Data("\u{0}tumble\u{0}secret".utf8).base64EncodedString())"))
        #expect(!server.text.isEmpty)
    }

    @Test func `TLS from the first byte, and a server that only knows LOGIN`() async throws {
        let server = try await TestMailServer(.init(capabilities: ["AUTH LOGIN"], isSecure: true))
        try await service(server, .tls, username: "tumble").send(Self.message)
        let signIn = server.commands.value.drop { $0 != "AUTH LOGIN" }.prefix(3)
        #expect(Array(signIn) == ["AUTH LOGIN", Data("tumble".utf8).base64EncodedString(), Data("secret".utf8).base64EncodedString()])
        #expect(!server.text.isEmpty)
    }

    @Test func `a server without STARTTLS gets nothing`() async throws {
        let server = try await TestMailServer(.init(capabilities: ["AUTH PLAIN"]))
        let error = await failure(try service(server, .startTLS, username: "tumble"))
        #expect(error?.isPermanent == false && error?.description.contains("STARTTLS") == true)
        #expect(server.commands.value == ["EHLO tumble.example"])
    }

    @Test func `a certificate that nobody trusts, or of another name, ends it`() async throws {
        let server = try await TestMailServer(.init(isSecure: true))
        let untrusted = await failure(try service(server, .tls, isTrusted: false))
        let otherName = await failure(try service(server, .tls, host: "127.0.0.1"))
        #expect(untrusted?.isPermanent == false && otherName?.isPermanent == false)
        #expect(server.commands.value.isEmpty)
    }

    @Test func `what is slipped in before TLS is no answer after it`() async throws {
        let server = try await TestMailServer(.init(replies: ["STARTTLS": "220 go on\r\n250 and I am the server"]))
        let error = await failure(try service(server, .startTLS))
        #expect(error?.description.contains("unexpected reply") == true)
        #expect(!server.commands.value.contains { $0.hasPrefix("MAIL") })
    }

    @Test(arguments: [
        ("RCPT", "550 no such mailbox", true), ("RCPT", "452 mailbox full", false), (".", "554 spam", true), (".", "451 later", false),
        ("MAIL", "550 who are you", false), ("", "554 go away", false), ("EHLO", "502 what", false), ("DATA", "503 no", false), ("QUIT", "500 what", nil),
    ])
    func `only what the recipient or the text is refused for is final`(verb: String, reply: String, isPermanent: Bool?) async throws {
        let server = try await TestMailServer(.init(replies: [verb: reply]))
        let error = await failure(try service(server, .none))
        #expect(error?.isPermanent == isPermanent)
        if let error { #expect(error.description.contains(reply)) }
    }

    @Test func `neither credentials nor the recipient are in an error`() async throws {
        let refusing = try await TestMailServer(.init(replies: ["RCPT": "550 <ana@example.com> unknown"]))
        #expect(await failure(try service(refusing, .none))?.description == "localhost refused RCPT: 550 <the recipient> unknown")
        let strict = try await TestMailServer(.init(replies: ["AUTH": "535 wrong"]))
        let error = await failure(try service(strict, .startTLS, username: "tumble"))
        #expect(error?.description == "localhost refused AUTH PLAIN: 535 wrong" && error?.isPermanent == false)
        #expect("\(settings(1, .none))" == "SMTPSettings(localhost:1, none)")
    }

    @Test(arguments: ["", "EHLO", "RCPT", "."])
    func `a server that falls silent is left at the deadline`(verb: String) async throws {
        let server = try await TestMailServer(.init(replies: [verb: ""]))
        let error = await failure(try service(server, .none, timeout: .milliseconds(200)))
        #expect(error?.isPermanent == false && error?.description.contains("longer than") == true)
    }

    @Test(arguments: ["close", "nonsense", "999 no", "250-" + String(repeating: "x", count: 20_000)])
    func `a server that hangs up or speaks something else is an error`(reply: String) async throws {
        let server = try await TestMailServer(.init(replies: ["RCPT": reply]))
        #expect(await failure(try service(server, .none))?.isPermanent == false)
    }

    @Test func `a server that isn't there, and one without a known sign-in`() async throws {
        let closed = try SMTPMailService(settings: settings(1, .none), clock: TestClock(), random: SystemRandomSource())
        #expect(await failure(closed)?.description.contains("can't be reached") == true)
        let server = try await TestMailServer(.init(capabilities: ["STARTTLS", "AUTH GSSAPI"]))
        #expect(await failure(try service(server, .startTLS, username: "tumble"))?.description.contains("GSSAPI") == true)
    }

    @Test(arguments: ["ana@example.com>\r\nRCPT TO:<eve@example.com", "a na@example.com", "<ana@example.com"])
    func `a recipient can't slip in a command`(recipient: String) async throws {
        let server = try await TestMailServer()
        let error = await failure(try service(server, .none), MailMessage(recipient: recipient, subject: "x", text: "y"))
        #expect(error?.isPermanent == true)
        #expect(!server.commands.value.contains { $0.hasPrefix("RCPT") })
    }

    @Test func `a subject can't slip in a header field, and keeps its letters`() async throws {
        let server = try await TestMailServer()
        let subject = "Zażółć gęślą jaźń, i jeszcze dłuższy temat wiadomości\r\nBcc: eve@example.com"
        try await service(server, .none).send(MailMessage(recipient: "ana@example.com", subject: subject, text: "y"))
        #expect(!server.text.contains { $0.hasPrefix("Bcc") })
        let start = try #require(server.text.firstIndex { $0.hasPrefix("Subject: ") })
        let words = server.text[start...].prefix { $0.hasPrefix("Subject") || $0.hasPrefix(" ") }.map { $0.drop { $0 != "=" } }
        #expect(words.count > 1 && words.allSatisfy { $0.utf8.count <= 75 })
        let bytes = words.compactMap { Data(base64Encoded: String($0.dropFirst("=?utf-8?B?".count).dropLast(2))) }
        #expect(String(decoding: bytes.joined(), as: UTF8.self) == subject.replacing("\r\n", with: ""))
    }

    @Test func `an address with other letters needs a server that takes it`() async throws {
        let message = MailMessage(recipient: "jos\u{E9}@example.com", subject: "x", text: "y")
        let able = try await TestMailServer()
        try await service(able, .none).send(message)
        #expect(able.commands.value.contains("MAIL FROM:<no-reply@tumble.example> SMTPUTF8"))
        let unable = try await TestMailServer(.init(capabilities: ["8BITMIME"]))
        #expect(await failure(try service(unable, .none), message)?.isPermanent == true)
    }

    @Test func `settings that can't be meant so are refused at the start`() throws {
        let (clock, random) = (TestClock(), SystemRandomSource())
        #expect(throws: MailError.self) { try SMTPMailService(settings: settings(1, .none, username: "tumble"), clock: clock, random: random) }
        #expect(throws: MailError.self) { try SMTPMailService(settings: settings(1, .none, sender: "nobody"), clock: clock, random: random) }
        #expect(throws: MailError.self) {
            try SMTPMailService(settings: settings(1, .tls, trusted: "/nowhere/at-all.pem"), clock: clock, random: random)
        }
    }

    private func settings(
        _ port: Int, _ security: SMTPSettings.Security, username: String? = nil, host: String = "localhost", timeout: Duration = .seconds(10),
        sender: String = "no-reply@tumble.example", trusted: String? = nil
    ) -> SMTPSettings {
        SMTPSettings(
            host: host, port: port, security: security, username: username, password: username.map { _ in "secret" }, sender: sender,
            senderName: "Tumble", timeout: timeout, trustedCertificates: trusted)
    }

    private func service(
        _ server: TestMailServer, _ security: SMTPSettings.Security, username: String? = nil, isTrusted: Bool = true, host: String = "localhost",
        timeout: Duration = .seconds(10)
    ) throws -> SMTPMailService {
        let file = FileManager.default.temporaryDirectory.appending(path: "mail-\(SystemRandomSource().hexadecimal(byteCount: 8)).pem")
        try Data(TestCertificate.certificate.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let settings = settings(
            server.port, security, username: username, host: host, timeout: timeout, trusted: isTrusted ? file.path : nil)
        return try SMTPMailService(settings: settings, clock: TestClock(), random: SystemRandomSource())
    }

    private func failure(_ service: SMTPMailService, _ message: MailMessage = message) async -> MailError? {
        do {
            try await service.send(message)
            return nil
        } catch {
            return error
        }
    }
}
