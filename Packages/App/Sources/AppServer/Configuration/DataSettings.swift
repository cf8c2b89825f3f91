import Core
import Foundation

/// The settings of where data and keys lie.
struct DataSettings: Sendable {
    static let folder = Setting.path(
        "DATA_FOLDER", default: "/var/lib/tumble", development: "Data/Dev", "Folder of the database and of keys that are made here.")
    static let file = Setting.text("DATABASE_FILE", default: "tumble.sqlite", "The SQLite database's file in it.")
    static let signingKeyFile = Setting.path(
        "SIGNING_KEY_FILE", "Private keys of tokens, in PEM: the first signs, all are accepted. Production needs it; empty: made in the data folder.")
    static let sealingKeyFile = Setting.path(
        "SEALING_KEY_FILE", "Key that seals browser sessions, 64 hexadecimal digits. Empty: made in the data folder.")
    static let hasDemoData = Setting.flag("DEMO_DATA", default: false, development: true, "Whether demo people and retailers are written.")

    /// All of them.
    static let all: [any SettingDeclaration] = [folder, file, hasDemoData, signingKeyFile, sealingKeyFile]

    /// The folder of the database and of keys that are made here.
    let folder: URL
    /// The private key that signs tokens; nil has it made in the folder, in development.
    let signingKeyFile: URL?
    /// The key that seals browser sessions; nil has it made in the folder.
    let sealingKeyFile: URL?
    /// True where demo people are made.
    let hasDemoData: Bool
    /// The database's file.
    let file: URL

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` that names the key and the fix.
    init(_ values: SettingValues) throws(SettingError) {
        folder = URL(filePath: try values[Self.folder]?.relativePath ?? "Data", directoryHint: .isDirectory)
        file = folder.appending(path: try values[Self.file])
        signingKeyFile = try values[Self.signingKeyFile]
        sealingKeyFile = try values[Self.sealingKeyFile]
        hasDemoData = try values[Self.hasDemoData]
    }
}
