import Core
import Foundation
import Testing

@testable import AppServer

struct ProductionChecksTests {
    private static let complete = [
        "SIGNING_KEY_FILE": "/some/key.pem", "PUBLIC_URL": "https://tumble.example", "SMTP_HOST": "smtp.example", "MAIL_SENDER": "no-reply@tumble.example",
    ]

    private func check(_ values: [String: String], _ build: BuildConfiguration = .production) throws {
        try ProductionChecks.checkSettings(try ServerSettings.load(build: build, file: nil, commandLine: values, environment: [:]))
    }

    private func refusal(_ values: [String: String]) -> String? {
        #expect(throws: SettingError.self) { try check(Self.complete.merging(values) { $1 }) }?.description
    }

    @Test(arguments: [
        (["SIGNING_KEY_FILE": ""], "SIGNING_KEY_FILE is empty. To fix, set it to the path of a P-256 private key in PEM."),
        (["PUBLIC_URL": ""], "PUBLIC_URL is empty. To fix, set it to the https address that people open."),
        (["DEMO_DATA": "YES"], "DEMO_DATA is YES in production. To fix, set DEMO_DATA=NO."),
        (["DEMO_HISTORY": "YES"], "DEMO_HISTORY is YES in production, which has no demo. To fix, set DEMO_HISTORY=NO."),
        (["DEMO_TRAFFIC": "YES"], "DEMO_TRAFFIC is YES in production, which has no demo. To fix, set DEMO_TRAFFIC=NO."),
        (
            ["SMTP_HOST": ""],
            "SMTP_HOST is empty, so nobody could reset a password. To fix, set it to the mail server and MAIL_SENDER to the sender's address, or "
                + "MAIL_FOLDER to a folder."
        ),
        (
            ["SMTP_SECURITY": "none"],
            "SMTP_SECURITY is none, so links for new passwords would cross the network in the clear. To fix, set it to starttls or tls."
        ),
        (
            ["RATE_LIMIT_FACTOR": "0"], "RATE_LIMIT_FACTOR is 0, which turns all rate limits off. To fix, set it to 1, or to a higher factor."
        ),
        (
            ["ADMIN_HOST": "0.0.0.0"],
            "ADMIN_HOST is 0.0.0.0, which others can reach, and ADMIN_TOKEN is empty. To fix, set ADMIN_TOKEN, for example to what openssl rand -hex 32 "
                + "prints, or set ADMIN_HOST to 127.0.0.1."
        ),
        (
            ["PAYMENT_GATEWAY": "fake"],
            "PAYMENT_GATEWAY is fake in production, so no order would be paid for. To fix, set it to a real provider, or to none."
        ),
        (
            ["WEBHOOK_PRIVATE_ADDRESSES": "YES"],
            "WEBHOOK_PRIVATE_ADDRESSES is YES, so webhooks could reach machines inside your network. To fix, set it to NO."
        ),
        (
            ["PUSH_PRIVATE_ADDRESSES": "YES"],
            "PUSH_PRIVATE_ADDRESSES is YES, so browsers could name machines inside your network. To fix, set it to NO."
        ),
        (
            ["RETAILER_PRIVATE_ADDRESSES": "YES"],
            "RETAILER_PRIVATE_ADDRESSES is YES, so accounts could be linked at machines inside your network. To fix, set it to NO."
        ),
    ])
    func `production refuses what would open it, with one line that names the fix`(values: [String: String], message: String) {
        #expect(refusal(values) == message)
    }

    @Test(arguments: ["0.0.0.0/0", "::/0", "127.0.0.1, 0.0.0.0/0", "0.0.0.0/1, 128.0.0.0/1", "2000::/3"])
    func `production trusts no proxies at any address`(proxies: String) {
        let message = refusal(["TRUSTED_PROXIES": proxies])
        #expect(message?.hasPrefix("TRUSTED_PROXIES contains ") == true)
        #expect(message?.hasSuffix("To fix, list the addresses of your own proxies.") == true)
    }

    @Test(arguments: [
        [:], ["SMTP_HOST": "", "MAIL_FOLDER": "/var/mail"], ["SMTP_SECURITY": "tls"], ["SMTP_HOST": "localhost", "SMTP_SECURITY": "none"],
        ["ADMIN_HOST": "0.0.0.0", "ADMIN_PORT": ""], ["ADMIN_HOST": "0.0.0.0", "ADMIN_TOKEN": "0123456789abcdef"], ["ADMIN_HOST": "::1"],
        ["TRUSTED_PROXIES": "10.0.0.0/8, fc00::/7, 127.0.0.1"], ["TRUSTED_PROXIES": ""], ["RATE_LIMIT_FACTOR": "3"],
    ])
    func `production takes what is safe`(values: [String: String]) throws {
        try check(Self.complete.merging(values) { $1 })
    }

    @Test func `development refuses none of it`() throws {
        try check(
            ["RATE_LIMIT_FACTOR": "0", "TRUSTED_PROXIES": "0.0.0.0/0", "ADMIN_HOST": "0.0.0.0", "ADMIN_PORT": "0", "WEBHOOK_PRIVATE_ADDRESSES": "YES"],
            .development)
    }

    @Test func `a short admin token is refused, without its text`() {
        let error = #expect(throws: SettingError.self) { try check(["ADMIN_TOKEN": "hunter2"], .development) }
        #expect(error?.description == "ADMIN_TOKEN can't be used. To fix, give at least 16 characters, such as openssl rand -hex 32 prints.")
    }

    @Test(arguments: ["SIGNING_KEY_FILE", "SEALING_KEY_FILE", "TLS_KEY_FILE"])
    func `a key that others can read is refused with the command that closes it`(key: String) async throws {
        try await TemporaryFolder.with { folder in
            let (file, link) = (folder.appending(path: "key"), folder.appending(path: "link"))
            try Data("key".utf8).write(to: file)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            let values = ["DATA_FOLDER": folder.path, "TLS_CERTIFICATE_FILE": key == "TLS_KEY_FILE" ? "/c.pem" : "", key: link.path]
            for permissions in [0o640, 0o604, 0o660, 0o644] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
                #expect(
                    refusal(values) == "\(key) \(link.path) can be read by others than its owner. To fix, run chmod 600 \(link.path)")
            }
            for permissions in [0o600, 0o400] {
                try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
                try check(Self.complete.merging(values) { $1 })
            }
        }
    }

    @Test func `a generated sealing key that others can read is refused too`() async throws {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "sealing-key")
            try Data("key".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
            #expect(refusal(["DATA_FOLDER": folder.path])?.contains("run chmod 600 \(file.path)") == true)
        }
    }
}
