import Core
import Foundation

/// Any JSON value, as the command line sends and prints it. Objects keep the order of their members.
enum APIValue: Sendable, Equatable {
    case null
    case flag(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([APIValue])
    case object([Member])

    struct Member: Sendable, Equatable {
        let name: String
        var value: APIValue
    }

    /// The member of an object; null if there is none. Setting it replaces the member or adds it at the end.
    subscript(_ name: String) -> APIValue {
        get { members.first { $0.name == name }?.value ?? .null }
        set {
            var members = members
            if let index = members.firstIndex(where: { $0.name == name }) {
                members[index].value = newValue
            } else {
                members.append(Member(name: name, value: newValue))
            }
            self = .object(members)
        }
    }

    /// The members of an object; none of another value.
    var members: [Member] { if case .object(let members) = self { members } else { [] } }

    /// The elements of a list; none of another value.
    var elements: [APIValue] { if case .list(let elements) = self { elements } else { [] } }

    /// The text; nil for another value.
    var string: String? { if case .text(let text) = self { text } else { nil } }

    /// True where it is neither a list nor an object.
    var isScalar: Bool {
        switch self {
        case .null, .flag, .integer, .number, .text: true
        case .list, .object: false
        }
    }

    /// Parses a JSON text.
    ///
    /// - Throws: `DecodingError`.
    init(json: Data) throws { self = try WireJSON.decoder().decode(APIValue.self, from: json) }
}

extension APIValue: Codable {
    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Name.self) {
            self = .object(try container.allKeys.map { Member(name: $0.stringValue, value: try container.decode(APIValue.self, forKey: $0)) })
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
            self = .text(value)
        } else {
            self = .list(try container.decode([APIValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: Name.self)
            for member in members { try container.encode(member.value, forKey: Name(stringValue: member.name)) }
        case .list(let values): try values.encode(to: encoder)
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .flag(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .text(let value): try value.encode(to: encoder)
        }
    }
}
