public import Core
public import Foundation

/// A process of the product, as it reported itself last.
public struct NodeStatus: Codable, Sampled, Equatable {
    /// The process's random name.
    public let id: String
    /// The parts of the work that it does: `web`, `api`, `worker`.
    public let roles: [String]
    /// The time at which it started.
    public let startedAt: Date
    /// The time of its last report.
    public let seenAt: Date
    /// Whether it still runs, as far as its reports tell.
    public let isRunning: Bool
    /// Whether it runs the jobs that only one process may run.
    public let hasLease: Bool
    /// The last runs of its periodic jobs.
    public let jobs: [JobStatus]
    /// The last errors that it logged, newest first.
    public let errors: [LoggedError]

    /// Creates a state.
    public init(
        id: String, roles: [String], startedAt: Date, seenAt: Date, isRunning: Bool, hasLease: Bool, jobs: [JobStatus], errors: [LoggedError]
    ) {
        self.id = id
        self.roles = roles
        self.startedAt = startedAt
        self.seenAt = seenAt
        self.isRunning = isRunning
        self.hasLease = hasLease
        self.jobs = jobs
        self.errors = errors
    }

    /// The only process of a product, for tests and documentation.
    public static let sample = NodeStatus(
        id: "8f2d6c01a9b34e57", roles: ["web", "api", "worker"], startedAt: Date(timeIntervalSince1970: 1_767_182_400),
        seenAt: Date(timeIntervalSince1970: 1_767_268_795), isRunning: true, hasLease: true, jobs: [.sample, .failing], errors: [.sample])
}

/// The last run of a periodic job.
public struct JobStatus: Codable, Sampled, Hashable {
    /// The name in the log.
    public let name: String
    /// The pause between two runs, in seconds.
    public let interval: Double
    /// Whether every process runs it.
    public let isOnEveryNode: Bool
    /// The time at which the last run began; nil if there was none in this process.
    public let startedAt: Date?
    /// The time at which the last finished run ended; nil if there was none in this process.
    public let endedAt: Date?
    /// The time at which a run failed last; nil if none did.
    public let failedAt: Date?
    /// The reason for which the last run failed; nil if it didn't.
    public let failure: String?

    /// Creates a state.
    public init(name: String, interval: Double, isOnEveryNode: Bool, startedAt: Date?, endedAt: Date?, failedAt: Date?, failure: String?) {
        self.name = name
        self.interval = interval
        self.isOnEveryNode = isOnEveryNode
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.failedAt = failedAt
        self.failure = failure
    }

    /// A job that works, for tests and documentation.
    public static let sample = JobStatus(
        name: "mail goes out", interval: 2, isOnEveryNode: false, startedAt: Date(timeIntervalSince1970: 1_767_268_790),
        endedAt: Date(timeIntervalSince1970: 1_767_268_791), failedAt: nil, failure: nil)

    /// A job that failed, for tests and documentation.
    public static let failing = JobStatus(
        name: "payments are reconciled", interval: 3600, isOnEveryNode: false, startedAt: Date(timeIntervalSince1970: 1_767_266_000),
        endedAt: Date(timeIntervalSince1970: 1_767_266_009), failedAt: Date(timeIntervalSince1970: 1_767_266_009),
        failure: "the provider doesn't respond")
}

/// An error that a process logged, with secrets redacted.
public struct LoggedError: Codable, Sampled, Hashable {
    /// The time at which it was logged.
    public let time: Date
    /// The category of the log, such as `http`.
    public let category: String
    /// The message.
    public let message: String
    /// The names and values that were logged with it, as one line.
    public let details: String

    /// Creates an error.
    public init(time: Date, category: String, message: String, details: String) {
        self.time = time
        self.category = category
        self.message = message
        self.details = details
    }

    /// A job that failed, for tests and documentation.
    public static let sample = LoggedError(
        time: Date(timeIntervalSince1970: 1_767_266_009), category: "jobs", message: "job failed",
        details: "cause=the provider doesn't respond job=payments are reconciled")
}
