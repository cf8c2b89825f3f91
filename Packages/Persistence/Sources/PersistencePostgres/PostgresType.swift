import CPostgres
import Persistence

/// The types of PostgreSQL that are sent and read, by their numbers in its catalog.
enum PostgresType {
    static let inferred: Oid = 0
    static let bool: Oid = 16
    static let bytes: Oid = 17
    static let integer: Oid = 20
    static let real: Oid = 701

    /// The type that a value is sent as. Text has none of its own: it goes into text and JSON columns alike.
    static func of(_ value: SQLValue) -> Oid {
        switch value {
        case .null, .text: inferred
        case .bool: bool
        case .integer: integer
        case .real: real
        case .bytes: bytes
        }
    }

    /// A value in the server's binary form; nil for a type that isn't read.
    static func value(_ type: Oid, _ bytes: UnsafeRawBufferPointer) -> SQLValue? {
        switch type {
        case bool: return .bool(bytes.first == 1)
        case self.bytes: return .bytes([UInt8](bytes))
        case integer, 5069: return .integer(Int64(bitPattern: word(bytes)))
        case 23: return .integer(Int64(Int32(truncatingIfNeeded: word(bytes))))
        case 21: return .integer(Int64(Int16(truncatingIfNeeded: word(bytes))))
        case 26: return .integer(Int64(word(bytes)))
        case real: return .real(Double(bitPattern: word(bytes)))
        case 700: return .real(Double(Float(bitPattern: UInt32(truncatingIfNeeded: word(bytes)))))
        // text, varchar, bpchar, name, "char", unknown, json
        case 25, 1043, 1042, 19, 18, 705, 114: return .text(String(decoding: bytes, as: UTF8.self))
        // jsonb: a version in front
        case 3802: return .text(String(decoding: bytes.dropFirst(), as: UTF8.self))
        case 1700: return PostgresNumeric.value(bytes)
        // void
        case 2278: return .null
        default: return nil
        }
    }

    private static func word(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
