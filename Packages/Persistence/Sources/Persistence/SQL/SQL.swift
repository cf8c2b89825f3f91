/// A piece of SQL whose interpolated values are bound, never inserted into the text.
///
/// ```swift
/// let sql: SQL = "SELECT * FROM orders_order WHERE id IN \(list: ids) AND stage = \(stage)"
/// ```
///
/// Its text can come only from literals: no initializer takes a string built at run time.
/// Write portable SQL: no engine-specific functions, `RETURNING id` for new ids, and bound times instead of `CURRENT_TIMESTAMP`.
public struct SQL: Sendable {
    enum Part: Sendable {
        /// Text of a literal, which isn't copied until the statement is rendered.
        case literal(StaticString)
        case text(String)
        case identifier(String)
        case value(SQLValue)
        case invalid(String)

        /// The name of a table or column, or the problem with it.
        static func named(_ name: String) -> Part { Identifier.isValid(name) ? .identifier(name) : .invalid(Identifier.problem(name)) }
    }

    var parts: [Part]

    init(parts: [Part]) {
        self.parts = parts
    }

    init(trusted text: String) {
        parts = [.text(text)]
    }

    init(value: SQLValue) {
        parts = [.value(value)]
    }

    /// Joins pieces with a separator, for example the conditions of a WHERE clause.
    ///
    /// ```swift
    /// "WHERE \(sql: .joined(conditions, separator: " AND "))"
    /// ```
    public static func joined(_ pieces: [SQL], separator: SQL = ", ") -> SQL {
        SQL(parts: Array(pieces.map { $0.parts }.joined(separator: separator.parts)))
    }
}

extension SQL {
    /// SQL rendered for an engine: text with placeholders, and the values in order.
    public struct Statement: Sendable, Hashable {
        /// The text, with `?` (SQLite) or `$1` (PostgreSQL) for each value.
        public let text: String
        /// The values to bind.
        public let values: [SQLValue]

        /// Returns the statement with a prefix such as `EXPLAIN`; for tests.
        public func prefixed(_ words: String) -> Statement { Statement(text: "\(words) \(text)", values: values) }
    }

    /// Renders the statement for an engine.
    ///
    /// - Throws: ``DatabaseError`` for an invalid identifier, and with `invalidValue` for text with a NUL byte or a real that is not a number.
    public func statement(_ dialect: Dialect) throws -> Statement {
        var text: [UInt8] = []
        text.reserveCapacity(512)
        var values: [SQLValue] = []
        values.reserveCapacity(parts.count / 2 + 1)
        for part in parts {
            switch part {
            case .literal(let piece): piece.withUTF8Buffer { text.append(contentsOf: $0) }
            case .text(let piece): text.append(contentsOf: piece.utf8)
            case .identifier(let name):
                text.append(UInt8(ascii: "\""))
                text.append(contentsOf: name.utf8)
                text.append(UInt8(ascii: "\""))
            case .value(let value):
                if let problem = value.problem {
                    throw DatabaseError(code: .invalidValue, message: problem, sql: self.text(dialect))
                }
                values.append(value)
                text.append(contentsOf: Self.placeholder(values.count, dialect).utf8)
            case .invalid(let problem):
                throw DatabaseError(code: .other, message: problem)
            }
        }
        return Statement(text: String(decoding: text, as: UTF8.self), values: values)
    }

    /// Returns the text alone, for logs: it contains no bound value.
    public func text(_ dialect: Dialect) -> String {
        var count = 0
        return parts.map { part in
            switch part {
            case .literal(let piece): return piece.description
            case .text(let piece): return piece
            case .identifier(let name): return "\"\(name)\""
            case .value:
                count += 1
                return Self.placeholder(count, dialect)
            case .invalid: return "<invalid>"
            }
        }.joined()
    }

    private static func placeholder(_ number: Int, _ dialect: Dialect) -> String {
        switch dialect {
        case .sqlite: "?"
        case .postgres: "$\(number)"
        }
    }
}
