import AuthServer
import Core
import Foundation
import MailTransport
import NotificationsServer
import PaymentsServer
import Persistence
import RetailServer
import ServerCore
import ServerHost
import WebhooksServer

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
        for setting in [DataSettings.hasDemoHistory, DataSettings.hasDemoTraffic] where try settings.values[setting] {
            throw SettingError("\(setting.key) is YES in production, which has no demo. To fix, set \(setting.key)=NO.")
        }
        guard try settings.values[PaymentsSettings.gateway] != .fake else {
            throw SettingError("PAYMENT_GATEWAY is fake in production, so no order would be paid for. To fix, set it to a real provider, or to none.")
        }
        try checkMail(settings.mail)
        try checkNetwork(settings)
        try PrivateFile.checkKeys(settings)
    }

    private static func checkMail(_ mail: MailSettings) throws {
        guard mail.server != nil || mail.folder != nil else {
            throw SettingError(
                "SMTP_HOST is empty, so nobody could reset a password. To fix, set it to the mail server and MAIL_SENDER to the sender's address, "
                    + "or MAIL_FOLDER to a folder.")
        }
        // What is sent to a relay on the same machine crosses no network.
        if let server = mail.server, server.security == .none, !isThisMachine(server.host) {
            throw SettingError(
                "SMTP_SECURITY is none, so links for new passwords would cross the network in the clear. To fix, set it to starttls or tls.")
        }
    }

    private static func checkNetwork(_ settings: ServerSettings) throws {
        guard settings.application.limits.rateFactor > 0 else {
            throw SettingError("RATE_LIMIT_FACTOR is 0, which turns all rate limits off. To fix, set it to 1, or to a higher factor.")
        }
        let host = settings.host
        if let range = host.trustedProxies.unboundedRange {
            throw SettingError(
                "TRUSTED_PROXIES contains \(range), so strangers could claim any address. To fix, list the addresses of your own proxies.")
        }
        guard host.adminPort == nil || host.adminToken != nil || isThisMachine(host.adminHostname) else {
            throw SettingError(
                "ADMIN_HOST is \(host.adminHostname), which others can reach, and ADMIN_TOKEN is empty. To fix, set ADMIN_TOKEN, for example to what "
                    + "openssl rand -hex 32 prints, or set ADMIN_HOST to 127.0.0.1.")
        }
        guard try !settings.values[WebhooksServerPlugin.allowsPrivateAddresses] else {
            throw SettingError("WEBHOOK_PRIVATE_ADDRESSES is YES, so webhooks could reach machines inside your network. To fix, set it to NO.")
        }
        guard try !settings.values[NotificationsServerPlugin.allowsPrivatePushAddresses] else {
            throw SettingError("PUSH_PRIVATE_ADDRESSES is YES, so browsers could name machines inside your network. To fix, set it to NO.")
        }
        guard try !settings.values[RetailServerPlugin.allowsPrivateConnectors] else {
            throw SettingError("RETAILER_PRIVATE_ADDRESSES is YES, so accounts could be linked at machines inside your network. To fix, set it to NO.")
        }
    }

    static func isThisMachine(_ host: String) -> Bool { host == "localhost" || IPAddress(host)?.isLoopback == true }

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

    /// Returns whether nobody could manage accounts, prices and areas. In development that doesn't matter.
    static func lacksAdministrator(_ server: ComposedServer) async throws -> Bool {
        guard server.settings.app.build == .production else { return false }
        return try await !server.database.read { try AccountCommands.administratorExists(in: $0) }
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
