public import Foundation
public import Logging

/// Writes log entries as lines: time, level, subsystem, category, message, metadata.
public struct ConsoleLogHandler: LogHandler {
    /// Entries below this level are dropped.
    public var logLevel: Logger.Level
    /// What stands with every entry.
    public var metadata: Logger.Metadata = [:]

    private let subsystem: String
    private let category: String
    private let clock: any Clock
    private let write: @Sendable (String) -> Void

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - subsystem: the product's bundle id.
    ///   - write: takes each line; standard error by default.
    public init(
        subsystem: String,
        category: String,
        level: Logger.Level,
        clock: any Clock,
        write: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.subsystem = subsystem
        self.category = category
        logLevel = level
        self.clock = clock
        self.write = write
    }

    /// One value of the metadata.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes one line. Line breaks and other control characters in values are escaped, so that an entry can't be forged.
    public func log(event: LogEvent) {
        let entries = metadata.merging(event.metadata ?? [:]) { $1 }.sorted { $0.key < $1.key }
        let details = entries.map { " \(escaped($0.key))=\(escaped("\($0.value)"))" }.joined()
        let time = WireJSON.string(from: clock.now)
        write("\(time) \(event.level) [\(subsystem):\(category)] \(escaped("\(event.message)"))\(details)\n")
    }

    private func escaped(_ text: String) -> String {
        // By scalar: to a String, "\r\n" is one character, which is neither "\r" nor "\n".
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isControl(scalar) { result += scalar.escaped(asASCII: true) } else { result.unicodeScalars.append(scalar) }
        }
    }

    private func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
