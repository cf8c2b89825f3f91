import Foundation

/// The folder of the database and of keys: there, private to its owner, and writable.
enum DataFolder {
    static func prepare(_ settings: ServerSettings) throws {
        guard settings.databaseFile != nil else { return }
        let folder = settings.dataFolder
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw failure(folder)
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else { throw failure(folder) }
    }

    private static func failure(_ folder: URL) -> SettingsError {
        SettingsError(
            description: "The data folder \(folder.path) can't be written. To fix, give another with --data, or make it writable for this user.")
    }
}
