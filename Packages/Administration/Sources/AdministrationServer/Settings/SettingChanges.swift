import Core
import Logging
import Persistence
import ServerCore
import Synchronization

/// Brings what administrators changed into effect in this process: at the start, and within seconds of each change.
final class SettingChanges: Sendable {
    /// The channel on which changes are announced to other processes.
    static let channel = "administration_setting"

    let facts: (any ProductFacts)?
    let seal: SettingSeal?
    private let changed: ChangedSettings
    private let repository = SettingRepository()
    /// The rows that can't be used and were logged, as key and version.
    private let refused = Mutex<Set<String>>([])
    private let log = createLog(category: "configuration")

    init(_ changed: ChangedSettings, facts: (any ProductFacts)?, seal: SettingSeal?) {
        (self.changed, self.facts, self.seal) = (changed, facts, seal)
    }

    /// Reads what is stored. A text that can't be used is left out, and logged once.
    func update(from database: any Database) async throws {
        try await apply(database.read { [repository] in try repository.all(in: $0) })
    }

    private func apply(_ stored: [SettingRepository.Stored]) {
        var texts: [String: String] = [:]
        for row in stored where row.value != nil {
            if let text = text(of: row) {
                texts[row.key] = text
            } else if refused.withLock({ $0.insert("\(row.key) \(row.version)").inserted }) {
                log.error("changed setting can't be used, so it has the value without the change", metadata: ["setting": "\(row.key)"])
            }
        }
        changed.replace(with: texts)
    }

    /// Returns the text of a change; nil where it can't be used: the setting is gone or takes no changes any more, its rule refuses the text, or the
    /// secret was sealed with another key.
    func text(of row: SettingRepository.Stored) -> String? {
        guard let stored = row.value, let setting = facts?.declaration(of: row.key), setting.isChangeable else { return nil }
        guard let text = setting.isSecret ? seal?.open(stored, of: row.key) : stored else { return nil }
        return (try? setting.check(text)) == nil ? nil : text
    }
}
