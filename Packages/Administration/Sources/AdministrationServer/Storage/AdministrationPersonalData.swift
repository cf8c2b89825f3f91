import Core
import Persistence
import ServerCore

/// The data of people that Administration holds.
enum AdministrationPersonalData {
    static let all = [
        PersonalData(
            "api-keys", of: [.dispatcher, .admin], name: Strings.privacyKeys, purpose: Strings.privacyKeysPurpose, kept: Strings.privacyKeysKept,
            tables: [
                PersonalTable(
                    "administration_key", of: "person_id",
                    ["name", "scopes", .left("hash"), .time("created_at"), .time("expires_at"), .time("revoked_at"), .time("last_used_at")],
                    erased: .deleted)
            ]),
        PersonalData(
            "changed-settings", of: [.dispatcher, .admin], name: Strings.privacySettings, purpose: Strings.privacySettingsPurpose,
            kept: Strings.privacySettingsKept,
            tables: [
                PersonalTable("administration_setting", of: "changed_by", ["key", .time("changed_at")], erased: .replaced(["changed_by": .null])),
                PersonalTable("administration_setup", of: "reviewed_by", ["step", .time("reviewed_at")], erased: .replaced(["reviewed_by": .null])),
            ]),
    ]
}
