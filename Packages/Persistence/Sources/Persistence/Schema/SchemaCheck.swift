/// A mistake in a declaration, with its fix.
public struct SchemaError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The problem and its fix.
    public let description: String
}

/// Finds mistakes that an engine, or only one of them, would reject.
enum SchemaCheck {
    static func check(_ table: Table) throws {
        try checkName(table.name)
        guard !table.columns.isEmpty else { throw SchemaError(description: "Table \(table.name) has no column. To fix, add one, for example $0.id().") }
        for column in table.columns { try check(column, of: table.name) }
        let names = table.columns.map(\.name)
        try checkDistinct(names, in: "table \(table.name)")
        try checkKnown(table.primaryKey, names, table.name)
        for index in table.indexes {
            try check(index)
            try checkKnown(index.columns, names, table.name)
        }
        let keys = table.columns.count { $0.kind == .id || $0.options.contains(.primaryKey) } + (table.primaryKey.isEmpty ? 0 : 1)
        guard keys == 1 else {
            throw SchemaError(description: "Table \(table.name) has \(keys) primary keys. To fix, declare one: $0.id(), .primaryKey or $0.primaryKey(on:).")
        }
    }

    static func check(_ index: Index) throws {
        for name in [index.table, index.name] + index.columns { try checkName(name) }
        guard !index.columns.isEmpty else { throw SchemaError(description: "An index of \(index.table) has no column. To fix, name one.") }
    }

    static func check(_ column: Column, of table: String) throws {
        try checkName(column.name)
        for option in column.options {
            switch option {
            case .references(let other, let deletion):
                try checkName(other)
                guard prefix(other) == prefix(table) else {
                    throw SchemaError(
                        description: "\(table).\(column.name) refers to \(other), a table of another plugin. To fix, keep the id without .references."
                    )
                }
                guard deletion != .setNull || column.options.contains(.nullable) else {
                    throw SchemaError(description: "\(table).\(column.name) can't be set to NULL on deletion. To fix, add .nullable.")
                }
            case .defaultConstant(let value):
                if let problem = value.problem { throw SchemaError(description: "The default of \(table).\(column.name): \(problem)") }
            case .nullable, .unique, .primaryKey: break
            }
        }
    }

    /// Checks a column that is added to a table with existing rows.
    static func checkAddition(_ column: Column, to table: String) throws {
        try check(column, of: table)
        let options = column.options
        let hasDefault = options.contains { if case .defaultConstant(let value) = $0 { value != .null } else { false } }
        let isReference = options.contains { if case .references = $0 { true } else { false } }
        guard options.contains(.nullable) || hasDefault else {
            throw SchemaError(description: "\(table).\(column.name) is added without a value for existing rows. To fix, add .nullable or .defaultValue.")
        }
        guard column.kind != .id, !options.contains(.unique), !options.contains(.primaryKey) else {
            throw SchemaError(description: "\(table).\(column.name) can't be added as a key. To fix, add a plain column and a unique index on it.")
        }
        guard !(isReference && hasDefault) else {
            throw SchemaError(description: "\(table).\(column.name) can't be added with a reference and a default. To fix, make it .nullable.")
        }
    }

    static func checkName(_ name: String) throws {
        guard Identifier.isValid(name) else { throw SchemaError(description: Identifier.problem(name)) }
    }

    /// The plugin that a table belongs to by its name.
    static func prefix(_ table: String) -> Substring {
        table.prefix { $0 != "_" }
    }

    private static func checkDistinct(_ names: [String], in place: String) throws {
        guard Set(names).count == names.count else {
            throw SchemaError(description: "A column is declared twice in \(place). To fix, remove one.")
        }
    }

    private static func checkKnown(_ names: [String], _ known: [String], _ table: String) throws {
        for name in names where !known.contains(name) {
            throw SchemaError(description: "Table \(table) has no column \(name) to index. To fix, declare it, or correct the name.")
        }
    }
}
