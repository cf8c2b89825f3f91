import ArgumentParser
import Foundation
import PersistenceSQLite

/// `vacuum`: returns the space of deleted rows to the disk.
struct VacuumCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vacuum", abstract: "Return the space of deleted rows in the SQLite database to the disk. No server may be using it.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let database = try options.settings().requiredDatabaseFile
        try SQLiteFile.vacuum(database.path)
        Tumble.write("\(database.path) is compact.", to: .standardOutput)
    }
}
