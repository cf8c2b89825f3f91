/// A column of a table declaration.
public struct Column: Sendable, Hashable {
    /// The type of a column.
    public enum Kind: String, Sendable, Hashable {
        /// The row's id, assigned by the engine in ascending order and never reused.
        case id
        /// Text.
        case text
        /// A whole number of 64 bits.
        case integer
        /// Money in whole cents.
        case cents
        /// A floating-point number of 64 bits.
        case real
        /// A Boolean.
        case bool
        /// A time: milliseconds since 1970 UTC.
        case time
        /// A JSON document.
        case json
        /// Bytes.
        case bytes
    }

    /// A property of a column besides its type. By default a column requires a value in every row.
    public enum Option: Sendable, Hashable {
        /// The column may be NULL.
        case nullable
        /// No two rows have the same value, except NULL.
        case unique
        /// The column is the table's primary key; for tables without `id()`.
        case primaryKey
        /// The value of rows that don't set one; written as `.defaultValue(0)`.
        case defaultConstant(SQLValue)
        /// The value is the id of a row in another table of the same plugin.
        case references(String, onDelete: Deletion = .restrict)
    }

    /// The effect on a row when the row it refers to is deleted.
    public enum Deletion: String, Sendable, Hashable {
        /// The deletion is refused.
        case restrict
        /// The row is deleted too.
        case cascade
        /// The column becomes NULL.
        case setNull
    }

    /// The column's name.
    public let name: String
    /// The column's type.
    public let kind: Kind
    /// The column's properties.
    public let options: [Option]
}

extension Column.Option {
    /// The value of rows that don't set one, for example `.defaultValue(0)`.
    public static func defaultValue(_ value: some SQLConvertible) -> Column.Option {
        .defaultConstant(value.sqlValue)
    }
}
