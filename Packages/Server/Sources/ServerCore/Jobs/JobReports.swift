import Core
public import Foundation
import Synchronization

/// The last runs of the periodic jobs of a process, for administrators.
public final class JobReports: Sendable {
    /// The last run of a job.
    public struct Report: Sendable, Hashable, Codable {
        /// The job's name.
        public let name: String
        /// The pause between two runs, in seconds.
        public let interval: Double
        /// Whether every process runs the job, rather than the one with the lease.
        public let isOnEveryNode: Bool
        /// The time at which the last run began; nil if there was none in this process.
        public internal(set) var startedAt: Date?
        /// The time at which the last finished run ended; nil if there was none in this process.
        public internal(set) var endedAt: Date?
        /// The time at which a run failed last; nil if none did.
        public internal(set) var failedAt: Date?
        /// The reason for which the last run failed; nil if it didn't.
        public internal(set) var failure: String?
    }

    /// The name under which the process holds the lease of shared jobs.
    public let holder: String
    private let reports: Mutex<[Report]>

    init(_ jobs: [PeriodicJob], holder: String) {
        self.holder = holder
        reports = Mutex(jobs.map { Report(name: $0.name, interval: $0.interval / .seconds(1), isOnEveryNode: $0.place == .everyNode) })
    }

    /// The reports in the order in which the jobs are declared.
    public var all: [Report] { reports.withLock { $0 } }

    func began(_ name: String, at now: Date) { change(name) { $0.startedAt = now } }

    func ended(_ name: String, failure: String?, at now: Date) {
        change(name) { report in
            (report.endedAt, report.failure) = (now, failure)
            if failure != nil { report.failedAt = now }
        }
    }

    private func change(_ name: String, _ body: (inout Report) -> Void) {
        reports.withLock { reports in
            guard let index = reports.firstIndex(where: { $0.name == name }) else { return }
            body(&reports[index])
        }
    }
}
