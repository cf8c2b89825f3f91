public import Core

/// The usual statements on the table of a ``Record``.
///
/// ```swift
/// let orders = Repository<Order>()
/// let id = try orders.create(order, in: transaction)
/// let page = try orders.page(where: "customer_id = \(customer)", orderBy: "id DESC", page: 1, limit: 20, in: transaction)
/// ```
public struct Repository<R: Record>: Sendable {
    private var table: SQL { "\(identifier: R.table)" }

    /// Makes the repository.
    public init() {}

    /// The record with an id, nil when there is none.
    public func find(_ id: Int, in transaction: Transaction) throws -> R? {
        try transaction.first(R.self, "SELECT * FROM \(sql: table) WHERE id = \(id)")
    }

    /// The record with an id.
    ///
    /// - Throws: ``DatabaseError`` with `notFound`.
    public func get(_ id: Int, in transaction: Transaction) throws -> R {
        guard let record = try find(id, in: transaction) else { throw notFound() }
        return record
    }

    /// The records with these ids, in any order; ids without a record are left out.
    public func all(_ ids: some Sequence<Int>, in transaction: Transaction) throws -> [R] {
        try transaction.all(R.self, "SELECT * FROM \(sql: table) WHERE id IN \(list: ids)")
    }

    /// The records that match a condition.
    public func all(where condition: SQL, orderBy order: SQL = "id", in transaction: Transaction) throws -> [R] {
        try transaction.all(R.self, "SELECT * FROM \(sql: table) WHERE \(sql: condition) ORDER BY \(sql: order)")
    }

    /// Inserts a record and returns the id that the engine gave it.
    @discardableResult
    public func create(_ record: R, in transaction: Transaction) throws -> Int {
        try transaction.insert(into: R.table, record.columns)
    }

    /// Writes a record's columns.
    ///
    /// - Throws: ``DatabaseError`` with `notFound`.
    public func update(_ id: Int, to record: R, in transaction: Transaction) throws {
        guard try transaction.execute("UPDATE \(sql: table) SET \(sql: assignments(record)) WHERE id = \(id)") > 0 else { throw notFound() }
    }

    /// Writes a record's columns if nobody changed it since it was read, and counts its column `version` up.
    ///
    /// - Returns: the new version.
    /// - Throws: ``DatabaseError`` with `versionMismatch` or `notFound`.
    @discardableResult
    public func update(_ id: Int, to record: R, version: Int, in transaction: Transaction) throws -> Int {
        let changed = try transaction.execute(
            "UPDATE \(sql: table) SET \(sql: assignments(record)), version = \(version + 1) WHERE id = \(id) AND version = \(version)"
        )
        guard changed == 0 else { return version + 1 }
        guard try transaction.first("SELECT id FROM \(sql: table) WHERE id = \(id)") != nil else { throw notFound() }
        throw DatabaseError(
            code: .versionMismatch,
            message: "A record of \(R.table) was changed since it was read. To fix, read it again and repeat the change.",
            table: R.table
        )
    }

    /// Deletes a record.
    ///
    /// - Throws: ``DatabaseError`` with `notFound`, or `foreignKey` when others refer to it.
    public func delete(_ id: Int, in transaction: Transaction) throws {
        guard try transaction.execute("DELETE FROM \(sql: table) WHERE id = \(id)") > 0 else { throw notFound() }
    }

    /// A numbered page, from 1, of the records that match a condition.
    public func page(where condition: SQL, orderBy order: SQL, page: Int, limit: Int, in transaction: Transaction) throws -> Page<R> {
        let offset = (max(page, 1) - 1).multipliedReportingOverflow(by: limit)
        let items = try transaction.all(
            R.self,
            """
            SELECT * FROM \(sql: table) WHERE \(sql: condition) ORDER BY \(sql: order)
            LIMIT \(limit) OFFSET \(offset.overflow ? .max : offset.partialValue)
            """
        )
        let total = try transaction.value(Int.self, "SELECT count(*) FROM \(sql: table) WHERE \(sql: condition)")
        return Page(items: items, page: page, limit: limit, total: total)
    }

    /// The newest records that match a condition, from before an id on: a page that stays the same while the list grows.
    public func page(where condition: SQL, before: Int?, limit: Int, in transaction: Transaction) throws -> CursorPage<R> {
        let rows = try transaction.rows(
            "SELECT * FROM \(sql: table) WHERE (\(sql: condition)) AND id < \(before ?? .max) ORDER BY id DESC LIMIT \(limit + 1)"
        )
        let next = rows.count > limit ? try rows.dropLast().last?.get("id", as: Int.self) : nil
        return CursorPage(items: try rows.prefix(limit).map(R.init(row:)), next: next)
    }

    private func assignments(_ record: R) -> SQL {
        .joined(record.columns.map { "\(identifier: $0.key) = \(sql: SQL(value: $0.value?.sqlValue ?? .null))" })
    }

    private func notFound() -> DatabaseError {
        DatabaseError(code: .notFound, message: "There is no such record in \(R.table).", table: R.table)
    }
}
