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
    public mutating func index(_ table: String, on columns: String..., unique: Bool = false) {
        steps.append(.index(Index(table: table, columns: columns, isUnique: unique)))
    }

    /// Runs a statement in portable SQL, for example to fill a new column.
    public mutating func sql(_ statement: StaticString) {
        steps.append(.sql(sqlite: statement.description, postgres: statement.description))
    }

    /// Runs one statement per engine; an empty one is skipped.
    public mutating func sql(sqlite: StaticString, postgres: StaticString) {
        steps.append(.sql(sqlite: sqlite.description, postgres: postgres.description))
    }
}
