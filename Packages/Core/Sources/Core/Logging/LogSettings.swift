public import Foundation
import Logging

/// The settings of what a process logs and measures.
public enum LogSettings {
    static let level = Setting(
        "LOG_LEVEL", .choice(Logger.Level.allCases.map(\.rawValue)), defaults: SettingDefaults("info", development: "debug"),
        "Least severe entries that are logged."
    ) { Logger.Level(rawValue: $0) }

    static let filter = Setting(
        "LOG_FILTER", .other("levels by category"), defaults: SettingDefaults(""), empty: "", "Other levels for categories, such as http=debug,store=off."
    ) { text in
        _ = try LogFilter(level: .info, categories: text)
        return text
    }

    static let format = Setting<LogFormat>.choice(
        "LOG_FORMAT", default: .json, development: .pretty, "How entries are written: lines for people, or one JSON object a line.")

    /// The file that takes a Chrome trace; nil for none.
    public static let traceFile = Setting.path("TRACE_FILE", "File that takes a Chrome trace of what took how long, for ui.perfetto.dev. Empty: none.")

    /// All of them.
    public static let all: [any SettingDeclaration] = [level, filter, format, traceFile]
}

extension LogConfiguration {
    /// Reads the settings of the log.
    ///
    /// - Throws: ``SettingError`` that names the key and the fix.
    public init(_ values: SettingValues) throws {
        self.init(
            subsystem: try values[ProductSettings.bundleIdentifier],
            filter: try LogFilter(level: try values[LogSettings.level], categories: try values[LogSettings.filter]), format: try values[LogSettings.format])
    }
}
