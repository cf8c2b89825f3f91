import Foundation

/// Any JSON, which encodes and decodes itself with every kind of container.
indirect enum JSONTree: Codable, Equatable {
    case null
    case flag(Bool)
    case integer(Int)
    case unsigned(UInt64)
    case number(Double)
    case text(String)
    case array([JSONTree])
    case object([Member])

    struct Member: Equatable {
        let key: String
        let value: JSONTree
    }

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    // MARK: Decoding

    init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: Key.self) {
            self = try Self.object(container)
        } else if var container = try? decoder.unkeyedContainer() {
            self = try Self.array(&container)
        } else {
            self = try Self.scalar(decoder.singleValueContainer())
        }
    }

    private static func object(_ container: KeyedDecodingContainer<Key>) throws -> JSONTree {
        let keys = container.allKeys.map(\.stringValue).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .object(
            try keys.map { name in
                let key = Key(stringValue: name)
                // The key tells the way, so that both decoders take the same one.
                switch name.utf8.count % 5 {
                case 1:
                    if let nested = try? container.nestedContainer(keyedBy: Key.self, forKey: key) { return Member(key: name, value: try object(nested)) }
                    if var nested = try? container.nestedUnkeyedContainer(forKey: key) { return Member(key: name, value: try array(&nested)) }
                case 2: return Member(key: name, value: try JSONTree(from: container.superDecoder(forKey: key)))
                case 3:
                    if let value = try container.decodeIfPresent(JSONTree.self, forKey: key) { return Member(key: name, value: value) }
                    return Member(key: name, value: try container.decodeNil(forKey: key) ? .null : .flag(false))
                default: break
                }
                return Member(key: name, value: try container.decode(JSONTree.self, forKey: key))
            })
    }

    private static func array(_ container: inout any UnkeyedDecodingContainer) throws -> JSONTree {
        var elements: [JSONTree] = []
        while !container.isAtEnd {
            switch container.currentIndex % 5 {
            case 1:
                if let nested = try? container.nestedContainer(keyedBy: Key.self) {
                    elements.append(try object(nested))
                    continue
                }
                if var nested = try? container.nestedUnkeyedContainer() {
                    elements.append(try array(&nested))
                    continue
                }
            case 2:
                elements.append(try JSONTree(from: container.superDecoder()))
                continue
            case 3:
                if try container.decodeNil() {
                    elements.append(.null)
                    continue
                }
            default: break
            }
            elements.append(try container.decode(JSONTree.self))
        }
        return .array(elements)
    }

    private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONTree {
        if container.decodeNil() { return .null }
        if let value = try? container.decode(Bool.self) { return .flag(value) }
        if let value = try? container.decode(Int.self) { return .integer(value) }
        if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
        if let value = try? container.decode(Double.self) { return .number(value) }
        return .text(try container.decode(String.self))
    }

    // MARK: Encoding

    func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
            var container = encoder.container(keyedBy: Key.self)
            try Self.encode(members, &container)
        case .array(let elements):
            var container = encoder.unkeyedContainer()
            try Self.encode(elements, &container)
        default:
            var container = encoder.singleValueContainer()
            try encodeScalar(&container)
        }
    }

    private static func encode(_ members: [Member], _ container: inout KeyedEncodingContainer<Key>) throws {
        for member in members {
            let key = Key(stringValue: member.key)
            switch (member.key.utf8.count % 5, member.value) {
            case (1, .object(let inner)):
                var nested = container.nestedContainer(keyedBy: Key.self, forKey: key)
                try encode(inner, &nested)
            case (1, .array(let inner)):
                var nested = container.nestedUnkeyedContainer(forKey: key)
                try encode(inner, &nested)
            case (2, let value): try value.encode(to: container.superEncoder(forKey: key))
            case (_, .text(let text)): try container.encode(text, forKey: key)
            case (3, let value): try container.encode(Optional(value), forKey: key)
            case (_, let value): try container.encode(value, forKey: key)
            }
        }
    }

    private static func encode(_ elements: [JSONTree], _ container: inout any UnkeyedEncodingContainer) throws {
        for element in elements {
            switch (container.count % 5, element) {
            case (1, .object(let inner)):
                var nested = container.nestedContainer(keyedBy: Key.self)
                try encode(inner, &nested)
            case (1, .array(let inner)):
                var nested = container.nestedUnkeyedContainer()
                try encode(inner, &nested)
            case (2, let value): try value.encode(to: container.superEncoder())
            case (_, .null): try container.encodeNil()
            case (_, let value): try container.encode(value)
            }
        }
    }

    private func encodeScalar(_ container: inout any SingleValueEncodingContainer) throws {
        switch self {
        case .flag(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .unsigned(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .text(let value): try container.encode(value)
        case .null, .array, .object: try container.encodeNil()
        }
    }
}
