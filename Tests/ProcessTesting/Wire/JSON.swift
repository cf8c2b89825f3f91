import Foundation

/// A JSON value, read without a type of its own: a client that was written from the contract has none of ours.
package enum JSON: Sendable, Hashable {
    /// The value of a key that isn't there: the contract knows null, but nothing absent.
    case absent
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// The value of an object's key.
    package subscript(_ key: String) -> JSON {
        guard case .object(let values) = self else { return .absent }
        return values[key] ?? .absent
    }

    /// The value at a place of an array.
    package subscript(_ index: Int) -> JSON {
        guard case .array(let values) = self, values.indices.contains(index) else { return .absent }
        return values[index]
    }

    /// The whole number that it is; nil for anything else.
    package var int: Int? {
        guard case .number(let number) = self else { return nil }
        return Int(exactly: number)
    }

    /// The number that it is; nil for anything else.
    package var double: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The text that it is; nil for anything else.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The truth value that it is; nil for anything else.
    package var bool: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    /// The elements of an array; none for anything else.
    package var array: [JSON] {
        guard case .array(let values) = self else { return [] }
        return values
    }

    /// The keys of an object; none for anything else.
    package var keys: Set<String> {
        guard case .object(let values) = self else { return [] }
        return Set(values.keys)
    }
}

extension JSON: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let values = try? container.decode([JSON].self) {
            self = .array(values)
        } else {
            self = .object(try container.decode([String: JSON].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .absent, .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }
}
