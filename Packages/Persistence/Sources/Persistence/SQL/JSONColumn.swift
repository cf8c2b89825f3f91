import Core

/// A value stored as JSON in a `json` column, with dates as milliseconds since 1970 UTC.
///
/// ```swift
/// try transaction.insert(into: "orders_order", ["address": JSONColumn(address)])
/// let address = try row.get("address", as: JSONColumn<Address>.self).value
/// ```
public struct JSONColumn<Value: Codable>: SQLConvertible {
    /// The value.
    public let value: Value
    /// The value as JSON.
    public let sqlValue: SQLValue

    /// Encodes a value.
    ///
    /// - Throws: `EncodingError`.
    public init(_ value: Value) throws {
        self.value = value
        sqlValue = .text(try DatabaseJSON.encode(value))
    }

    /// Returns a list's column, at no cost if it is empty, as most are.
    ///
    /// - Throws: `EncodingError`.
    public static func list<Element>(_ value: [Element]) throws -> JSONColumn where Value == [Element] {
        value.isEmpty ? JSONColumn(value: [], sqlValue: .text("[]")) : try JSONColumn(value)
    }

    private init(value: Value, sqlValue: SQLValue) {
        self.value = value
        self.sqlValue = sqlValue
    }

    /// Decodes JSON text; nil if it doesn't describe a value.
    public init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue, let value = try? DatabaseJSON.decode(Value.self, text) else { return nil }
        self.value = value
        self.sqlValue = sqlValue
    }
}

extension JSONColumn: Sendable where Value: Sendable {}

/// The JSON format of columns.
enum DatabaseJSON {
    static func encode(_ value: some Encodable) throws -> String { try JSONByteEncoder(dates: .milliseconds).text(value) }

    static func decode<T: Decodable>(_ type: T.Type, _ text: String) throws -> T { try JSONByteDecoder(dates: .milliseconds).decode(type, from: text) }
}
