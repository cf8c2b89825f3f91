import Persistence
import Synchronization

/// What the engine says of how it would run statements.
public enum QueryPlans {
    /// Tables that stay small however many people use the product: what is in them is written by the product's makers or by its administrators.
    public static let smallTables: Set<String> = [
        "core_event_cursor", "location_area", "persistence_migration", "retail_retailer", "sqlite_schema", "webhooks_endpoint",
    ]

    /// The statements that were looked at, with what was found wrong with them.
    private static let known = Mutex<[String: String?]>([:])

    /// Refuses a statement that looks through a table that grows.
    ///
    /// - Throws: `DatabaseError` that names the table and the fix.
    static func check(_ statement: SQL.Statement, _ connection: any DatabaseConnection) throws {
        let problem: String?
        if let found = known.withLock({ $0[statement.text] }) {
            problem = found
        } else {
            problem = try finding(statement, connection)
            known.withLock { $0[statement.text] = .some(problem) }
        }
        if let problem { throw DatabaseError(code: .other, message: problem, sql: statement.text) }
    }

    private static func finding(_ statement: SQL.Statement, _ connection: any DatabaseConnection) throws -> String? {
        guard ["SELECT", "UPDATE", "DELETE", "WITH"].contains(where: statement.text.uppercased().hasPrefix) else { return nil }
        let tables = try scannedTables(statement, connection).filter { !smallTables.contains($0) }
        guard !tables.isEmpty else { return nil }
        return "The statement looks through all of \(tables.joined(separator: ", ")). To fix, add an index that it can use, or a LIMIT in the order of one; "
            + "where the table stays small, name it in QueryPlans.smallTables."
    }

    /// The tables, by the names that the statement gives them, of which every row would be read.
    static func scannedTables(_ statement: SQL.Statement, _ connection: any DatabaseConnection) throws -> [String] {
        let plan = try QueryPlan(statement, connection)
        // Repositories put "1 = 1" where a filter has no conditions.
        let words = statement.text.uppercased().split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ").replacing("WHERE 1 = 1", with: "")
        guard !text.contains("WHERE") else { return plan.wholeTables }
        // Up to a limit in the order of an index: it stops when it has enough. The total of a list is what the contract asks for.
        return text.contains(" LIMIT ") && !plan.sorts || text.hasPrefix("SELECT COUNT(*)") ? [] : plan.wholeTables
    }
}
