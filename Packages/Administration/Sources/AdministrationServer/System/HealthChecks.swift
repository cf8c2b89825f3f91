import AdministrationAPI
import Core
import Foundation

/// Judges the state of the product's parts.
struct HealthChecks: Sendable {
    /// The seconds for which work may wait before it counts as stuck.
    static let longestWait: TimeInterval = 15 * 60
    /// The seconds for which a logged error counts.
    static let errorMemory: TimeInterval = 3600
    /// The seconds after which a backup is too old.
    static let oldestBackup: TimeInterval = 7 * 24 * 3600

    let queues: [QueueStatus]
    let nodes: [NodeStatus]
    let engine: String
    let lastBackup: Date?
    let now: Date

    /// The checks in a fixed order. PostgreSQL is backed up by its own tools, of which the product knows nothing.
    var all: [HealthCheck] {
        [HealthCheck(part: .database, isHealthy: true), queueCheck, jobCheck, nodeCheck, errorCheck] + (engine == "sqlite" ? [backupCheck] : [])
    }

    private var queueCheck: HealthCheck {
        let stuck = queues.filter { queue in queue.oldestAt.map { now.timeIntervalSince($0) > Self.longestWait } ?? false }
        return check(.queues, stuck.map { Strings.queueStuck($0.title, count: $0.waiting) })
    }

    private var jobCheck: HealthCheck {
        let failing = nodes.filter(\.isRunning).flatMap(\.jobs).filter { $0.failure != nil }
        return check(.jobs, failing.map { Strings.jobFailing($0.name) })
    }

    private var nodeCheck: HealthCheck {
        let gone = nodes.filter { !$0.isRunning }
        return check(.nodes, gone.map { Strings.nodeGone(String($0.id.prefix(6))) })
    }

    private var errorCheck: HealthCheck {
        let count = nodes.flatMap(\.errors).filter { now.timeIntervalSince($0.time) < Self.errorMemory }.count
        return check(.errors, count == 0 ? [] : [Strings.errorsLogged(count)])
    }

    private var backupCheck: HealthCheck {
        guard let lastBackup else { return check(.backup, [Strings.noBackup]) }
        return check(.backup, now.timeIntervalSince(lastBackup) > Self.oldestBackup ? [Strings.oldBackup] : [])
    }

    private func check(_ part: HealthCheck.Part, _ problems: [String]) -> HealthCheck {
        HealthCheck(part: part, isHealthy: problems.isEmpty, detail: problems.isEmpty ? nil : problems.joined(separator: " "))
    }
}
