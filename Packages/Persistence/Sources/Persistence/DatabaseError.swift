/// A failure of the database, with a code that callers can act on.
///
/// The engine's message and the statement's text are included for the log; bound values are in neither.
public struct DatabaseError: Error, Sendable, Hashable {
    /// The kind of failure; more may be added.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's name in logs.
        public let rawValue: String

        /// Creates a code; the known ones are static members.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The kind of failure.
    public var code: Code
    /// The message of the engine or of this package.
    public var message: String
    /// The statement's text, with placeholders for values.
    public var sql: String?
    /// The table whose constraint was violated, if the engine reports it.
    public var table: String?
    /// The columns whose constraint was violated, if the engine reports them, such as `["email"]`.
    public var columns: [String]

    /// Makes an error.
    public init(code: Code, message: String, sql: String? = nil, table: String? = nil, columns: [String] = []) {
        self.code = code
        self.message = message
        self.sql = sql
        self.table = table
        self.columns = columns
    }
}

extension DatabaseError.Code {
    /// A row with the same unique values exists.
    public static let unique = Self(rawValue: "unique")
    /// A row refers to a missing one, or is still referred to.
    public static let foreignKey = Self(rawValue: "foreignKey")
    /// A required column got no value.
    public static let notNull = Self(rawValue: "notNull")
    /// A check constraint failed.
    public static let check = Self(rawValue: "check")
    /// A value that the column or engine can't store, such as text with a NUL byte.
    public static let invalidValue = Self(rawValue: "invalidValue")
    /// Another connection holds the lock; a retry may succeed.
    public static let busy = Self(rawValue: "busy")
    /// A concurrent transaction changed the data that this one read; a retry may succeed.
    public static let serialization = Self(rawValue: "serialization")
    /// The record was changed since it was read.
    public static let versionMismatch = Self(rawValue: "versionMismatch")
    /// The database can't be reached, opened, read or written.
    public static let unavailable = Self(rawValue: "unavailable")
    /// The connection was lost during the commit, so the changes may or may not be stored.
    public static let commitUnknown = Self(rawValue: "commitUnknown")
    /// The stored data is damaged.
    public static let corrupt = Self(rawValue: "corrupt")
    /// A change was attempted in a read-only database or transaction.
    public static let readOnly = Self(rawValue: "readOnly")
    /// The disk is full.
    public static let full = Self(rawValue: "full")
    /// The task was canceled before its transaction began, or a read was interrupted.
    public static let canceled = Self(rawValue: "cancelled")
    /// The deadline passed.
    public static let timeout = Self(rawValue: "timeout")
    /// The record doesn't exist.
    public static let notFound = Self(rawValue: "notFound")
    /// Any other failure, such as SQL that doesn't parse.
    public static let other = Self(rawValue: "other")
}

extension DatabaseError: CustomStringConvertible {
    /// The code, the message and the statement, without bound values.
    public var description: String {
        let statement = sql.map { " - while running: \($0)" } ?? ""
        return "Database error (\(code.rawValue)): \(message)\(statement)"
    }
}
