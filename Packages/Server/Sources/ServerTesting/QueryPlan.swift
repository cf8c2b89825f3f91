public import Persistence

/// An engine's plan for a query.
///
/// ```swift
/// let plan = try await server.database.read { try QueryPlan("SELECT * FROM orders_order WHERE customer_id = \(7)", in: $0) }
/// #expect(plan.wholeTables.isEmpty, "\(plan)")
/// ```
public struct QueryPlan: Sendable, CustomStringConvertible {
    /// The engine's own description, one line per step.
    public let steps: [String]
    /// The tables of which every row is read, even through an index.
    public let wholeTables: [String]
    /// Whether rows are sorted after reading, rather than read in order.
    public let sorts: Bool

    /// The steps in one line.
    public var description: String { steps.joined(separator: "; ") }

    /// Asks the engine for the plan without running the query. On PostgreSQL it is the plan for many rows.
    public init(_ sql: SQL, in transaction: Transaction) throws {
        try self.init(transaction.dialect) { words in
            try transaction.rows("\(sql: words) \(sql: sql)")
        } run: {
            try transaction.rows($0)
        }
    }

    /// Asks the engine for the plan of a statement that is about to run on a connection.
    init(_ statement: SQL.Statement, _ connection: any DatabaseConnection) throws {
        try self.init(connection.dialect) { words in
            try connection.rows(statement.prefixed(words.text(connection.dialect)))
        } run: {
            try connection.rows($0.statement(connection.dialect))
        }
    }

    private init(_ dialect: Dialect, explain: (SQL) throws -> [Row], run: (SQL) throws -> [Row]) throws {
        switch dialect {
        case .sqlite:
            steps = try explain("EXPLAIN QUERY PLAN").map { try $0.get("detail") }
            let parts = steps.compactMap(Self.nameOfPart)
            wholeTables = steps.compactMap(Self.scannedBySQLite).filter { !parts.contains($0) }
            sorts = steps.contains { $0.contains("TEMP B-TREE") }
        case .postgres:
            // Tests' tables are so small that reading and sorting everything is fastest.
            try Self.set(["enable_seqscan", "enable_sort"], to: "off", run)
            steps = try explain("EXPLAIN (COSTS OFF)").map { try $0.get("QUERY PLAN") }
            // The number of rows that match can't be known here, only whether an index could find them. Bitmaps use only such indexes.
            try Self.set(["enable_indexscan", "enable_indexonlyscan"], to: "off", run)
            try Self.set(["enable_sort"], to: "on", run)
            let bitmaps: [String] = try explain("EXPLAIN (COSTS OFF)").map { try $0.get("QUERY PLAN") }
            try Self.set(["enable_seqscan", "enable_indexscan", "enable_indexonlyscan"], to: "on", run)
            let withoutIndex = Self.scannedByPostgres(bitmaps)
            wholeTables = Self.scannedByPostgres(steps).filter(withoutIndex.contains)
            sorts = steps.contains { $0.contains("Sort Key") }
        }
    }

    /// Returns the table of "SCAN orders_order", "SCAN orders_order USING COVERING INDEX ..."; nil for "SCAN (subquery-1)" or "SCAN 3 CONSTANT ROWS", and for
    /// "SCAN support_search VIRTUAL TABLE INDEX 0:M3", where what follows the colon says what a full-text index looks up.
    private static func scannedBySQLite(_ step: String) -> String? {
        let words = step.split(separator: " ")
        guard words.count > 1, words[0] == "SCAN", let first = words[1].first, first.isLowercase else { return nil }
        guard !step.contains("VIRTUAL TABLE INDEX") || step.hasSuffix(":") else { return nil }
        return String(words[1])
    }

    /// Returns the name of a part of the statement, as in "MATERIALIZE found" and "CO-ROUTINE found"; its own steps tell which tables it reads.
    private static func nameOfPart(_ step: String) -> String? {
        ["MATERIALIZE ", "CO-ROUTINE "].first(where: step.hasPrefix).map { String(step.dropFirst($0.count)) }
    }

    private static func set(_ names: [String], to value: String, _ run: (SQL) throws -> [Row]) throws {
        for name in names { _ = try run("SELECT set_config(\(name), \(value), TRUE)") }
    }

    /// Returns the tables of scans, and of indexes read completely while rows are discarded: "Index Scan using orders_order_pkey on orders_order".
    private static func scannedByPostgres(_ steps: [String]) -> [String] {
        steps.indices.compactMap { index in
            guard steps[index].contains("Scan"), !["Bitmap", "CTE Scan", "Subquery Scan"].contains(where: steps[index].contains),
                let name = steps[index].ranges(of: " on ").last
            else { return nil }
            let details = steps[(index + 1)...].prefix { !$0.contains("->") && !$0.contains("Scan") }
            let discards = details.contains { $0.contains(" Filter:") } && !details.contains { $0.contains("Cond:") }
            guard steps[index].contains("Seq Scan") || discards else { return nil }
            return steps[index][name.upperBound...].split(separator: " ").first.map(String.init)
        }
    }
}
