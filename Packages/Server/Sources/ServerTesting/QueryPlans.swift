import Persistence
import Synchronization

/// Checks the engine's plans for statements.
public enum QueryPlans {
    /// The tables that stay small however many people use the product, since only its developers or administrators write to them.
    public static let smallTables: Set<String> = [
        "administration_setting", "administration_setup", "core_event_cursor", "fleet_arrival", "fleet_board", "location_area", "location_area_past",
        "location_default", "orders_price_book", "orders_price_draft", "persistence_migration", "pragma_page_count", "pragma_page_size",
        "retail_connector", "retail_retailer", "sqlite_schema", "sustainability_method", "sustainability_reading", "sustainability_total",
        "webhooks_endpoint",
    ]

    /// The checked statements, with the problem found in each.
    private static let known = Mutex<[String: String?]>([:])

    /// Refuses a statement that scans a growing table.
    ///
    /// - Throws: `DatabaseError` with the table and fix.
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
        return "The statement scans all of \(tables.joined(separator: ", ")). To fix, add an index that it can use, or a LIMIT in the order of one; "
            + "if the table stays small, add it to QueryPlans.smallTables."
    }

    /// Returns the tables, by the names used in the statement, of which every row would be read.
    static func scannedTables(_ statement: SQL.Statement, _ connection: any DatabaseConnection) throws -> [String] {
        let plan = try QueryPlan(statement, connection)
        // Repositories write "1 = 1" for a filter without conditions.
        let words = statement.text.uppercased().split(whereSeparator: \.isWhitespace)
        let text = words.joined(separator: " ").replacing("WHERE 1 = 1", with: "")
        guard !text.contains("WHERE") else { return plan.wholeTables }
        // A scan with a LIMIT in the order of an index stops when it has enough rows. Totals of lists are part of the contract.
        return text.contains(" LIMIT ") && !plan.sorts || text.hasPrefix("SELECT COUNT(*)") ? [] : plan.wholeTables
    }
}
