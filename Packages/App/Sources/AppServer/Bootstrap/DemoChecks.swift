import AuthServer
import Core
import Foundation
import Persistence
import ServerCore
import ServerHost

/// The conditions under which a development server refuses to start: where other machines reach demo accounts, whose passwords are public, an administrator's
/// among them.
enum DemoChecks {
    static func checkSettings(_ settings: ServerSettings) throws {
        guard settings.data.hasDemoData, let address = try exposed(settings) else { return }
        throw SettingError(
            "\(address), which other machines reach, and the passwords of demo accounts are public. To fix, set HOST=127.0.0.1 and an empty PUBLIC_URL, or "
                + "DEMO_DATA=NO, or in a network of people whom you trust DEMO_NETWORK=YES.")
    }

    /// Checks for accounts that an earlier start with `DEMO_DATA` left.
    static func checkDatabase(_ server: ComposedServer) async throws {
        guard let address = try exposed(server.settings) else { return }
        let seeding = try server.application.container.resolve(AccountSeeding.self)
        guard try await server.database.read({ try seeding.demoAccountsExist(in: $0) }) else { return }
        throw SettingError(
            "\(address), which other machines reach, and the database holds demo accounts, whose passwords are public. To fix, set HOST=127.0.0.1 and an empty "
                + "PUBLIC_URL, or another DATA_FOLDER, or in a network of people whom you trust DEMO_NETWORK=YES.")
    }

    /// Returns the setting by which other machines reach the server; nil where none do, and where they may.
    private static func exposed(_ settings: ServerSettings) throws -> String? {
        guard settings.app.build == .development, try !settings.values[DataSettings.isDemoShared] else { return nil }
        if !ProductionChecks.isThisMachine(settings.host.hostname) { return "HOST is \(settings.host.hostname)" }
        guard let host = URL(string: settings.publicURL)?.host(), !host.hasSuffix(".localhost"), !ProductionChecks.isThisMachine(host) else { return nil }
        return "PUBLIC_URL is \(settings.publicURL)"
    }
}
