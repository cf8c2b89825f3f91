package import Core
import Logging
import Synchronization

/// Sets up the process's log, once.
package enum LogBootstrap {
    /// The last errors of this process.
    static let recent = RecentLog()
    private static let isDone = Mutex(false)

    /// Sets it up by a server's settings.
    package static func run(_ settings: ServerSettings, clock: any Core.Clock) {
        let isFirst = isDone.withLock { done in
            defer { done = true }
            return !done
        }
        guard isFirst else { return }
        let configuration = settings.log
        LogEnding.watch()
        LoggingSystem.bootstrap { category in
            CollectingLogHandler(configuration.handler(category: category, clock: clock, recent: recent, write: LogEnding.writer.write), to: LogEnding.writer)
        }
    }
}
