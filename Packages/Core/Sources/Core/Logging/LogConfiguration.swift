public import Logging

/// How a process logs. The product's bootstrap makes one of the settings and hands its handlers to swift-log.
///
/// ```swift
/// let log = LogConfiguration(subsystem: "app.tumble", filter: try LogFilter(level: .info), format: .json)
/// LoggingSystem.bootstrap { log.handler(category: $0, clock: clock) }
/// ```
public struct LogConfiguration: Sendable, Equatable {
    /// The product's bundle id; stands with every entry.
    public let subsystem: String
    /// What is logged.
    public let filter: LogFilter
    /// How it is written.
    public let format: LogFormat

    /// Creates a configuration.
    public init(subsystem: String, filter: LogFilter, format: LogFormat) {
        self.subsystem = subsystem
        self.filter = filter
        self.format = format
    }

    /// The handler of one category.
    ///
    /// - Parameter write: takes each line, its line break included.
    public func handler(
        category: String, clock: any Clock, write: @escaping @Sendable (String) -> Void = ConsoleLogHandler.standardError
    ) -> any LogHandler {
        guard let level = filter.level(of: category) else { return SwiftLogNoOpLogHandler() }
        return ConsoleLogHandler(subsystem: subsystem, category: category, level: level, format: format, clock: clock, write: write)
    }
}
