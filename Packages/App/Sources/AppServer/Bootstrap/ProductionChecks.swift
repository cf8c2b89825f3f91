import AuthServer
import Core
import Foundation
import MailTransport
import Persistence
import ServerCore

/// The conditions under which the production product refuses to start.
enum ProductionChecks {
    static func checkSettings(_ settings: ServerSettings) throws {
        guard settings.app.build == .production else { return }
        guard settings.data.signingKeyFile != nil else {
            throw SettingError("SIGNING_KEY_FILE is empty. To fix, set it to the path of a P-256 private key in PEM.")
        }
        guard settings.isSecure else {
            let given = settings.publicURL.isEmpty ? "empty" : "'\(settings.publicURL)'"
            throw SettingError("PUBLIC_URL is \(given). To fix, set it to the https address that people open.")
        }
        guard !settings.data.hasDemoData else {
            throw SettingError("DEMO_DATA is YES in production. To fix, set DEMO_DATA=NO.")
        }
        guard settings.mail.server != nil || settings.mail.folder != nil else {
            throw SettingError(
                "SMTP_HOST is empty, so nobody could reset a password. To fix, set it to the mail server and MAIL_SENDER to the sender's address, "
                    + "or MAIL_FOLDER to a folder.")
        }
    }

    static func checkMigrations(_ server: ComposedServer) async throws {
        if server.database.dialect == .postgres { try await checkDurability(server.database) }
        let pending = try await server.pendingMigrations()
        guard pending.isEmpty else {
            throw SettingError("The database lacks \(pending.count) migrations. To fix, run the command migrate first.")
        }
    }

    static func checkDatabase(_ server: ComposedServer) async throws {
        try await checkMigrations(server)
        let seeding = try server.application.container.resolve(AccountSeeding.self)
        guard try await !server.database.read({ try seeding.demoAccountsExist(in: $0) }) else {
            throw SettingError("The database holds demo accounts. To fix, start with a new database; demo passwords are public.")
        }
    }

    /// Checks that acknowledged changes survive a power failure.
    static func checkDurability(_ database: any Database) async throws {
        for name in ["fsync", "full_page_writes", "synchronous_commit"] {
            let value = try await database.read { try $0.value(String.self, "SELECT current_setting(\(name))") }
            guard value != "off" else {
                throw SettingError(
                    "PostgreSQL's \(name) is off: an acknowledged change could be lost. To fix, set \(name) = on in postgresql.conf.")
            }
        }
    }
}
