import GRDB
import GRDBSQLite
import Persistence

/// A statement that one of GRDB's connections keeps prepared, run by SQLite's own functions: GRDB's values for arguments and rows, and its checks around
/// each statement, cost more than most statements themselves.
struct PreparedStatement {
    private let prepared: GRDB.Statement
    private let connection: GRDB.Database
    private let text: String

    private var handle: OpaquePointer { prepared.sqliteStatement }

    /// Finds or prepares a statement.
    ///
    /// - Throws: GRDB's error for a text that isn't one statement.
    init(_ text: String, on connection: GRDB.Database) throws {
        prepared = try connection.cachedStatement(sql: text)
        (self.connection, self.text) = (connection, text)
    }

    /// Whether it can't change the database. `BEGIN` and `COMMIT` count as such.
    var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

    /// Runs it to its end.
    func run(_ values: [SQLValue] = []) throws {
        try bound(values) {
            while try step() {}
        }
    }

    /// Runs it and returns its rows.
    func rows(_ values: [SQLValue]) throws -> [Persistence.Row] {
        try bound(values) {
            guard try step() else { return [] }
            // SQLite prepares a statement again after a change of the schema, which GRDB doesn't notice.
            let isCurrent = sqlite3_stmt_status(handle, SQLITE_STMTSTATUS_REPREPARE, 0) == 0
            let columns = Persistence.Row.Columns(isCurrent ? prepared.columnNames : names)
            var rows: [Persistence.Row] = []
            repeat {
                rows.append(Persistence.Row(columns: columns, values: columns.names.indices.map { value(Int32($0)) }))
            } while try step()
            return rows
        }
    }

    private var names: [String] { (0..<sqlite3_column_count(handle)).map { String(cString: sqlite3_column_name(handle, $0)) } }

    private func step() throws -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    /// Binds values, runs the body, and makes the statement ready for its next run.
    ///
    /// Text and bytes are copied to one place on the stack or heap, where SQLite reads them, rather than each into a piece of SQLite's own memory.
    private func bound<T>(_ values: [SQLValue], _ body: () throws -> T) throws -> T {
        guard sqlite3_bind_parameter_count(handle) == values.count else {
            throw GRDB.DatabaseError(resultCode: .SQLITE_MISUSE, message: "wrong number of statement arguments: \(values.count)", sql: text)
        }
        // A previous error leaves the statement to be reset.
        defer { sqlite3_reset(handle) }
        guard !values.isEmpty else { return try body() }
        let size = values.reduce(0) { $0 + $1.byteCount }
        // An empty text needs an address too: without one, SQLite would bind NULL.
        return try withUnsafeTemporaryAllocation(byteCount: size + 1, alignment: 1) { memory in
            // The memory ends before the statement does.
            defer {
                sqlite3_reset(handle)
                sqlite3_clear_bindings(handle)
            }
            var rest = UnsafeMutableRawBufferPointer(rebasing: memory[...])
            for (index, value) in values.enumerated() {
                let code = bind(value, at: Int32(index + 1), copyingTo: &rest)
                guard code == SQLITE_OK else { throw failure(code) }
            }
            return try body()
        }
    }

    private func bind(_ value: SQLValue, at position: Int32, copyingTo rest: inout UnsafeMutableRawBufferPointer) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, position)
        case .bool(let condition): return sqlite3_bind_int64(handle, position, condition ? 1 : 0)
        case .integer(let number): return sqlite3_bind_int64(handle, position, number)
        case .real(let number): return sqlite3_bind_double(handle, position, number)
        case .text(let text):
            let copy = Self.copy(text.utf8, to: &rest)
            return sqlite3_bind_text64(handle, position, copy.baseAddress, UInt64(copy.count), nil, UInt8(SQLITE_UTF8))
        case .bytes(let bytes):
            let copy = Self.copy(bytes, to: &rest)
            return sqlite3_bind_blob64(handle, position, copy.baseAddress, UInt64(copy.count), nil)
        }
    }

    private static func copy(_ bytes: some Collection<UInt8>, to rest: inout UnsafeMutableRawBufferPointer) -> UnsafeBufferPointer<CChar> {
        rest.copyBytes(from: bytes)
        let copy = UnsafeRawBufferPointer(rebasing: rest.prefix(bytes.count)).assumingMemoryBound(to: CChar.self)
        rest = UnsafeMutableRawBufferPointer(rebasing: rest.dropFirst(bytes.count))
        return copy
    }

    private func value(_ column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT:
            let start = sqlite3_column_text(handle, column)
            return .text(String(decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))), as: UTF8.self))
        case SQLITE_BLOB:
            let start = sqlite3_column_blob(handle, column)
            return .bytes([UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))))
        default: return .null
        }
    }

    private func failure(_ code: Int32) -> GRDB.DatabaseError {
        GRDB.DatabaseError(resultCode: ResultCode(rawValue: code), message: connection.lastErrorMessage, sql: text)
    }
}

extension SQLValue {
    /// The number of bytes of text or bytes; 0 for other values.
    fileprivate var byteCount: Int {
        switch self {
        case .text(let text): text.utf8.count
        case .bytes(let bytes): bytes.count
        default: 0
        }
    }
}
