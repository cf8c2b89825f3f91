import Core
import Logging
import Synchronization

/// Sets the process's log up, once.
enum LogBootstrap {
    private static let isDone = Mutex(false)

    static func run(_ settings: ServerSettings, clock: any Core.Clock) {
        let isFirst = isDone.withLock { done in
            defer { done = true }
            return !done
        }
        guard isFirst else { return }
        let (subsystem, level) = (settings.app.bundleIdentifier, settings.logLevel)
        LoggingSystem.bootstrap { category in
            ConsoleLogHandler(subsystem: subsystem, category: category, level: level, clock: clock)
        }
    }
}
