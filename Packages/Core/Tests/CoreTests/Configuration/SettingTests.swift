import Core
import Foundation
import Testing

struct SettingTests {
    private enum Color: String, CaseIterable, Sendable { case red, green }

    private static let days = Setting.days("TRACE_DAYS", 0...365, default: 7, development: 1, "Days that traces are kept.")
    private static let port = Setting.optionalNumber("SECOND_PORT", 1...9, default: 9, development: .some(nil), "A second port. Empty: none.")
    private static let color = Setting<Color>.choice("COLOR", default: .red, "The color.")

    @Test func `the build's default holds where nothing is given, and what is given wins, even an empty text`() throws {
        let production = SettingValues(build: .production) { _ in nil }
        #expect(try SettingValues()[Self.days] == .seconds(24 * 3600))
        #expect(try production[Self.days] == .seconds(7 * 24 * 3600))
        #expect(try SettingValues(["TRACE_DAYS": "3"])[Self.days] == .seconds(3 * 24 * 3600))
        #expect(try SettingValues()[Self.port] == nil)
        #expect(try production[Self.port] == 9)
        #expect(try SettingValues(build: .production) { _ in "" }[Self.port] == nil)
    }

    @Test func `each type reads its texts`() throws {
        #expect(try Setting.flag("A", default: false, "").value(of: "yes"))
        #expect(try !Setting.flag("A", default: true, "").value(of: "0"))
        #expect(try Setting.number("A", 1...9, default: 1, "").value(of: "9") == 9)
        #expect(try Setting.seconds("A", 1...9, default: 1, "").value(of: "9") == .seconds(9))
        #expect(try Setting.text("A", default: "", "").value(of: " x ") == " x ")
        #expect(try Setting.optionalText("A", "").value(of: "") == nil)
        #expect(try Self.color.value(of: "green") == .green)
        #expect(try Setting.address("A", "").value(of: "https://tumble.example/api")?.host() == "tumble.example")
        #expect(try Setting.path("A", "").value(of: "/var/keys")?.path == "/var/keys")
        #expect(try Setting.path("A", "").value(of: "") == nil)
    }

    @Test(arguments: [
        (days as any SettingDeclaration, "366", "TRACE_DAYS is '366'. To fix, give a number from 0 to 365."),
        (days, "", "TRACE_DAYS is empty. To fix, set it in the configuration file, the environment or with --set TRACE_DAYS=..."),
        (port, "0", "SECOND_PORT is '0'. To fix, give a number from 1 to 9."),
        (color, "blue", "COLOR is 'blue'. To fix, give one of red, green."),
        (Setting.flag("A", default: true, ""), "perhaps", "A is 'perhaps'. To fix, give YES or NO."),
        (Setting.address("A", ""), "nonsense", "A is 'nonsense'. To fix, give an address with its scheme and host."),
        (
            Setting("API_TOKEN", .other("ten digits"), defaults: SettingDefaults("0"), isSecret: true, "") { _ -> Int? in nil }, "12",
            "API_TOKEN can't be used. To fix, give ten digits."
        ),
    ])
    func `a text that can't be used is named with the fix, unless it is a secret`(setting: any SettingDeclaration, text: String, message: String) {
        let error = #expect(throws: SettingError.self) { try setting.check(text) }
        #expect(error?.description == message)
    }

    @Test func `what may be given is said in a few words`() {
        #expect(Self.days.range == "0 to 365 days")
        #expect(Self.port.range == "1 to 9")
        #expect(Self.color.range == "red, green")
        #expect(Setting.optionalText("SMTP_PASSWORD", "").isSecret && !Setting.optionalText("MAIL_SENDER", "").isSecret)
        #expect(Setting.optionalText("TILES", isSecret: true, "").isSecret && !Self.days.isSecret)
    }

    @Test func `reading what nobody declared fails, so that no setting is forgotten in a list`() throws {
        let values = SettingValues().declaring([Self.days])
        #expect(try values[Self.days] == .seconds(24 * 3600))
        let error = #expect(throws: SettingError.self) { try values[Self.color] }
        #expect(error?.description == "COLOR is read but not declared. To fix, list it in the settings of the plugin that reads it.")
    }

    @Test func `a part reads its setting from the container`() throws {
        let container = DIContainer()
        container.register(SettingValues.self) { _ in SettingValues(["COLOR": "green"]) }
        #expect(try container.setting(Self.color) == .green)
    }
}
