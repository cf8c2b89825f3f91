/// A column of a table declaration.
public struct Column: Sendable, Hashable {
    /// What a column holds.
    public enum Kind: String, Sendable, Hashable {
        /// The row's id, given by the engine in ascending order and never reused.
        case id
        /// Text.
        case text
        /// A whole number of 64 bits.
        case integer
        /// Money in whole cents.
        case cents
        /// A floating-point number of 64 bits.
        case real
        /// A truth value.
        case bool
        /// A time: milliseconds since 1970 UTC.
        case time
        /// A JSON document.
        case json
        /// Bytes.
        case bytes
    }

    /// A property of a column beyond its kind. Without options a column needs a value in every row.
    public enum Option: Sendable, Hashable {
        /// The column may be NULL.
        case nullable
        /// No two rows have the same value, NULL aside.
        case unique
        /// The column is the table's primary key; for tables without `id()`.
        case primaryKey
        /// The value of rows that don't name one; written as `.defaultValue(0)`.
        case defaultConstant(SQLValue)
        /// The value is the id of a row of another table of the same plugin.
        case references(String, onDelete: Deletion = .restrict)
    }

    /// What becomes of a row when the one it refers to is deleted.
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
    /// What it holds.
    public let kind: Kind
    /// Its properties.
    public let options: [Option]
}
