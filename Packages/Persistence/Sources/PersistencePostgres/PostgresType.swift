import CPostgres
import Persistence

/// The supported PostgreSQL types, by their numbers in its catalog.
enum PostgresType {
    static let inferred: Oid = 0
    static let bool: Oid = 16
    static let bytes: Oid = 17
    static let integer: Oid = 20
    static let real: Oid = 701

    /// Returns the type as which a value is sent. Text has no type of its own, since it goes into text and JSON columns alike.
    static func of(_ value: SQLValue) -> Oid {
        switch value {
        case .null, .text: inferred
        case .bool: bool
        case .integer: integer
        case .real: real
        case .bytes: bytes
        }
    }

    /// Decodes a value from the server's binary format; nil for an unsupported type.
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
        // jsonb, which starts with a version
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
