/// The declaration of a table, rendered per engine by a ``Migration``.
///
/// ```swift
/// static let order = Table("orders_order") {
///     $0.id()
///     $0.text("note", .nullable)
///     $0.cents("price_cents", .defaultValue(0))
///     $0.time("created_at")
/// }.index(on: "created_at")
/// ```
public struct Table: Sendable, Hashable {
    /// The table's name, prefixed with its plugin's: `orders_order`.
    public let name: String
    /// The columns in order.
    public let columns: [Column]
    /// The columns of a composite primary key; empty otherwise.
    public let primaryKey: [String]
    /// The table's indexes.
    public private(set) var indexes: [Index] = []

    /// Declares a table.
    public init(_ name: String, _ build: (inout TableBuilder) -> Void) {
        var builder = TableBuilder()
        build(&builder)
        self.name = name
        columns = builder.columns
        primaryKey = builder.primaryKey
    }

    /// Returns the table with another index.
    public func index(on columns: String..., unique: Bool = false) -> Table {
        var copy = self
        copy.indexes.append(Index(table: name, columns: columns, isUnique: unique))
        return copy
    }

    /// Returns the statements that create the table and its indexes.
    ///
    /// - Throws: ``SchemaError`` with the mistake in the declaration.
    public func statements(_ dialect: Dialect) throws -> [String] {
        try SchemaCheck.check(self)
        return [SchemaRenderer(dialect: dialect).create(self)] + indexes.map(SchemaRenderer(dialect: dialect).create)
    }
}
