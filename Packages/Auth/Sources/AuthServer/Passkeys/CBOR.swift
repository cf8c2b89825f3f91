import Foundation

/// A value of CBOR (RFC 8949), as far as authenticators write it: integers, byte strings, texts, arrays, maps, booleans and null.
enum CBORValue: Sendable, Equatable {
    case integer(Int)
    case bytes(Data)
    case text(String)
    case array([CBORValue])
    case map([CBORKey: CBORValue])
    case bool(Bool)
    case null

    var integer: Int? {
        guard case .integer(let value) = self else { return nil }
        return value
    }

    var bytes: Data? {
        guard case .bytes(let value) = self else { return nil }
        return value
    }

    var text: String? {
        guard case .text(let value) = self else { return nil }
        return value
    }

    var map: [CBORKey: CBORValue]? {
        guard case .map(let value) = self else { return nil }
        return value
    }
}

/// A key of a CBOR map.
enum CBORKey: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case integer(Int)
    case text(String)

    init(integerLiteral value: Int) { self = .integer(value) }
    init(stringLiteral value: String) { self = .text(value) }
}

/// The error for bytes that aren't CBOR, or CBOR that no authenticator writes.
struct CBORError: Error, Equatable {}

/// Reads CBOR from bytes that come from a stranger. It never allocates more than the input's size suggests, and goes at most ``deepest`` levels down.
///
/// It refuses what CTAP2's canonical form doesn't have and WebAuthn doesn't need: indefinite lengths, tags, floating-point numbers, duplicate keys.
struct CBORReader {
    /// The levels of arrays and maps within each other. An attestation object has three.
    static let deepest = 8

    private let bytes: [UInt8]
    /// The number of bytes that have been read.
    private(set) var position = 0

    init(_ data: Data) { bytes = Array(data) }

    /// Whether everything has been read.
    var isAtEnd: Bool { position == bytes.count }

    /// Reads a value that the bytes contain and nothing else.
    static func value(of data: Data) throws(CBORError) -> CBORValue {
        var reader = CBORReader(data)
        let value = try reader.value()
        guard reader.isAtEnd else { throw CBORError() }
        return value
    }

    /// Reads the next value.
    mutating func value() throws(CBORError) -> CBORValue { try value(below: 0) }

    private mutating func value(below depth: Int) throws(CBORError) -> CBORValue {
        guard let head = try take(1).first else { throw CBORError() }
        let (major, argument) = (head >> 5, try argument(head & 31))
        switch major {
        case 0: return .integer(argument)
        // -1 - argument, which can't overflow.
        case 1: return .integer(~argument)
        case 2: return .bytes(Data(try take(argument)))
        case 3: return .text(try text(argument))
        case 4: return .array(try array(argument, below: depth))
        case 5: return .map(try map(argument, below: depth))
        case 7: return try simple(head)
        default: throw CBORError()
        }
    }

    /// Reads the number that follows the head: a value or a length. One beyond `Int.max` is refused.
    private mutating func argument(_ information: UInt8) throws(CBORError) -> Int {
        switch information {
        case 0..<24: return Int(information)
        case 24...27:
            let number = try take(1 << Int(information - 24)).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
            guard let value = Int(exactly: number) else { throw CBORError() }
            return value
        default: throw CBORError()
        }
    }

    private mutating func take(_ count: Int) throws(CBORError) -> ArraySlice<UInt8> {
        guard count <= bytes.count - position else { throw CBORError() }
        defer { position += count }
        return bytes[position..<position + count]
    }

    private mutating func text(_ count: Int) throws(CBORError) -> String {
        guard let text = String(validating: try take(count), as: UTF8.self) else { throw CBORError() }
        return text
    }

    private mutating func array(_ count: Int, below depth: Int) throws(CBORError) -> [CBORValue] {
        guard depth < Self.deepest, count <= bytes.count - position else { throw CBORError() }
        var values: [CBORValue] = []
        for _ in 0..<count { values.append(try value(below: depth + 1)) }
        return values
    }

    private mutating func map(_ count: Int, below depth: Int) throws(CBORError) -> [CBORKey: CBORValue] {
        guard depth < Self.deepest, count <= bytes.count - position else { throw CBORError() }
        var values: [CBORKey: CBORValue] = [:]
        for _ in 0..<count {
            let key: CBORKey
            switch try value(below: depth + 1) {
            case .integer(let number): key = .integer(number)
            case .text(let text): key = .text(text)
            default: throw CBORError()
            }
            guard values.updateValue(try value(below: depth + 1), forKey: key) == nil else { throw CBORError() }
        }
        return values
    }

    private func simple(_ head: UInt8) throws(CBORError) -> CBORValue {
        switch head & 31 {
        case 20: .bool(false)
        case 21: .bool(true)
        case 22: .null
        default: throw CBORError()
        }
    }
}
