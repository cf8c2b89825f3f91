/// A row that a query returned, with typed access by column name.
///
/// ```swift
/// let name = try row.get("name", as: String.self)
/// let note: String? = try row.get("note")
/// ```
public struct Row: Sendable {
    /// The names of a result's columns, shared by its rows.
    public final class Columns: Sendable {
        /// The names in their order.
        public let names: [String]

        /// Makes the columns of a result; of two with one name the first is found.
        public init(_ names: [String]) { self.names = names }

        /// Most results have one row and few columns: a dictionary would cost more than it saves.
        func position(_ name: String) -> Int? { names.firstIndex { $0 == name } }
    }

    /// The columns.
    public let columns: Columns
    /// The values, in the order of the columns.
    public let values: [SQLValue]

    /// Makes a row; for drivers and tests.
    public init(columns: Columns, values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// The value of a column.
    ///
    /// - Throws: ``RowError`` when there is no such column.
    public func value(_ column: String) throws -> SQLValue {
        guard let position = columns.position(column) else {
            throw RowError(column: column, problem: .missing(available: columns.names))
        }
        return values[position]
    }

    /// The value of a column as a type.
    ///
    /// - Throws: ``RowError`` that names the column when it is missing, NULL or of another kind.
    public func get<T: SQLConvertible>(_ column: String, as type: T.Type = T.self) throws -> T {
        try Self.convert(value(column), column: column)
    }

    /// The raw value of a column as an enum or another type with raw values.
    ///
    /// - Throws: ``RowError`` that names the column when it is missing, NULL, of another kind or no case has its value.
    @_disfavoredOverload
    public func get<T: RawRepresentable>(_ column: String, as type: T.Type = T.self) throws -> T where T.RawValue: SQLConvertible {
        let value = try value(column)
        guard let raw = T.RawValue(sqlValue: value), let result = T(rawValue: raw) else { throw Self.mismatch(value, type, column) }
        return result
    }

    /// The value at a position, counted from 0.
    func get<T: SQLConvertible>(at position: Int, as type: T.Type) throws -> T {
        guard values.indices.contains(position) else {
            throw RowError(column: "#\(position)", problem: .missing(available: columns.names))
        }
        return try Self.convert(values[position], column: columns.names[position])
    }

    private static func convert<T: SQLConvertible>(_ value: SQLValue, column: String) throws -> T {
        guard let result = T(sqlValue: value) else { throw mismatch(value, T.self, column) }
        return result
    }

    private static func mismatch<T>(_ value: SQLValue, _ type: T.Type, _ column: String) -> RowError {
        RowError(column: column, problem: .mismatch(expected: "\(type)", found: value.kind))
    }
}
