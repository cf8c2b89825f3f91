import ArgumentParser
import Foundation
import PersistenceSQLite

/// `vacuum`: gives the room of deleted rows back to the disk.
struct VacuumCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vacuum", abstract: "Give the room of deleted rows in the SQLite database back; no server may use it meanwhile.")

    @OptionGroup var options: SettingsOptions

    func run() async throws {
        let database = try options.settings().requiredDatabaseFile
        try SQLiteFile.vacuum(database.path)
        Tumble.write("\(database.path) is compact.", to: .standardOutput)
    }
}
