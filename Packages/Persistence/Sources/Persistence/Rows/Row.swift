/// A row that a query returned, with typed access by column name.
///
/// ```swift
/// let name = try row.get("name", as: String.self)
/// let note: String? = try row.get("note")
/// ```
public struct Row: Sendable {
    /// The column names of a result, shared by its rows.
    public final class Columns: Sendable {
        /// The names in order.
        public let names: [String]

        /// Creates the columns of a result; if names repeat, the first one is used.
        public init(_ names: [String]) { self.names = names }

        /// Most results have one row and few columns: a dictionary would cost more than it saves.
        func position(_ name: String) -> Int? { names.firstIndex { $0 == name } }
    }

    /// The columns of the result.
    public let columns: Columns
    /// The values in the order of the columns.
    public let values: [SQLValue]

    /// Creates a row; for drivers and tests.
    public init(columns: Columns, values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// Returns the value of a column.
    ///
    /// - Throws: ``RowError`` if there is no such column.
    public func value(_ column: String) throws -> SQLValue {
        guard let position = columns.position(column) else {
            throw RowError(column: column, problem: .missing(available: columns.names))
        }
        return values[position]
    }

    /// Returns the value of a column, converted to a type.
    ///
    /// - Throws: ``RowError`` with the column if it is missing, NULL or of another type.
    public func get<T: SQLConvertible>(_ column: String, as type: T.Type = T.self) throws -> T {
        try Self.convert(value(column), column: column)
    }

    /// Returns the value of a column as an enum or another type with raw values.
    ///
    /// - Throws: ``RowError`` with the column if it is missing, NULL, of another type or not a valid raw value.
    @_disfavoredOverload
    public func get<T: RawRepresentable>(_ column: String, as type: T.Type = T.self) throws -> T where T.RawValue: SQLConvertible {
        let value = try value(column)
        guard let raw = T.RawValue(sqlValue: value), let result = T(rawValue: raw) else { throw Self.mismatch(value, type, column) }
        return result
    }

    /// Returns the value at a position, counted from 0.
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

/// Converts between Swift's property names and column names.
enum ColumnName {
    /// Returns `price_cents` for `priceCents`, and `photo_url` for `photoURL`. Every field of every row asks for it, so it looks at ASCII's letters alone.
    static func column(_ property: String) -> String {
        let letters = Array(property.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(letters.count + 4)
        for (index, letter) in letters.enumerated() {
            guard isUppercase(letter) else {
                result.append(letter)
                continue
            }
            if index > 0, letters[index - 1] != underscore {
                let afterLowercase = !isUppercase(letters[index - 1])
                let beforeLowercase = index + 1 < letters.count && isLowercase(letters[index + 1])
                if afterLowercase || beforeLowercase { result.append(underscore) }
            }
            result.append(letter | 0x20)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static let underscore = UInt8(ascii: "_")

    private static func isUppercase(_ letter: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) }

    private static func isLowercase(_ letter: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) }

    /// Returns `priceCents` for `price_cents`.
    static func property(_ column: String) -> String {
        let words = column.split(separator: "_")
        guard let first = words.first else { return column }
        return words.dropFirst().reduce(String(first)) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}

/// A column that couldn't be read as requested. The error names the column, never its value.
public struct RowError: Error, Sendable, Hashable {
    /// A problem with a column.
    public enum Problem: Sendable, Hashable {
        /// The query returned no column with that name.
        case missing(available: [String])
        /// The column has a value of another type.
        case mismatch(expected: String, found: String)
    }

    /// The column's name.
    public let column: String
    /// The problem with the column.
    public let problem: Problem

    /// Creates an error.
    public init(column: String, problem: Problem) {
        self.column = column
        self.problem = problem
    }
}

extension RowError: CustomStringConvertible {
    /// The problem and its fix.
    public var description: String {
        switch problem {
        case .missing(let available):
            "The row has no column \(column), only \(available.joined(separator: ", ")). To fix, add it to the query's SELECT."
        case .mismatch(let expected, let found):
            "Column \(column) holds \(found), which can't be read as \(expected). To fix, read it as the type that the table declares."
        }
    }
}
