public import Foundation
public import Logging

/// The logging setup of a process. The product's bootstrap creates one from the settings and passes its handlers to swift-log.
///
/// ```swift
/// let log = LogConfiguration(subsystem: "app.tumble", filter: try LogFilter(level: .info), format: .json)
/// LoggingSystem.bootstrap { log.handler(category: $0, clock: clock) }
/// ```
public struct LogConfiguration: Sendable, Equatable {
    /// The product's bundle id, written with every entry.
    public let subsystem: String
    /// The least severe level to log, by category.
    public let filter: LogFilter
    /// The format of entries.
    public let format: LogFormat

    /// Creates a configuration.
    public init(subsystem: String, filter: LogFilter, format: LogFormat) {
        self.subsystem = subsystem
        self.filter = filter
        self.format = format
    }

    /// Returns the handler for a category.
    ///
    /// - Parameters:
    ///   - recent: keeps the errors; nil for nobody.
    ///   - write: receives each line, including its line break.
    public func handler(
        category: String, clock: any Clock, recent: RecentLog? = nil, write: @escaping @Sendable (String) -> Void = ConsoleLogHandler.standardError
    ) -> any LogHandler {
        guard let level = filter.level(of: category) else { return SwiftLogNoOpLogHandler() }
        return ConsoleLogHandler(subsystem: subsystem, category: category, level: level, format: format, clock: clock, recent: recent, write: write)
    }
}

/// The format of log entries.
public enum LogFormat: String, Sendable, CaseIterable {
    /// One line for people: time, level, place, message, metadata.
    case pretty
    /// One JSON object per line, for log collectors.
    case json
}

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
