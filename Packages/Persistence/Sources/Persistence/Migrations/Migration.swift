/// A step of a plugin's schema, identified by the plugin and its number.
///
/// ```swift
/// static let migrations = [
///     Migration(number: 1, name: "orders") { $0.create(Tables.order) },
///     Migration(number: 2, name: "notes") { $0.alter("orders_order") { $0.text("note", .nullable) } },
/// ]
/// ```
///
/// Never change a released migration: the migrator compares its checksum and refuses a changed one. Add a new migration instead.
/// A migration declares its tables as they were at the time, so keep later changes out of the `Table` it creates.
public struct Migration: Sendable, Hashable {
    enum Step: Sendable, Hashable {
        case create(Table)
        case add(Column, table: String)
        case index(Index)
        case dropIndex(Index)
        case dropSequence(table: String)
        case sql(String)
        case engineSQL(sqlite: String?, postgres: String?)
    }

    /// The position among the plugin's migrations, from 1.
    public let number: Int
    /// A short name, for logs and errors.
    public let name: String
    let steps: [Step]

    /// Declares a migration.
    public init(number: Int, name: String, _ build: (inout MigrationBuilder) -> Void) {
        var builder = MigrationBuilder()
        build(&builder)
        self.number = number
        self.name = name
        steps = builder.steps
    }

    /// Returns the statements for an engine.
    ///
    /// - Throws: ``SchemaError`` with the mistake in a declaration.
    public func statements(_ dialect: Dialect) throws -> [String] {
        let renderer = SchemaRenderer(dialect: dialect)
        return try steps.flatMap { step -> [String] in
            switch step {
            case .create(let table): return try table.statements(dialect)
            case .add(let column, let table):
                try SchemaCheck.checkName(table)
                try SchemaCheck.checkAddition(column, to: table)
                return [renderer.add(column, to: table)]
            case .index(let index):
                try SchemaCheck.check(index)
                return [renderer.create(index)]
            case .dropIndex(let index):
                try SchemaCheck.check(index)
                return [renderer.drop(index)]
            case .dropSequence(let table):
                try SchemaCheck.checkName(table)
                return renderer.dropSequence(of: table)
            case .sql(let statement): return [statement]
            case .engineSQL(let sqlite, let postgres): return [dialect == .sqlite ? sqlite : postgres].compactMap(\.self)
            }
        }
    }

    /// The tables that the migration creates or changes.
    var tables: [String] {
        steps.compactMap { step in
            switch step {
            case .create(let table): table.name
            case .add(_, let table): table
            case .index(let index), .dropIndex(let index): index.table
            case .dropSequence(let table): table
            case .sql, .engineSQL: nil
            }
        }
    }
}

/// Collects the steps of a ``Migration``.
public struct MigrationBuilder {
    var steps: [Migration.Step] = []

    /// Creates a table with its indexes.
    public mutating func create(_ table: Table) {
        steps.append(.create(table))
    }

    /// Adds columns to a table; each must be `.nullable` or have a `.defaultValue`, for existing rows.
    public mutating func alter(_ table: String, _ build: (inout TableBuilder) -> Void) {
        var builder = TableBuilder()
        build(&builder)
        steps += builder.columns.map { .add($0, table: table) }
    }

    /// Adds an index to an existing table.
    ///
    /// - Parameter condition: the rows to include, such as `driver_id IS NOT NULL`; nil for all.
    public mutating func index(_ table: String, on columns: String..., unique: Bool = false, where condition: StaticString? = nil) {
        steps.append(.index(Index(table: table, columns: columns, isUnique: unique, condition: condition)))
    }

    /// Removes an index that isn't unique.
    public mutating func dropIndex(_ table: String, on columns: String...) {
        steps.append(.dropIndex(Index(table: table, columns: columns)))
    }

    /// Lets SQLite use the id of a table's last row again if that row was deleted, which makes inserts cheaper. For tables whose rows are never deleted, or
    /// whose ids nobody keeps.
    public mutating func dropSequence(of table: String) {
        steps.append(.dropSequence(table: table))
    }

    /// Runs a statement that the engines write differently; nil where one needs none.
    public mutating func sql(sqlite: StaticString?, postgres: StaticString?) {
        steps.append(.engineSQL(sqlite: sqlite?.description, postgres: postgres?.description))
    }

    /// Runs a statement in portable SQL, for example to fill a new column.
    public mutating func sql(_ statement: StaticString) {
        steps.append(.sql(statement.description))
    }
}
