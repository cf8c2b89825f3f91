import ArgumentParser
import Foundation
import Persistence

/// `migrate`: brings the database's tables up to date.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "migrate", abstract: "Bring the database's tables up to date.")

    @OptionGroup var options: SettingsOptions

    @Flag(help: "Only say what would be done.")
    var plan = false

    func run() async throws {
        let server = try await Bootstrap.compose(try options.settings())
        let migrations = plan ? try await server.pendingMigrations() : try await server.migrate()
        let verb = plan ? "Would run" : "Ran"
        for migration in migrations { Tumble.write("\(verb) \(migration.plugin) \(migration.number): \(migration.name)", to: .standardOutput) }
        if migrations.isEmpty { Tumble.write("The database is up to date.", to: .standardOutput) }
        try await server.close()
    }
}
