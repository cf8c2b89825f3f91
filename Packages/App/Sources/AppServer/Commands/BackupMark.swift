import Foundation

/// The file beside a database whose time of change is that of the last backup.
struct BackupMark {
    private let path: String

    init(database: String) { path = database + ".backup" }

    /// The time of the last backup; nil if there was none.
    var time: Date? {
        // lint:allow downcast because the system's attributes have no types.
        (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }

    /// Notes that a backup was made.
    func set() throws { try Data().write(to: URL(filePath: path)) }
}
