import Core
import CoreTesting
import Testing

struct ChangedSettingsTests {
    private static let limit = Setting.number("LIMIT", 0...9, default: 3, "The limit.").changeable()
    private static let fixed = Setting.number("FIXED", 0...9, default: 3, "Needs a restart.")

    @Test func `a change holds for who reads the setting at each use, until it ends`() throws {
        let changes = ChangedSettings()
        let values = SettingValues(["LIMIT": "4"]).changing(by: changes)
        let (limit, fixed) = (try CurrentSetting(Self.limit, in: values), try CurrentSetting(Self.fixed, in: values))
        #expect(limit.value == 4)
        changes.replace(with: ["LIMIT": "7", "FIXED": "7"])
        #expect(limit.value == 7 && fixed.value == 3, "Only changeable settings change.")
        #expect(values.text(of: Self.limit) == "7" && values.unchangedText(of: Self.limit) == "4")
        changes.replace(with: [:])
        #expect(limit.value == 4)
    }

    @Test func `what is given on the command line isn't changed, and neither is anything by a text that can't be used`() throws {
        let changes = ChangedSettings()
        changes.replace(with: ["LIMIT": "7"])
        let pinned = SettingValues(["LIMIT": "4"]).changing(by: changes) { $0 == "LIMIT" }.declaring([Self.limit])
        #expect(try pinned[Self.limit] == 4)
        let values = SettingValues().changing(by: changes).declaring([Self.limit])
        let limit = try CurrentSetting(Self.limit, in: values)
        changes.replace(with: ["LIMIT": "many"])
        #expect(limit.value == 7, "The last value that could be used stays.")
        #expect(CurrentSetting(always: 5).value == 5)
    }
}
