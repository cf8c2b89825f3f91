public import Foundation
import Logging
import Synchronization

/// The last errors that a process logged, with secrets redacted, so that administrators see them without the log at hand.
public final class RecentLog: Sendable {
    /// A logged error.
    public struct Entry: Sendable, Equatable {
        /// The time at which it was logged.
        public let time: Date
        /// The category of the log, such as `http`.
        public let category: String
        /// The message.
        public let message: String
        /// The metadata as names and values, sorted by name.
        public let details: [String: String]
    }

    private let capacity: Int
    private let kept = Mutex<[Entry]>([])

    /// Creates an empty collection.
    ///
    /// - Parameter capacity: the number of errors that are kept.
    public init(capacity: Int = 20) { self.capacity = capacity }

    /// The errors, newest first.
    public var entries: [Entry] { kept.withLock { $0.reversed() } }

    func add(_ entry: LogEntry, at time: Date) {
        guard entry.level >= .error else { return }
        let details = Dictionary(entry.details.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        kept.withLock { kept in
            if kept.count >= capacity { kept.removeFirst() }
            kept.append(Entry(time: time, category: entry.category, message: entry.message, details: details))
        }
    }
}
