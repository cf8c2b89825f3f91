import ArgumentParser
import Foundation
import PersistenceSQLite

/// `restore`: replaces the database with a backup.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Replace the SQLite database with a backup. No server may be using it.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: "File written by the command backup.")
    var file: String

    func run() async throws {
        let settings = try options.settings()
        let database = try settings.requiredDatabaseFile
        try DataFolder.prepare(settings)
        try SQLiteFile.restore(file, to: database.path)
        let kept = "\(database.lastPathComponent).replaced"
        Tumble.write("Restored \(database.path). The previous database is kept as \(kept). Run migrate, then serve.", to: .standardOutput)
    }
}
