/// A value as engines store and bind it.
public enum SQLValue: Sendable, Hashable {
    /// NULL.
    case null
    /// A Boolean; SQLite stores and returns it as the integer 0 or 1.
    case bool(Bool)
    /// A whole number; times are milliseconds since 1970 UTC.
    case integer(Int64)
    /// A floating-point number.
    case real(Double)
    /// Text without NUL bytes.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
}

extension SQLValue {
    /// The reason why an engine can't store the value; nil if both can. PostgreSQL can't store text with NUL, and SQLite's functions truncate it.
    var problem: String? {
        switch self {
        case .text(let text) where text.utf8.withContiguousStorageIfAvailable({ $0.contains(0) }) ?? text.utf8.contains(0):
            "Text with a NUL byte can't be stored. To fix, reject it on input, or store it as bytes."
        case .real(let number) where number.isNaN:
            "A real that is not a number can't be stored. To fix, bind nil for an unknown value."
        default: nil
        }
    }

    /// The type of the value, for errors.
    var kind: String {
        switch self {
        case .null: "NULL"
        case .bool: "a Boolean"
        case .integer: "an integer"
        case .real: "a real"
        case .text: "text"
        case .bytes: "bytes"
        }
    }
}
