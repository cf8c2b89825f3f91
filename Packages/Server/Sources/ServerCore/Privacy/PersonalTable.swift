public import Persistence

/// A table whose rows belong to people: how a person's rows are found, what they hold, and what becomes of them once the person is gone.
public struct PersonalTable: Sendable {
    /// The end of a person's rows once the account is erased.
    public enum Erasure: Sendable {
        /// They are deleted.
        case deleted
        /// They stay for the figures, and these columns get values that tell of nobody.
        case replaced([String: SQLValue])
        /// The feature erases the rows with these keys, where more hangs on them than columns.
        case custom(@Sendable (_ keys: [SQLValue], _ transaction: Transaction) throws -> Void)
        /// They stay as they are: they hold numbers and ids alone, which lead to nobody once the account is erased.
        case kept
    }

    /// The table's name.
    public let name: String
    /// The columns that hold something of a person, those of ids included.
    public let columns: [PersonalColumn]
    /// The column by which rows are read in pages: the primary key.
    public let key: String
    /// The end of a person's rows.
    public let erasure: Erasure
    private let find: @Sendable (Int) -> SQL
    private var open: @Sendable (Row) throws -> String? = { _ in nil }

    /// Declares a table whose rows have a column with the person's id.
    ///
    /// - Parameters:
    ///   - name: the table's name.
    ///   - column: the column with the person's id.
    ///   - key: the primary key.
    ///   - columns: the other columns that hold something of the person.
    ///   - erasure: what becomes of the rows.
    public init(_ name: String, of column: String, key: String = "id", _ columns: [PersonalColumn] = [], erased erasure: Erasure) {
        self.init(name, key: key, [PersonalColumn(stringLiteral: column)] + columns, erased: erasure) { "\(identifier: column) = \($0)" }
    }

    /// Declares a table whose rows belong to a person by another table.
    ///
    /// - Parameter find: returns the condition of a person's rows.
    public init(
        _ name: String, key: String = "id", _ columns: [PersonalColumn], erased erasure: Erasure, where find: @escaping @Sendable (Int) -> SQL
    ) {
        self.name = name
        self.key = key
        self.columns = columns
        self.erasure = erasure
        self.find = find
    }
}

extension PersonalTable {
    /// Returns the table with a way to open its sealed column.
    ///
    /// - Parameter open: returns the JSON that a row's sealed column holds; nil where it can't be opened anymore.
    public func opened(_ open: @escaping @Sendable (Row) throws -> String?) -> PersonalTable {
        var copy = self
        copy.open = open
        return copy
    }

    /// Returns the JSON of a row's sealed column; nil where it can't be opened anymore.
    public func opening(_ row: Row) throws -> String? { try open(row) }

    /// Returns the next of a person's rows, in the order of their keys, with the key as `personal_key`.
    ///
    /// - Parameter key: the key of the last row before; nil for the first ones.
    public func rows(of person: Int, after key: SQLValue?, limit: Int, in transaction: Transaction) throws -> [Row] {
        let shown = columns.filter { $0.form != .left }.map { column -> SQL in "\(identifier: column.name)" }
        let rest: SQL = key.map { " AND \(identifier: self.key) > \($0)" } ?? ""
        return try transaction.rows(
            """
            SELECT \(sql: .joined(["\(identifier: self.key) AS personal_key"] + shown)) FROM \(identifier: name)
            WHERE (\(sql: find(person)))\(sql: rest) ORDER BY \(identifier: self.key) LIMIT \(limit)
            """)
    }

    /// Erases the next of a person's rows. Rows that were erased before stay as they are.
    ///
    /// - Parameter key: the key of the last row before; nil for the first ones.
    /// - Returns: the key of the last row; nil once there is none.
    public func erase(of person: Int, after key: SQLValue?, limit: Int, in transaction: Transaction) throws -> SQLValue? {
        if case .kept = erasure { return nil }
        let rest: SQL = key.map { " AND \(identifier: self.key) > \($0)" } ?? ""
        let keys = try transaction.values(
            SQLValue.self,
            """
            SELECT \(identifier: self.key) FROM \(identifier: name) WHERE (\(sql: find(person)))\(sql: rest)
            ORDER BY \(identifier: self.key) LIMIT \(limit)
            """)
        guard let last = keys.last else { return nil }
        switch erasure {
        case .deleted: try transaction.execute("DELETE FROM \(identifier: name) WHERE \(identifier: self.key) IN \(list: keys)")
        case .replaced(let values):
            let changes = values.sorted { $0.key < $1.key }.map { column, value -> SQL in "\(identifier: column) = \(value)" }
            try transaction.execute("UPDATE \(identifier: name) SET \(sql: .joined(changes)) WHERE \(identifier: self.key) IN \(list: keys)")
        case .custom(let erase): try erase(keys, transaction)
        case .kept: break
        }
        return last
    }
}
