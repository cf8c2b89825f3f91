public import Core
public import Logging
import Synchronization

/// The lines that a log writes, for a test to read.
public final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    /// Creates it without lines.
    public init() {}

    /// What was written so far, the earliest first.
    public var all: [String] { lines.withLock { $0 } }

    /// A log whose lines from level info on are kept.
    public func log(_ category: String, clock: any Clock) -> Logger {
        Logger(label: category) { label in
            ConsoleLogHandler(subsystem: "app.tumble", category: label, level: .info, clock: clock) { line in
                self.lines.withLock { $0.append(line) }
            }
        }
    }
}
