extension Transaction {
    /// The first row that a query returns, nil when there is none.
    public func first(_ sql: SQL) throws -> Row? {
        try rows(sql).first
    }

    /// All rows of a query as values of a type.
    ///
    /// ```swift
    /// let orders = try transaction.all(Order.self, "SELECT * FROM orders_order WHERE customer_id = \(customer)")
    /// ```
    public func all<T: RowDecodable>(_ type: T.Type, _ sql: SQL) throws -> [T] {
        try rows(sql).map(T.init(row:))
    }

    /// The first row of a query as a value of a type, nil when there is none.
    public func first<T: RowDecodable>(_ type: T.Type, _ sql: SQL) throws -> T? {
        try rows(sql).first.map(T.init(row:))
    }

    /// The first column of a query's first row.
    ///
    /// - Throws: ``DatabaseError`` with `notFound` when there is no row, ``RowError`` when the column holds another type.
    public func value<T: SQLConvertible>(_ type: T.Type, _ sql: SQL) throws -> T {
        guard let row = try rows(sql).first else {
            throw DatabaseError(code: .notFound, message: "The query returned no row.", sql: sql.text(dialect))
        }
        return try row.get(at: 0, as: type)
    }

    /// The first column of every row of a query.
    public func values<T: SQLConvertible>(_ type: T.Type, _ sql: SQL) throws -> [T] {
        try rows(sql).map { try $0.get(at: 0, as: type) }
    }

    /// Inserts a row into a table with an `id` column and returns the id that the engine gave it.
    ///
    /// ```swift
    /// let id = try transaction.insert(into: "orders_order", ["customer_id": 7, "stage": order.stage.rawValue, "note": nil])
    /// ```
    @discardableResult
    public func insert(into table: String, _ values: KeyValuePairs<String, (any SQLConvertible)?>) throws -> Int {
        try value(Int.self, "\(sql: Self.insertion(into: table, values.map { ($0.key, $0.value) })) RETURNING id")
    }

    /// Inserts rows with the same columns, several with one statement. Unlike ``insert(into:_:)`` it returns no ids.
    ///
    /// ```swift
    /// try transaction.insert(into: "fleet_stop", rows: stops.map { ["job_id": job, "position": $0.position] })
    /// ```
    ///
    /// - Parameter conflict: what follows `ON CONFLICT`; without it, a conflict is an error.
    public func insert(into table: String, rows: [KeyValuePairs<String, (any SQLConvertible)?>], onConflict conflict: SQL? = nil) throws {
        for var insertion in try Self.insertions(into: table, rows: rows) {
            if let conflict { insertion.parts += [.literal(" ON CONFLICT ")] + conflict.parts }
            try perform(insertion)
        }
    }

    /// Inserts rows with the same columns, several with one statement, except those whose key exists already.
    ///
    /// - Parameter key: the unique column, an integer, on which rows may conflict.
    /// - Returns: the keys of the rows that were inserted.
    public func insert(into table: String, rows: [KeyValuePairs<String, (any SQLConvertible)?>], unlessConflictOn key: String) throws -> [Int] {
        try Self.insertions(into: table, rows: rows).flatMap { insertion in
            try values(Int.self, "\(sql: insertion) ON CONFLICT (\(identifier: key)) DO NOTHING RETURNING \(identifier: key)")
        }
    }

    private static func insertions(into table: String, rows: [KeyValuePairs<String, (any SQLConvertible)?>]) throws -> [SQL] {
        guard let columns = rows.first?.map(\.key) else { return [] }
        guard rows.allSatisfy({ $0.map(\.key) == columns }) else {
            throw DatabaseError(code: .other, message: "The rows for \(table) have different columns. To fix, give each the same, with nil for NULL.")
        }
        var (insertions, rest) = ([SQL](), rows[...])
        while !rest.isEmpty {
            // Powers of two, so that few statements are prepared for many numbers of rows.
            var count = Self.mostRows
            while count > rest.count { count /= 2 }
            insertions.append(.insertion(into: table, columns, values: rest.prefix(count).map { row in row.map { $0.value?.sqlValue ?? .null } }))
            rest = rest.dropFirst(count)
        }
        return insertions
    }

    /// The most rows that one statement inserts; a power of two.
    private static let mostRows = 32

    static func insertion(into table: String, _ values: [(column: String, value: (any SQLConvertible)?)]) -> SQL {
        guard !values.isEmpty else { return "INSERT INTO \(identifier: table) DEFAULT VALUES" }
        return .insertion(into: table, values.map { $0.column }, values: [values.map { $0.value?.sqlValue ?? .null }])
    }
}

extension SQL {
    /// Writes an `INSERT` without the pieces of interpolation, which took as long as the statement itself.
    fileprivate static func insertion(into table: String, _ columns: [String], values rows: [[SQLValue]]) -> SQL {
        var parts: [Part] = []
        parts.reserveCapacity(4 + 2 * columns.count * (rows.count + 1) + rows.count)
        func add(_ names: [Part], after start: StaticString) {
            for (index, name) in names.enumerated() {
                parts.append(.literal(index == 0 ? start : ", "))
                parts.append(name)
            }
        }
        add([.named(table)], after: "INSERT INTO ")
        add(columns.map { .named($0) }, after: " (")
        for (index, row) in rows.enumerated() { add(row.map { .value($0) }, after: index == 0 ? ") VALUES (" : "), (") }
        parts.append(.literal(")"))
        return SQL(parts: parts)
    }
}
