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
    /// The table's indexes.
    public private(set) var indexes: [Index] = []

    /// Declares a table.
    public init(_ name: String, _ build: (inout TableBuilder) -> Void) {
        var builder = TableBuilder()
        build(&builder)
        self.name = name
        columns = builder.columns
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

/// An index of a table declaration.
public struct Index: Sendable, Hashable {
    /// The table's name.
    public let table: String
    /// The columns, most selective first.
    public let columns: [String]
    /// Whether no two rows may have the same values.
    public let isUnique: Bool
    /// The condition of the rows that are in the index, such as `driver_id IS NOT NULL`; nil for all rows.
    public let condition: String?

    /// Declares an index.
    ///
    /// - Parameter condition: the rows to include. A column that is mostly NULL then costs the others no entry; a query finds the index if its own conditions
    ///   imply this one.
    public init(table: String, columns: [String], isUnique: Bool = false, condition: StaticString? = nil) {
        self.table = table
        self.columns = columns
        self.isUnique = isUnique
        self.condition = condition?.description
    }

    /// The index's name: the table, the columns, and `index` or `key`.
    public var name: String { ([table] + columns + [isUnique ? "key" : "index"]).joined(separator: "_") }
}

/// Collects the columns of a ``Table`` declaration.
public struct TableBuilder {
    var columns: [Column] = []

    /// Adds the primary key `id`, assigned by the engine.
    public mutating func id(_ name: String = "id") {
        add(name, .id, [])
    }

    /// Adds a column of text.
    public mutating func text(_ name: String, _ options: Column.Option...) {
        add(name, .text, options)
    }

    /// Adds a column of whole numbers.
    public mutating func integer(_ name: String, _ options: Column.Option...) {
        add(name, .integer, options)
    }

    /// Adds a column of money in whole cents.
    public mutating func cents(_ name: String, _ options: Column.Option...) {
        add(name, .cents, options)
    }

    /// Adds a column of floating-point numbers.
    public mutating func real(_ name: String, _ options: Column.Option...) {
        add(name, .real, options)
    }

    /// Adds a column of Booleans.
    public mutating func bool(_ name: String, _ options: Column.Option...) {
        add(name, .bool, options)
    }

    /// Adds a column of times, in milliseconds since 1970 UTC.
    public mutating func time(_ name: String, _ options: Column.Option...) {
        add(name, .time, options)
    }

    /// Adds a column of JSON documents; see ``JSONColumn``.
    public mutating func json(_ name: String, _ options: Column.Option...) {
        add(name, .json, options)
    }

    /// Adds a column of bytes.
    public mutating func bytes(_ name: String, _ options: Column.Option...) {
        add(name, .bytes, options)
    }

    private mutating func add(_ name: String, _ kind: Column.Kind, _ options: [Column.Option]) {
        columns.append(Column(name: name, kind: kind, options: options))
    }
}
