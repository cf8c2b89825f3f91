import Core
import Foundation

/// The settings for the location of data and keys.
struct DataSettings: Sendable {
    static let folder = Setting.path(
        "DATA_FOLDER", default: "/var/lib/tumble", development: "Data/Dev", "Folder of the database and of generated keys.")
    static let file = Setting.text("DATABASE_FILE", default: "tumble.sqlite", "Name of the SQLite file in the data folder.")
    static let signingKeyFile = Setting.path(
        "SIGNING_KEY_FILE",
        "File with the private keys of tokens, in PEM: the first signs, all are accepted. Required in production. Empty: generated in the data folder.")
    static let sealingKeyFile = Setting.path(
        "SEALING_KEY_FILE", "File with the key that seals browser sessions, 64 hexadecimal digits. Empty: generated in the data folder.")
    static let hasDemoData = Setting.flag("DEMO_DATA", default: false, development: true, "Create demo accounts and retailers.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [folder, file, hasDemoData, signingKeyFile, sealingKeyFile]

    /// The folder of the database and of generated keys.
    let folder: URL
    /// The file of the private keys that sign tokens; nil to generate one in the folder, in development.
    let signingKeyFile: URL?
    /// The file of the key that seals browser sessions; nil to generate one in the folder.
    let sealingKeyFile: URL?
    /// Whether demo accounts are created.
    let hasDemoData: Bool
    /// The database's file.
    let file: URL

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    init(_ values: SettingValues) throws(SettingError) {
        folder = URL(filePath: try values[Self.folder]?.relativePath ?? "Data", directoryHint: .isDirectory)
        file = folder.appending(path: try values[Self.file])
        signingKeyFile = try values[Self.signingKeyFile]
        sealingKeyFile = try values[Self.sealingKeyFile]
        hasDemoData = try values[Self.hasDemoData]
    }
}
