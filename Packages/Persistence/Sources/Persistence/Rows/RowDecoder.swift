import Foundation

extension Row {
    /// Decodes the row into a `Decodable` type: each property from the column of its name, such as `priceCents` from `price_cents`.
    ///
    /// Dates are decoded from milliseconds since 1970 UTC, structures and arrays from JSON.
    ///
    /// - Throws: ``RowError`` with the column; `DecodingError` of a JSON column.
    public func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try T(from: RowDecoder(row: self))
    }
}

struct RowDecoder: Decoder {
    let row: Row
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RowContainer<Key>(row: row))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        throw unsupported("an array")
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer {
        throw unsupported("a single value")
    }

    private func unsupported(_ what: String) -> DecodingError {
        let text = "A row can't be decoded as \(what). To fix, decode a structure, or read the column with row.get."
        return DecodingError.typeMismatch(Row.self, DecodingError.Context(codingPath: [], debugDescription: text))
    }
}

private struct RowContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let row: Row
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { row.columns.names.compactMap { Key(stringValue: ColumnName.property($0)) } }

    func contains(_ key: Key) -> Bool { row.columns.position(ColumnName.column(key.stringValue)) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try row.value(ColumnName.column(key.stringValue)) == .null }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        let column = ColumnName.column(key.stringValue)
        let value = try row.value(column)
        // lint:allow downcast because Decodable passes a generic type, and only the type knows how it is stored
        if let convertible = type as? any SQLConvertible.Type {
            // lint:allow downcast because Decodable passes a generic type, and only the type knows how it is stored
            if let result = convertible.init(sqlValue: value) as? T { return result }
            throw RowError(column: column, problem: .mismatch(expected: "\(type)", found: value.kind))
        }
        return try T(from: ColumnDecoder(column: column, value: value, codingPath: [key]))
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try columnDecoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try columnDecoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { RowDecoder(row: row) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try columnDecoder(key) }

    private func columnDecoder(_ key: Key) throws -> ColumnDecoder {
        let column = ColumnName.column(key.stringValue)
        return ColumnDecoder(column: column, value: try row.value(column), codingPath: [key])
    }
}

/// Decodes one column: a raw value or an integer of another width directly, a structure or an array from JSON.
private struct ColumnDecoder: Decoder, SingleValueDecodingContainer {
    let column: String
    let value: SQLValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try json().container(keyedBy: type)
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try json().unkeyedContainer()
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

    func decodeNil() -> Bool { value == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try convert() }
    func decode(_ type: String.Type) throws -> String { try convert() }
    func decode(_ type: Double.Type) throws -> Double { try convert() }
    func decode(_ type: Float.Type) throws -> Float { Float(try convert() as Double) }
    func decode(_ type: Int.Type) throws -> Int { try convert() }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try convert() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        // lint:allow downcast because Decodable passes a generic type, and only the type knows how it is stored
        if let convertible = type as? any SQLConvertible.Type {
            // lint:allow downcast because Decodable passes a generic type, and only the type knows how it is stored
            guard let result = convertible.init(sqlValue: value) as? T else { throw mismatch(type) }
            return result
        }
        return try T(from: self)
    }

    private func convert<T: SQLConvertible>() throws -> T {
        guard let result = T(sqlValue: value) else { throw mismatch(T.self) }
        return result
    }

    private func integer<T: FixedWidthInteger>() throws -> T {
        guard let result = T(exactly: try convert() as Int64) else { throw mismatch(T.self) }
        return result
    }

    private func mismatch<T>(_ type: T.Type) -> RowError {
        RowError(column: column, problem: .mismatch(expected: "\(type)", found: value.kind))
    }

    private func json() throws -> any Decoder {
        guard case .text(let text) = value else { throw RowError(column: column, problem: .mismatch(expected: "JSON", found: value.kind)) }
        return try DatabaseJSON.decode(DecoderBox.self, text).decoder
    }
}

/// Captures the decoder of a JSON text.
private struct DecoderBox: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws {
        self.decoder = decoder
    }
}

/// A type that can be created from a row.
///
/// `Decodable` types get a default implementation: `extension Order: RowDecodable {}` reads `priceCents` from the column `price_cents`.
public protocol RowDecodable {
    /// Creates a value from a row.
    ///
    /// - Throws: ``RowError`` with the column.
    init(row: Row) throws
}

extension RowDecodable where Self: Decodable {
    /// Decodes the row by its coding keys: `camelCase` from columns in `snake_case`.
    public init(row: Row) throws {
        self = try row.decode(Self.self)
    }
}
