import CPostgres
import Persistence

/// A result from the server, freed with the value.
final class PostgresResult {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) {
        self.handle = handle
    }

    deinit {
        PQclear(handle)
    }

    /// The number of rows.
    var count: Int { Int(PQntuples(handle)) }

    var status: ExecStatusType { PQresultStatus(handle) }

    /// The first value of a result in text format; empty without rows.
    var text: String { count > 0 ? PQgetvalue(handle, 0, 0).map { String(cString: $0) } ?? "" : "" }

    /// The command's name, such as `INSERT 0 1` or `ROLLBACK`.
    var command: String { PQcmdStatus(handle).map { String(cString: $0) } ?? "" }

    /// The number of rows that the command inserted, updated or deleted.
    var changes: Int {
        guard let first = PQcmdStatus(handle)?.pointee, [UInt8(ascii: "I"), UInt8(ascii: "U"), UInt8(ascii: "D")].contains(UInt8(bitPattern: first)),
            let count = PQcmdTuples(handle)
        else { return 0 }
        return Int(String(cString: count)) ?? 0
    }

    func columns() -> Row.Columns {
        Row.Columns((0..<PQnfields(handle)).map { PQfname(handle, $0).map { String(cString: $0) } ?? "" })
    }

    /// - Throws: ``DatabaseError`` with a column whose type isn't supported.
    func rows(_ columns: Row.Columns, _ sql: String) throws -> [Row] {
        let types = (0..<PQnfields(handle)).map { PQftype(handle, $0) }
        return try (0..<PQntuples(handle)).map { row in
            let values = try types.enumerated().map { column, type in
                let column = Int32(column)
                if PQgetisnull(handle, row, column) == 1 { return SQLValue.null }
                let bytes = UnsafeRawBufferPointer(start: PQgetvalue(handle, row, column), count: Int(PQgetlength(handle, row, column)))
                guard let value = PostgresType.value(type, bytes) else {
                    throw DatabaseError(
                        code: .other,
                        message: "Column \(columns.names[Int(column)]) has PostgreSQL's type \(type), which isn't supported. To fix, cast it to TEXT.", sql: sql
                    )
                }
                return value
            }
            return Row(columns: columns, values: values)
        }
    }

    /// The SQLSTATE of a failure.
    var state: String { field("C") ?? "" }

    func error(_ sql: String?) -> DatabaseError {
        PostgresErrors.error(
            state: state, message: field("M") ?? "The server gave no reason", detail: field("D") ?? "", table: field("t"), column: field("c"), sql: sql)
    }

    /// Returns a field of an error: SQLSTATE (C), message (M), detail (D), table (t), column (c). Swift doesn't import libpq's macros for these letters.
    private func field(_ letter: Unicode.Scalar) -> String? {
        PQresultErrorField(handle, Int32(letter.value)).map { String(cString: $0) }
    }
}

/// An element received by a listener to a channel's messages.
public enum PostgresMessage: Sendable, Equatable {
    /// Listening began, or resumed after a lost connection: earlier messages may have been missed.
    case listening
    /// A message that was sent.
    case text(String)
}
