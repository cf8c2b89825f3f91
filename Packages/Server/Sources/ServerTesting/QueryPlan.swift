public import Persistence

/// How an engine finds the rows of a query.
///
/// ```swift
/// let plan = try await server.database.read { try QueryPlan("SELECT * FROM orders_order WHERE customer_id = \(7)", in: $0) }
/// #expect(plan.wholeTables.isEmpty, "\(plan)")
/// ```
public struct QueryPlan: Sendable, CustomStringConvertible {
    /// The engine's own description, a line for each step.
    public let steps: [String]
    /// The steps that read every row of a table or of an index.
    public let wholeTables: [String]
    /// Whether rows are sorted after they were read, rather than read in order.
    public let sorts: Bool

    /// The steps in one line.
    public var description: String { steps.joined(separator: "; ") }

    /// Asks the engine, without running the query. On PostgreSQL it tells what would be done with many rows.
    public init(_ sql: SQL, in transaction: Transaction) throws {
        switch transaction.dialect {
        case .sqlite:
            steps = try transaction.rows("EXPLAIN QUERY PLAN \(sql: sql)").map { try $0.get("detail") }
            wholeTables = steps.filter { $0.hasPrefix("SCAN") }
            sorts = steps.contains { $0.contains("TEMP B-TREE") }
        case .postgres:
            // A table of tests is so small that reading all of it is the quickest.
            for setting in ["enable_seqscan", "enable_bitmapscan", "enable_sort"] {
                _ = try transaction.rows("SELECT set_config(\(setting), 'off', TRUE)")
            }
            steps = try transaction.values(String.self, "EXPLAIN (COSTS OFF) \(sql: sql)")
            wholeTables = Self.wholeTables(steps)
            sorts = steps.contains { $0.contains("Sort Key") }
        }
    }

    /// Scans of a table, and of an index without a place in it where most rows are thrown away.
    private static func wholeTables(_ steps: [String]) -> [String] {
        steps.indices.filter { index in
            guard steps[index].contains("Scan") else { return false }
            let details = steps[(index + 1)...].prefix { !$0.contains("->") }
            return steps[index].contains("Seq Scan") || details.contains { $0.contains("Filter:") } && !details.contains { $0.contains("Cond:") }
        }.map { steps[$0] }
    }
}
