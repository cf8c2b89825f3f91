import ArgumentParser
import Foundation
import PersistenceSQLite

/// `restore`: puts a backup in the database's place.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Put a backup in the SQLite database's place; no server may use it meanwhile.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: "File that the command backup wrote.")
    var file: String

    func run() async throws {
        let settings = try options.settings()
        let database = try settings.requiredDatabaseFile
        try DataFolder.prepare(settings)
        try SQLiteFile.restore(file, to: database.path)
        Tumble.write("Restored \(database.path). What was there is \(database.lastPathComponent).replaced. Run migrate, then serve.", to: .standardOutput)
    }
}
