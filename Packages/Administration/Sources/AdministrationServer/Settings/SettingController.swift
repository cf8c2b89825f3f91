import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Registers the handlers with which administrators look at settings and change those that may change while the server runs.
struct SettingController: Sendable {
    let changes: SettingChanges
    private let repository = SettingRepository()

    init(changes: SettingChanges) { self.changes = changes }

    func add(to routes: inout Routes) {
        routes.on(AdministrationEndpoints.settings, allow: .accessAlone) { _, context in
            await context.recordSight(AuditEntry(.settingsRead))
            try await changes.update(from: context.database)
            return try await context.database.read { try groups(in: $0) }
        }
        routes.on(AdministrationEndpoints.changeSetting, allow: .accessAlone) { input, context in
            let setting = try changeable(input.key)
            // A text that stands in a header of mail, or in a title, has one line.
            guard !input.value.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
                throw APIError.invalid(["value": Strings.settingOneLine])
            }
            do throws(SettingError) { try setting.check(input.value) } catch {
                throw APIError.invalid(["value": Strings.settingRange(setting.range)])
            }
            return try await store(input.value, setting, replacing: input.version, context)
        }
        routes.on(AdministrationEndpoints.resetSetting, allow: .accessAlone) { input, context in
            try await store(nil, try changeable(input.key), replacing: input.version, context)
        }
    }

    /// Returns a setting that may be changed now.
    private func changeable(_ key: String) throws(APIError) -> any SettingDeclaration {
        guard let facts = changes.facts, let setting = facts.declaration(of: key) else { throw .notFound() }
        guard setting.isChangeable else { throw .conflict(Strings.settingFixed, code: "setting_fixed") }
        guard let place = facts.pin(of: key) else { return setting }
        throw .conflict(Strings.settingPinned(place), code: "setting_pinned")
    }

    private func store(
        _ text: String?, _ setting: any SettingDeclaration, replacing version: Int, _ context: HandlerContext
    ) async throws -> SettingStatus {
        let (person, now, key) = (try context.person().id, context.clock.now, setting.key)
        let stored = try text.map { setting.isSecret ? try sealed($0, of: key) : $0 }
        let unchanged = try present(key).change?.unchanged
        try await context.database.write { transaction in
            let old = try repository.find(key, in: transaction).flatMap { changes.text(of: $0) } ?? unchanged
            guard try repository.store(stored, of: key, replacing: version, by: person, at: now, in: transaction) else {
                throw APIError.conflict(Strings.settingStale, code: "stale_version")
            }
            let detail = setting.isSecret ? nil : "\(Self.quoted(old)) to \(text.map { Self.quoted($0) } ?? "default")"
            try context.record(AuditEntry(text == nil ? .settingReset : .settingChanged, object: "setting/\(key)", detail: detail), in: transaction)
            try transaction.announce(SettingChanges.channel)
        }
        try await changes.update(from: context.database)
        let row = try await context.database.read { try repository.find(key, in: $0) }
        return try present(key, row)
    }

    private func sealed(_ text: String, of key: String) throws -> String {
        guard let seal = changes.seal else { throw APIError.conflict(Strings.settingUnsealed, code: "setting_fixed") }
        return try seal.seal(text, of: key)
    }

    private func groups(in transaction: Transaction) throws -> [SettingGroupStatus] {
        let stored = Dictionary(try repository.all(in: transaction).map { ($0.key, $0) }) { first, _ in first }
        return (changes.facts?.settings() ?? []).map { group in
            SettingGroupStatus(name: group.name, settings: group.settings.map { complete($0, stored[$0.key]) })
        }
    }

    private func present(_ key: String, _ row: SettingRepository.Stored? = nil) throws -> SettingStatus {
        let all = (changes.facts?.settings() ?? []).flatMap(\.settings)
        guard let status = all.first(where: { $0.key == key }) else { throw APIError.notFound() }
        return complete(status, row)
    }

    /// Returns a setting with the state of its change, where it may be changed.
    private func complete(_ status: SettingStatus, _ row: SettingRepository.Stored?) -> SettingStatus {
        guard let change = status.change else { return status }
        let text = row.flatMap { changes.text(of: $0) }
        return status.changed(
            SettingChange(
                version: row?.version ?? 0, value: status.value == nil ? nil : text, unchanged: change.unchanged, choices: change.choices,
                pinnedBy: change.pinnedBy, changedAt: row?.changedAt, changedBy: row?.changedBy, isChanged: text != nil && change.pinnedBy == nil))
    }

    /// The part of a text that the audit log keeps.
    private static func quoted(_ text: String?) -> String { "'\((text ?? "").prefix(80))'" }
}

extension AuditEntry.Action {
    fileprivate static let settingsRead = Self(rawValue: "settings_read")
    fileprivate static let settingChanged = Self(rawValue: "setting_changed")
    fileprivate static let settingReset = Self(rawValue: "setting_reset")
}
