import ArgumentParser
import Foundation
import Persistence

/// `migrate`: migrates the database to the current schema.
struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "migrate", abstract: "Migrate the database to the current schema.")

    @OptionGroup var options: SettingsOptions

    @Flag(help: "Only print what would be done.")
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
