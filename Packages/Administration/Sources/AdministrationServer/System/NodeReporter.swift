import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// A process's report about itself.
struct NodeReport: Codable, Sendable {
    let node: String
    let roles: [String]
    let startedAt: Date
    let jobs: [JobStatus]
    let errors: [LoggedError]
}

/// Stores this process's report, so that any process can show those of all.
struct NodeReporter: Sendable {
    /// The pause between two reports.
    static let interval = Duration.seconds(20)
    /// The seconds without a report after which a process counts as ended.
    static let patience: TimeInterval = 60
    /// The seconds for which an ended process is shown.
    static let memory: TimeInterval = 3600

    let startedAt: Date
    let recent: RecentLog?
    private let nodes = NodeRepository()

    init(startedAt: Date, recent: RecentLog?) {
        self.startedAt = startedAt
        self.recent = recent
    }

    /// Returns the present report of this process.
    func report(_ inventory: ServerInventory) -> NodeReport {
        NodeReport(
            node: inventory.jobs.holder, roles: NodeRole.allCases.filter(inventory.roles.contains).map(\.rawValue), startedAt: startedAt,
            jobs: inventory.jobs.all.map(JobStatus.init), errors: (recent?.entries ?? []).map(LoggedError.init))
    }

    /// Stores the present report, and forgets processes that ended long ago.
    func run(_ inventory: ServerInventory, on database: any Database, at now: Date) async throws {
        let report = report(inventory)
        try await database.write { transaction in
            try nodes.store(report, at: now, in: transaction)
            try nodes.remove(before: now.addingTimeInterval(-Self.memory), in: transaction)
        }
    }
}

extension JobStatus {
    init(_ report: JobReports.Report) {
        self.init(
            name: report.name, interval: report.interval, isOnEveryNode: report.isOnEveryNode, startedAt: report.startedAt, endedAt: report.endedAt,
            failedAt: report.failedAt, failure: report.failure)
    }
}

extension LoggedError {
    /// The most characters of details that are shown.
    private static let longestDetails = 500

    init(_ entry: RecentLog.Entry) {
        let details = entry.details.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        self.init(time: entry.time, category: entry.category, message: entry.message, details: String(details.prefix(Self.longestDetails)))
    }
}
