import Foundation
public import Logging

/// Writes log entries as lines, for people or as JSON, with secrets redacted (``LogRedaction``) and with ``RequestID/current``.
public struct ConsoleLogHandler: LogHandler {
    /// Entries below this level are dropped.
    public var logLevel: Logger.Level
    /// The metadata added to every entry.
    public var metadata: Logger.Metadata = [:]
    /// Provides further metadata when an entry is written.
    public var metadataProvider: Logger.MetadataProvider?

    private let subsystem: String
    private let category: String
    private let format: LogFormat
    private let clock: any Clock
    private let recent: RecentLog?
    private let write: @Sendable (String) -> Void

    /// Writes a line to standard error.
    public static let standardError: @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - subsystem: the product's bundle id.
    ///   - recent: keeps the errors; nil for nobody.
    ///   - write: receives each line, including its line break.
    public init(
        subsystem: String,
        category: String,
        level: Logger.Level,
        format: LogFormat = .pretty,
        clock: any Clock,
        recent: RecentLog? = nil,
        write: @escaping @Sendable (String) -> Void = ConsoleLogHandler.standardError
    ) {
        self.subsystem = subsystem
        self.category = category
        self.format = format
        self.clock = clock
        self.recent = recent
        self.write = write
        logLevel = level
    }

    /// The metadata value for a key.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line.
    public func log(event: LogEvent) {
        let provided = metadataProvider?.get() ?? [:]
        let now = clock.now
        let entry = LogEntry(event, metadata: metadata.merging(provided) { $1 }, time: now, subsystem: subsystem, category: category)
        recent?.add(entry, at: now)
        write(format == .json ? entry.json : entry.pretty)
    }
}
