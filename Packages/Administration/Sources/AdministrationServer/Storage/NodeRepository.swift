import Foundation
import Persistence

/// Reads and writes the last reports of the product's processes.
struct NodeRepository: Sendable {
    /// Stores a process's report in place of its last one.
    func store(_ report: NodeReport, at now: Date, in transaction: Transaction) throws {
        let json = try JSONColumn(report)
        try transaction.execute(
            """
            INSERT INTO administration_node (node, seen_at, report) VALUES (\(report.node), \(now), \(json))
            ON CONFLICT (node) DO UPDATE SET seen_at = excluded.seen_at, report = excluded.report
            """)
    }

    /// Returns the reports since a time, with the time of each.
    func reports(since time: Date, in transaction: Transaction) throws -> [(report: NodeReport, seenAt: Date)] {
        try transaction.rows("SELECT seen_at, report FROM administration_node WHERE seen_at >= \(time) ORDER BY seen_at DESC LIMIT 100").map {
            (try $0.get("report", as: JSONColumn<NodeReport>.self).value, try $0.get("seen_at"))
        }
    }

    /// Removes the reports before a time.
    func remove(before time: Date, in transaction: Transaction) throws {
        try transaction.execute("DELETE FROM administration_node WHERE seen_at < \(time)")
    }
}
