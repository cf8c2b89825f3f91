import Core
import Foundation
import PersistenceSQLite

/// Prepares the folder of the database and keys: existing, private to its owner, and writable.
enum DataFolder {
    static func prepare(_ settings: ServerSettings) throws {
        guard settings.databaseFile != nil else { return }
        let folder = settings.data.folder
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw failure(folder, SQLiteFile.refusal(toWrite: folder.deletingLastPathComponent().path) ?? "no folder can be made there")
        }
        if let reason = SQLiteFile.refusal(toWrite: folder.path) { throw failure(folder, reason) }
    }

    private static func failure(_ folder: URL, _ reason: String) -> SettingError {
        SettingError(
            "The data folder \(folder.path) can't be written (\(reason)). To fix, give another with --data, make it writable for this user, or "
                + "mount its disk for writing.")
    }
}
