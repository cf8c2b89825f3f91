import Core
package import Foundation

/// The settings for the location of data and keys.
package struct DataSettings: Sendable {
    static let folder = Setting.path(
        "DATA_FOLDER", default: "/var/lib/tumble", development: "Data/Dev", "Folder of the database and of generated keys.")
    static let file = Setting.text("DATABASE_FILE", default: "tumble.sqlite", "Name of the SQLite file in the data folder.")
    static let signingKeyFile = Setting.path(
        "SIGNING_KEY_FILE",
        "File with the private keys of tokens, in PEM: the first signs, all are accepted. Required in production. Empty: generated in the data folder.")
    static let sealingKeyFile = Setting.path(
        "SEALING_KEY_FILE", "File with the key that seals browser sessions, 64 hexadecimal digits. Empty: generated in the data folder.")
    static let hasDemoData = Setting.flag("DEMO_DATA", default: false, development: true, "Create demo accounts and retailers.")
    static let hasDemoHistory = Setting.flag(
        "DEMO_HISTORY", default: false, development: true, "With DEMO_DATA, fill an empty database with a week of orders.")
    static let hasDemoTraffic = Setting.flag(
        "DEMO_TRAFFIC", default: false, development: true,
        "With DEMO_DATA, have simulated people order and drive, until a real person registers or somebody turns it off.")

    static let isDemoShared = Setting.flag(
        "DEMO_NETWORK", default: false,
        "With DEMO_DATA, let other machines reach the server: whoever does can be its administrator, since the passwords of demo accounts are public.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [folder, file, hasDemoData, hasDemoHistory, hasDemoTraffic, isDemoShared, signingKeyFile, sealingKeyFile]

    /// The folder of the database and of generated keys.
    package let folder: URL
    /// The file of the private keys that sign tokens; nil to generate one in the folder, in development.
    let signingKeyFile: URL?
    /// The file of the key that seals browser sessions; nil to generate one in the folder.
    let sealingKeyFile: URL?
    /// Whether demo accounts are created.
    package let hasDemoData: Bool
    /// True where an empty database is filled with a week of orders.
    package let hasDemoHistory: Bool
    /// True where simulated people order and drive.
    package let hasDemoTraffic: Bool
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
        let (isDemo, history, traffic) = (try values[Self.hasDemoData], try values[Self.hasDemoHistory], try values[Self.hasDemoTraffic])
        hasDemoData = isDemo
        hasDemoHistory = isDemo && history
        hasDemoTraffic = isDemo && traffic
    }
}
