/// A JSON value built by hand; objects keep their order.
public enum JSONValue: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    /// A text.
    case string(String)
    /// A number with a fraction.
    case number(Double)
    /// A whole number.
    case integer(Int)
    /// True or false.
    case flag(Bool)
    /// Nothing.
    case null
    /// A list.
    case array([JSONValue])
    /// An object with its members in order.
    case object([Member])

    /// A member of an object.
    public struct Member: Sendable, Equatable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSONValue

        /// Creates a member.
        public init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Creates a text.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates true or false.
    public init(booleanLiteral value: Bool) { self = .flag(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates a list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object.
    public init(dictionaryLiteral elements: (String, JSONValue)...) { self = .object(elements.map { Member(name: $0.0, value: $0.1) }) }

    /// Returns an object with another member at the end.
    func adding(_ name: String, _ value: JSONValue?) -> JSONValue {
        guard case .object(let members) = self, let value else { return self }
        return .object(members + [Member(name: name, value: value)])
    }

    /// The member with a name; nil where there is none.
    public subscript(_ name: String) -> JSONValue? { members.first { $0.name == name }?.value }

    /// The members of an object; none of another value.
    public var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The elements of a list; none of another value.
    public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

    /// The text; nil for another value.
    public var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension JSONValue: Codable {
    private struct MemberKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    /// Reads a value; the members of objects get the order of their names.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: MemberKey.self) {
            self = .object(
                try container.allKeys.sorted { $0.stringValue < $1.stringValue }
                    .map { Member(name: $0.stringValue, value: try container.decode(JSONValue.self, forKey: $0)) })
            return
        }
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .flag(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else {
            self = .array(try container.decode([JSONValue].self))
        }
    }

    /// Writes the value.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: MemberKey.self)
            for member in members { try container.encode(member.value, forKey: MemberKey(stringValue: member.name)) }
        case .array(let values): try values.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .flag(let value): try value.encode(to: encoder)
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }
}
