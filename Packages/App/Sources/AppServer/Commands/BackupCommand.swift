import ArgumentParser
import Foundation
import PersistenceSQLite

/// `backup`: writes a copy of the database while a server uses it.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup", abstract: "Write a copy of the SQLite database, even while a server is using it.")

    @OptionGroup var options: SettingsOptions

    @Argument(help: "File to write; must not exist.")
    var file: String

    func run() async throws {
        let database = try options.settings().requiredDatabaseFile
        try SQLiteFile.backup(database.path, to: file)
        try BackupMark(database: database.path).set()
        let bytes = try FileManager.default.attributesOfItem(atPath: file)[.size] ?? 0
        Tumble.write("Wrote and checked \(file) (\(bytes) bytes). The keys in the data folder are not included.", to: .standardOutput)
    }
}
