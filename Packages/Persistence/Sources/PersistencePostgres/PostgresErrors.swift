import CPostgres
import Persistence

/// Translates errors of the server and libpq into typed errors, without bound values.
enum PostgresErrors {
    /// Returns whether a SQLSTATE makes the connection unusable.
    static func endsConnection(_ state: String) -> Bool {
        state.hasPrefix("08") || ["57P01", "57P02", "57P03", "57P05", "25P03"].contains(state)
    }

    /// Returns whether a prepared statement no longer fits the tables, or is unknown to the server.
    static func isStale(_ state: String) -> Bool { state == "0A000" || state == "26000" }

    static func error(state: String, message: String, detail: String, table: String?, column: String?, sql: String?) -> DatabaseError {
        let code = code(state)
        // "invalid input syntax for type bigint: ..." quotes the value.
        let text = state.hasPrefix("22") ? "The server refused a value" : message
        let columns = column.map { [$0] } ?? (code == .unique ? violated(detail) : [])
        return DatabaseError(code: code, message: "\(text) (SQLSTATE \(state))\(fix(code))", sql: sql, table: table, columns: columns)
    }

    private static func fix(_ code: DatabaseError.Code) -> String {
        code == .full ? ". To fix, free disk space on the database server; writes then succeed again" : ""
    }

    static func code(_ state: String) -> DatabaseError.Code {
        switch state {
        case "23505", "23P01": .unique
        case "23503", "23001": .foreignKey
        case "23502": .notNull
        case "23514": .check
        case "40001", "40P01": .serialization
        case "55P03", "55006": .busy
        case "57014": .timeout
        case "25006": .readOnly
        case "53100": .full
        case "42804", "54000": .invalidValue
        case "XX001", "XX002": .corrupt
        default:
            switch state.prefix(2) {
            case "22": .invalidValue
            case "08", "28", "3D", "53", "57", "58": .unavailable
            default: .other
            }
        }
    }

    /// Returns the columns of "Key (email, realm)=(a, b) already exists.", in whatever language it is written.
    private static func violated(_ detail: String) -> [String] {
        guard let open = detail.firstIndex(of: "("), let close = detail.ranges(of: ")=(").first, open < close.lowerBound else { return [] }
        return detail[detail.index(after: open)..<close.lowerBound].split(separator: ",").map { $0.filter { $0 != " " && $0 != "\"" } }
    }

    static let closed = DatabaseError(code: .unavailable, message: "The database is closed.")

    static let endedByStatement = DatabaseError(
        code: .other, message: "A statement ended the transaction. To fix, leave BEGIN, COMMIT and ROLLBACK to the database's write.")

    static func commitUnknown(_ cause: DatabaseError) -> DatabaseError {
        DatabaseError(
            code: .commitUnknown,
            message: "The connection was lost during the commit, so its changes may or may not be stored. "
                + "To fix, check before you try again, or repeat the request with its Idempotency-Key. \(cause.message)")
    }
}
