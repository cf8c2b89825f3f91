import AuthAPI
import Core
import Foundation
import Mail
import MailTransport
import Networking
import ServerCore
import Testing

@testable import AppServer

struct MailSettingsTests {
    private func load(_ values: [String: String], _ build: BuildConfiguration = .production) throws -> ServerSettings {
        try ServerSettings.load(build: build, file: nil, commandLine: values, environment: [:])
    }

    private static let smtp = ["SMTP_HOST": "smtp.example", "MAIL_SENDER": "no-reply@tumble.example"]

    @Test func `production hands mail to its server, development writes it into its data folder`() throws {
        let production = try load(Self.smtp.merging(["SMTP_USERNAME": "tumble", "SMTP_PASSWORD": "secret"]) { $1 })
        let server = try #require(production.mail.server)
        #expect(server.host == "smtp.example" && server.port == 587 && server.security == .startTLS)
        #expect(server.username == "tumble" && server.password == "secret")
        #expect(server.sender == "no-reply@tumble.example" && server.senderName == "Tumble")
        #expect(production.mailFolder == nil)
        #expect(try load([:]).mailFolder == nil)
        let development = try load(["DATA_FOLDER": "/data"], .development)
        #expect(development.mail.server == nil && development.mailFolder?.path == "/data/mail")
        #expect(development.inMemory.mailFolder == nil)
        #expect(try load(["MAIL_FOLDER": "/letters"], .development).inMemory.mailFolder?.path == "/letters")
        #expect(try load(Self.smtp, .development).mailFolder == nil)
    }

    @Test(arguments: [
        (["SMTP_SECURITY": "ssl"], "SMTP_SECURITY is 'ssl'. To fix, give one of tls, starttls, none."),
        (["SMTP_PORT": "0"], "SMTP_PORT is '0'. To fix, give a number from 1 to 65535."),
        (["SMTP_USERNAME": "tumble"], "SMTP_PASSWORD is empty. To fix, set both SMTP_USERNAME and SMTP_PASSWORD, or leave both empty."),
        (["SMTP_PASSWORD": "secret"], "SMTP_USERNAME is empty. To fix, set both SMTP_USERNAME and SMTP_PASSWORD, or leave both empty."),
        (
            ["SMTP_USERNAME": "tumble", "SMTP_PASSWORD": "secret", "SMTP_SECURITY": "none"],
            "SMTP_SECURITY is 'none', so the password would be sent in the clear. To fix, give starttls or tls."
        ),
        (["MAIL_SENDER": "nobody"], "MAIL_SENDER is 'nobody'. To fix, give an address such as no-reply@example.org."),
        (["MAIL_SENDER": ""], "MAIL_SENDER is empty. To fix, set it in the configuration file, the environment or with --set MAIL_SENDER=..."),
        (["MAIL_FOLDER": "/letters"], "MAIL_FOLDER and SMTP_HOST are both set. To fix, leave one of them empty."),
    ])
    func `what can't be meant so is named with its fix`(values: [String: String], message: String) throws {
        let error = #expect(throws: SettingError.self) { try load(Self.smtp.merging(values) { $1 }) }
        #expect(error?.description == message)
    }

    @Test func `the password is shown to nobody`() throws {
        let settings = try load(Self.smtp.merging(["SMTP_USERNAME": "tumble", "SMTP_PASSWORD": "hunter2"]) { $1 })
        #expect(!settings.catalog.table(settings.sources, settings.values).contains("hunter2"))
        #expect(!"\(try #require(settings.mail.server))".contains("hunter2"))
    }

    @Test func `with a mail server in the settings the product hands mail to it, without one it keeps mail`() async throws {
        func service(_ values: [String: String]) async throws -> (any MailService)? {
            try await Bootstrap.compose(try load(values.merging(["LOG_LEVEL": "critical"]) { $1 }).inMemory).application.container
                .resolveIfRegistered((any MailService).self)
        }
        #expect(try await service(Self.smtp) is SMTPMailService)
        #expect(try await service([:]) == nil)
    }

    @Test func `who forgot a password finds mail in the folder, with a link to this product`() async throws {
        try await TemporaryFolder.with { folder in
            let server = try await makeProduct(["MAIL_FOLDER": folder.path, "PUBLIC_URL": "https://laundry.example/"])
            _ = try await server.client(session: nil).call(AuthEndpoints.forgotPassword, ForgotPasswordRequest(email: "customer@tumble.example"))
            let jobs = try server.application.plugins.flatMap { try $0.jobs(server.application.container) }
            try await #require(jobs.first { $0.name == "mail goes out" }).run()
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            let mail = try String(contentsOf: try #require(files.first), encoding: .utf8)
            #expect(files.count == 1 && mail.contains("To: <customer@tumble.example>"))
            #expect(mail.contains("From: Tumble Dev <no-reply@localhost>"))
            #expect(mail.contains("https://laundry.example/reset-password?token="))
        }
    }
}
