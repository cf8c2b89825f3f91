import Persistence

/// A column of a database, by any engine.
struct StoredColumn: Hashable, CustomStringConvertible {
    let table: String
    let name: String
    let type: String

    var description: String { "\(table).\(name)" }

    /// Returns the columns of all tables, in the order of their names.
    static func all(in transaction: Transaction) throws -> [StoredColumn] {
        let rows =
            switch transaction.dialect {
            case .sqlite:
                try transaction.rows(
                    """
                    SELECT m.name AS table_name, c.name AS column_name, c.type AS data_type FROM sqlite_master AS m, pragma_table_info(m.name) AS c
                    WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY 1, 2
                    """)
            case .postgres:
                try transaction.rows(
                    """
                    SELECT table_name::text AS table_name, column_name::text AS column_name, data_type::text AS data_type
                    FROM information_schema.columns WHERE table_schema = current_schema() ORDER BY 1, 2
                    """)
            }
        return try rows.map { row in StoredColumn(table: try row.get("table_name"), name: try row.get("column_name"), type: try row.get("data_type")) }
    }

    /// Whether it may tell of somebody: it holds text, documents or bytes, or its name is that of a person or a place.
    var mayBePersonal: Bool {
        let type = type.lowercased()
        let isWritten = type.isEmpty || ["text", "char", "json", "blob", "bytea", "tsvector"].contains { type.contains($0) }
        return isWritten || name.hasSuffix("_by") || name.split(separator: "_").contains { Self.words.contains(String($0)) }
    }

    private static let words: Set = [
        "person", "customer", "driver", "user", "account", "actor", "author", "sender", "recipient", "requester", "assignee", "owner", "blocker", "blocked",
        "reporter", "reported", "referrer", "subject", "people", "latitude", "longitude",
    ]
}
