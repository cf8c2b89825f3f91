public import Foundation

extension Setting<String> {
    /// Declares a text that must not be empty.
    public static func text(_ key: String, default text: String, development: String? = nil, _ summary: String) -> Self {
        Setting(key, .text, defaults: SettingDefaults(text, development: development), summary) { $0 }
    }
}

extension Setting<String?> {
    /// Declares an optional text; empty text means nil.
    public static func optionalText(
        _ key: String, default text: String = "", development: String? = nil, isSecret: Bool = false, _ summary: String
    ) -> Self {
        Setting(key, .text, defaults: SettingDefaults(text, development: development), isSecret: isSecret, empty: .some(nil), summary) { $0 }
    }
}

extension Setting<Bool> {
    /// Declares `YES` or `NO`.
    public static func flag(_ key: String, default isOn: Bool, development: Bool? = nil, _ summary: String) -> Self {
        func text(_ isOn: Bool) -> String { isOn ? "YES" : "NO" }
        return Setting(key, .flag, defaults: SettingDefaults(text(isOn), development: development.map(text)), summary) { text in
            switch text.lowercased() {
            case "yes", "true", "1": true
            case "no", "false", "0": false
            default: nil
            }
        }
    }
}

extension Setting<Int> {
    /// Declares a whole number.
    public static func number(
        _ key: String, _ range: ClosedRange<Int>, unit: String? = nil, default number: Int, development: Int? = nil, _ summary: String
    ) -> Self {
        let defaults = SettingDefaults(String(number), development: development.map { String($0) })
        return Setting(key, .number(range), unit: unit, defaults: defaults, summary) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
    }
}

extension Setting<Int?> {
    /// Declares an optional whole number; empty text means nil, which is also the default.
    public static func optionalNumber(
        _ key: String, _ range: ClosedRange<Int>, default number: Int? = nil, development: Int?? = nil, _ summary: String
    ) -> Self {
        func text(_ number: Int?) -> String { number.map { String($0) } ?? "" }
        let defaults = SettingDefaults(text(number), development: development.map(text))
        return Setting(key, .number(range), defaults: defaults, empty: .some(nil), summary) { text in
            Int(text).flatMap { range.contains($0) ? .some($0) : nil }
        }
    }
}

extension Setting<Duration> {
    /// Declares a time in whole seconds.
    public static func seconds(_ key: String, _ range: ClosedRange<Int>, default count: Int, development: Int? = nil, _ summary: String) -> Self {
        duration(key, range, of: .seconds(1), unit: "seconds", SettingDefaults(String(count), development: development.map { String($0) }), summary)
    }

    /// Declares a time in whole hours.
    public static func hours(_ key: String, _ range: ClosedRange<Int>, default count: Int, development: Int? = nil, _ summary: String) -> Self {
        duration(key, range, of: .seconds(3600), unit: "hours", SettingDefaults(String(count), development: development.map { String($0) }), summary)
    }

    /// Declares a time in whole days.
    public static func days(_ key: String, _ range: ClosedRange<Int>, default count: Int, development: Int? = nil, _ summary: String) -> Self {
        duration(key, range, of: .seconds(24 * 3600), unit: "days", SettingDefaults(String(count), development: development.map { String($0) }), summary)
    }

    private static func duration(
        _ key: String, _ range: ClosedRange<Int>, of step: Duration, unit: String, _ defaults: SettingDefaults, _ summary: String
    ) -> Self {
        Setting(key, .number(range), unit: unit, defaults: defaults, summary) { text in
            Int(text).flatMap { range.contains($0) ? step * $0 : nil }
        }
    }
}

extension Setting where Value: RawRepresentable<String> & CaseIterable {
    /// Declares a setting whose value is one case of an enumeration.
    public static func choice(_ key: String, default value: Value, development: Value? = nil, _ summary: String) -> Self {
        let defaults = SettingDefaults(value.rawValue, development: development?.rawValue)
        return Setting(key, .choice(Value.allCases.map(\.rawValue)), defaults: defaults, summary) { Value(rawValue: $0) }
    }
}

extension Setting<URL?> {
    /// Declares an optional web address; empty text means nil.
    public static func address(_ key: String, default text: String = "", _ summary: String) -> Self {
        Setting(key, .other("an address with its scheme and host"), defaults: SettingDefaults(text), empty: .some(nil), summary) { text in
            guard let url = URL(string: text), url.scheme?.hasPrefix("http") == true, url.host() != nil else { return nil }
            return .some(url)
        }
    }

    /// Declares an optional path of a file or folder; empty text means nil.
    public static func path(_ key: String, default text: String = "", development: String? = nil, _ summary: String) -> Self {
        Setting(key, .path, defaults: SettingDefaults(text, development: development), empty: .some(nil), summary) { .some(URL(filePath: $0)) }
    }
}
