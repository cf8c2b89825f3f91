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
    /// - Parameter write: receives each line, including its line break.
    public func handler(
        category: String, clock: any Clock, write: @escaping @Sendable (String) -> Void = ConsoleLogHandler.standardError
    ) -> any LogHandler {
        guard let level = filter.level(of: category) else { return SwiftLogNoOpLogHandler() }
        return ConsoleLogHandler(subsystem: subsystem, category: category, level: level, format: format, clock: clock, write: write)
    }
}
