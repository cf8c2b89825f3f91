/// A value as the engines store and bind it.
public enum SQLValue: Sendable, Hashable {
    /// No value.
    case null
    /// A truth value; SQLite stores and returns it as the integer 0 or 1.
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
    /// Why an engine couldn't hold the value, nil when both can. Text with NUL is refused as PostgreSQL can't store it and SQLite's functions cut it off.
    var problem: String? {
        switch self {
        case .text(let text) where text.utf8.contains(0):
            "Text with a NUL byte can't be stored. To fix, refuse it where it enters, or store it as bytes."
        case .real(let number) where number.isNaN:
            "A real that is not a number can't be stored. To fix, bind nil for an unknown value."
        default: nil
        }
    }

    /// The kind of value, for errors.
    var kind: String {
        switch self {
        case .null: "NULL"
        case .bool: "a truth value"
        case .integer: "an integer"
        case .real: "a real"
        case .text: "text"
        case .bytes: "bytes"
        }
    }
}
