public import Core
public import Logging
import Synchronization

/// The captured lines of a log, for a test to check.
public final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    /// Creates an empty collection.
    public init() {}

    /// The captured lines, oldest first.
    public var all: [String] { lines.withLock { $0 } }

    /// Creates a logger whose lines from level info on are captured.
    public func log(_ category: String, clock: any Clock) -> Logger {
        Logger(label: category) { label in
            ConsoleLogHandler(subsystem: "app.tumble", category: label, level: .info, clock: clock) { line in
                self.lines.withLock { $0.append(line) }
            }
        }
    }
}
