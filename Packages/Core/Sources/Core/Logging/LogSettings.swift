public import Foundation
import Logging

/// The settings for logging and tracing.
public enum LogSettings {
    static let level = Setting(
        "LOG_LEVEL", .choice(Logger.Level.allCases.map(\.rawValue)), defaults: SettingDefaults("info", development: "debug"),
        "Least severe level that is logged."
    ) { Logger.Level(rawValue: $0) }

    static let filter = Setting(
        "LOG_FILTER", .other("levels by category"), defaults: SettingDefaults(""), empty: "", "Levels of individual categories, such as http=debug,store=off."
    ) { text in
        _ = try LogFilter(level: .info, categories: text)
        return text
    }

    static let format = Setting<LogFormat>.choice(
        "LOG_FORMAT", default: .json, development: .pretty, "Format of log entries: pretty for people, json with one object per line.")

    /// The file that receives a Chrome trace; nil for none.
    public static let traceFile = Setting.path("TRACE_FILE", "File for a Chrome trace of durations, to open in ui.perfetto.dev. Empty: none.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [level, filter, format, traceFile]
}

extension LogConfiguration {
    /// Reads the settings of the log.
    ///
    /// - Throws: ``SettingError`` with the key and how to fix it.
    public init(_ values: SettingValues) throws {
        self.init(
            subsystem: try values[ProductSettings.bundleIdentifier],
            filter: try LogFilter(level: try values[LogSettings.level], categories: try values[LogSettings.filter]), format: try values[LogSettings.format])
    }
}
