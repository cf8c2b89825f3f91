/// What a database refused, with a code to act on.
///
/// The engine's message and the statement's text are kept for the log; bound values are in neither.
public struct DatabaseError: Error, Sendable, Hashable {
    /// What kind of failure it is; more may come.
    public struct Code: RawRepresentable, Sendable, Hashable {
        /// The code's name in logs.
        public let rawValue: String

        /// Makes a code; the known ones are static members.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What kind of failure it is.
    public var code: Code
    /// The engine's own message, or ours.
    public var message: String
    /// The statement's text, with placeholders for its values.
    public var sql: String?
    /// The table whose constraint was violated, when the engine says so.
    public var table: String?
    /// The columns whose constraint was violated, when the engine says so, for example `["email"]`.
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
    /// A row refers to one that doesn't exist, or is still referred to.
    public static let foreignKey = Self(rawValue: "foreignKey")
    /// A column that needs a value got none.
    public static let notNull = Self(rawValue: "notNull")
    /// A check of the table failed.
    public static let check = Self(rawValue: "check")
    /// A value that the column or the engines can't hold, for example text with a NUL byte.
    public static let invalidValue = Self(rawValue: "invalidValue")
    /// Another connection holds the lock; trying again later may succeed.
    public static let busy = Self(rawValue: "busy")
    /// A concurrent transaction changed what this one read; running it again may succeed.
    public static let serialization = Self(rawValue: "serialization")
    /// The record was changed since it was read: its version is another.
    public static let versionMismatch = Self(rawValue: "versionMismatch")
    /// The database can't be reached, opened, read or written.
    public static let unavailable = Self(rawValue: "unavailable")
    /// The connection was lost during the commit: the changes may be there or not.
    public static let commitUnknown = Self(rawValue: "commitUnknown")
    /// The stored data is damaged.
    public static let corrupt = Self(rawValue: "corrupt")
    /// A change was tried on a database or in a transaction that can only be read.
    public static let readOnly = Self(rawValue: "readOnly")
    /// The disk is full.
    public static let full = Self(rawValue: "full")
    /// The task was cancelled before its transaction began, or a read was interrupted.
    public static let cancelled = Self(rawValue: "cancelled")
    /// The deadline passed.
    public static let timeout = Self(rawValue: "timeout")
    /// The record doesn't exist.
    public static let notFound = Self(rawValue: "notFound")
    /// Anything else, for example SQL that doesn't parse.
    public static let other = Self(rawValue: "other")
}

extension DatabaseError: CustomStringConvertible {
    /// The code, the message and the statement; never a bound value.
    public var description: String {
        let statement = sql.map { " - while running: \($0)" } ?? ""
        return "Database error (\(code.rawValue)): \(message)\(statement)"
    }
}
