import GRDB
import Persistence

/// Translates errors of SQLite and GRDB into typed errors, and leaves a closure's own errors unchanged.
enum SQLiteErrors {
    /// - Parameter namesFix: whether the message includes a fix; false if the caller adds one.
    static func translated(_ error: any Error, namesFix: Bool = true) -> any Error {
        if error is CancellationError {
            return Persistence.DatabaseError(code: .canceled, message: "The task was canceled.")
        }
        // lint:allow downcast because a thrown error has no other form
        guard let error = error as? GRDB.DatabaseError else { return error }
        let message = error.message ?? "SQLite's result code \(error.extendedResultCode.rawValue)"
        let (table, columns) = violated(message)
        let code = code(error)
        return Persistence.DatabaseError(code: code, message: namesFix ? message + fix(code, error) : message, sql: error.sql, table: table, columns: columns)
    }

    /// Returns the fix for errors that operators can resolve, so that the log suffices.
    private static func fix(_ code: Persistence.DatabaseError.Code, _ error: GRDB.DatabaseError) -> String {
        switch code {
        case .unavailable where [.SQLITE_IOERR, .SQLITE_CANTOPEN].contains(error.resultCode):
            " (SQLite's code \(error.extendedResultCode.rawValue)). To fix, check whether the database's disk is read-only or failing (mount, dmesg) and "
                + "whether its file is writable; writes succeed again once it is"
        case .full: ". To fix, free space on the database's disk; writes then succeed again"
        case .readOnly: ". To fix, give the server's user write permission for the database's file and its folder"
        default: ""
        }
    }

    private static func code(_ error: GRDB.DatabaseError) -> Persistence.DatabaseError.Code {
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY, .SQLITE_CONSTRAINT_ROWID: return .unique
        case .SQLITE_CONSTRAINT_FOREIGNKEY, .SQLITE_CONSTRAINT_TRIGGER: return .foreignKey
        case .SQLITE_CONSTRAINT_NOTNULL: return .notNull
        case .SQLITE_CONSTRAINT_CHECK: return .check
        case .SQLITE_CONSTRAINT_DATATYPE: return .invalidValue
        case .SQLITE_BUSY_SNAPSHOT: return .serialization
        default: break
        }
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: return .busy
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .corrupt
        case .SQLITE_READONLY: return .readOnly
        case .SQLITE_FULL: return .full
        case .SQLITE_INTERRUPT, .SQLITE_ABORT: return .canceled
        case .SQLITE_IOERR, .SQLITE_CANTOPEN, .SQLITE_MISUSE: return .unavailable
        case .SQLITE_TOOBIG, .SQLITE_MISMATCH, .SQLITE_RANGE: return .invalidValue
        default: return .other
        }
    }

    /// Returns the table and columns of "UNIQUE constraint failed: auth_person.email, auth_person.realm".
    private static func violated(_ message: String) -> (table: String?, columns: [String]) {
        let marker = " constraint failed: "
        guard let range = message.ranges(of: marker).first else { return (nil, []) }
        let names = message[range.upperBound...].split(separator: ",").map { $0.split(separator: ".").map { $0.filter { $0 != " " } } }
        guard let table = names.first?.first, names.allSatisfy({ $0.count == 2 }) else { return (nil, []) }
        return (table, names.map { $0[1] })
    }
}
