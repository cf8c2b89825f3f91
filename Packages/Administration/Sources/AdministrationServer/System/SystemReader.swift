import AdministrationAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Reads the state of the running product.
struct SystemReader: Sendable {
    let reporter: NodeReporter
    let facts: (any ProductFacts)?
    private let nodes = NodeRepository()
    /// Whether the product is for development, where demo data makes the setup needless.
    private var isDemo: Bool { facts?.build == "development" }

    init(reporter: NodeReporter, facts: (any ProductFacts)?) {
        self.reporter = reporter
        self.facts = facts
    }

    func overview(_ inventory: ServerInventory, at now: Date, in transaction: Transaction) throws -> Overview {
        let checks = try status(inventory, at: now, in: transaction).checks
        return Overview(
            checks: checks,
            figures: try inventory.figures.map { Figure(id: $0.id, title: $0.title, value: try $0.count(transaction, now)) },
            setup: isDemo ? nil : try SetupReader().progress(inventory.setup, in: transaction))
    }

    func status(_ inventory: ServerInventory, at now: Date, in transaction: Transaction) throws -> SystemStatus {
        let queues = try inventory.queues.map { queue in
            let load = try queue.load(transaction)
            return QueueStatus(id: queue.id, title: queue.title, waiting: load.waiting, oldestAt: load.oldest, failed: load.failed)
        }
        let running = try nodeStates(inventory, at: now, in: transaction)
        let lastBackup = facts?.lastBackup()
        let engine = try DatabaseFacts.read(in: transaction)
        let checks = HealthChecks(queues: queues, nodes: running, engine: engine.engine, lastBackup: lastBackup, now: now).all
        return SystemStatus(
            version: facts?.version, build: facts?.build ?? "", readAt: now, checks: checks, database: engine, lastBackupAt: lastBackup, queues: queues,
            nodes: running, plugins: try plugins(inventory, in: transaction))
    }

    /// Returns the processes: this one as it is now, the others as they reported themselves.
    private func nodeStates(_ inventory: ServerInventory, at now: Date, in transaction: Transaction) throws -> [NodeStatus] {
        let holders = Set(try HeldLease.all(at: now, in: transaction).map(\.holder))
        let own = reporter.report(inventory)
        let stored = try nodes.reports(since: now.addingTimeInterval(-NodeReporter.memory), in: transaction).filter { $0.report.node != own.node }
        // A file belongs to one process, which needs no lease.
        let isAlone = transaction.dialect == .sqlite
        return ([(report: own, seenAt: now)] + stored).sorted { $0.report.startedAt < $1.report.startedAt }.map { report, seenAt in
            let isRunning = now.timeIntervalSince(seenAt) < NodeReporter.patience
            return NodeStatus(
                id: report.node, roles: report.roles, startedAt: report.startedAt, seenAt: seenAt, isRunning: isRunning,
                hasLease: isAlone ? report.node == own.node : holders.contains(report.node), jobs: report.jobs, errors: report.errors)
        }
    }

    private func plugins(_ inventory: ServerInventory, in transaction: Transaction) throws -> [PluginStatus] {
        let applied = Dictionary(grouping: try Migrator.applied(in: transaction), by: \.plugin)
        return (["Core"] + inventory.plugins).map { name in
            PluginStatus(name: name, migrations: (applied[name.lowercased()] ?? []).map { MigrationStatus(number: $0.number, name: $0.name) })
        }
    }
}
