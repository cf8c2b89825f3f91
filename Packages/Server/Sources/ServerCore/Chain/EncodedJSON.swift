import Core
public import Foundation

/// JSON that was encoded before, with a hash of its content: encoded once, sent many times, and part of larger JSON without being encoded again.
///
/// ```swift
/// let order = try EncodedJSON(order)                               // kept from request to request
/// return .object(["hasMore": EncodedJSON(boolean: false), "items": .array([order])])
/// ```
///
/// The hash of the parts is that of the whole, so that a response is known to be the one that a client has before its body is put together.
public struct EncodedJSON: Sendable {
    /// The content, in pieces.
    private let pieces: [Data]
    /// A 64-bit hash of the content.
    let hash: UInt64

    /// Encodes a value as the API does.
    ///
    /// - Throws: any error of encoding the value.
    public init(_ value: some Encodable) throws {
        let data = try WireJSON.encoder().encode(value)
        (pieces, hash) = ([data], Self.hash(of: data))
    }

    /// Writes a whole number, or null.
    public init(integer number: Int?) { self.init(text: number.map(String.init) ?? "null") }

    /// Writes true or false.
    public init(boolean condition: Bool) { self.init(text: condition ? "true" : "false") }

    private init(text: String) {
        let data = Data(text.utf8)
        (pieces, hash) = ([data], Self.hash(of: data))
    }

    private init(pieces: [Data], hash: UInt64) { (self.pieces, self.hash) = (pieces, hash) }

    /// Returns a list of values.
    public static func array(_ elements: [EncodedJSON]) -> EncodedJSON {
        var (pieces, hash) = ([Data("[".utf8)], Self.seed)
        for (index, element) in elements.enumerated() {
            if index > 0 { pieces.append(Self.comma) }
            pieces += element.pieces
            hash = mixed(hash, element.hash)
        }
        pieces.append(Data("]".utf8))
        return EncodedJSON(pieces: pieces, hash: hash)
    }

    /// Returns an object. Its keys are given in ascending order, as the API's encoder sorts them, and need no escapes.
    public static func object(_ members: KeyValuePairs<StaticString, EncodedJSON>) -> EncodedJSON {
        var (pieces, hash) = ([Data](), Self.seed)
        for (index, member) in members.enumerated() {
            let key = Data("\(index == 0 ? "{" : ",")\"\(member.key)\":".utf8)
            pieces.append(key)
            pieces += member.value.pieces
            hash = mixed(mixed(hash, Self.hash(of: key)), member.value.hash)
        }
        pieces.append(Data("}".utf8))
        return EncodedJSON(pieces: pieces, hash: hash)
    }

    /// Returns the same JSON in one piece, for what is kept as a whole and sent often.
    public func joined() -> EncodedJSON { EncodedJSON(pieces: [data], hash: hash) }

    /// The number of bytes.
    public var count: Int { pieces.reduce(0) { $0 + $1.count } }

    /// The content in one piece.
    public var data: Data { pieces.count == 1 ? pieces[0] : Self.joined(pieces) }

    /// The success ``/Core/Envelope`` around the value, as ``/Core/WireJSON/envelope(around:)`` writes it.
    var envelope: Data { Self.joined([Self.envelopeStart] + pieces + [Self.envelopeEnd]) }

    private static func joined(_ pieces: [Data]) -> Data {
        let count = pieces.reduce(0) { $0 + $1.count }
        guard count > 0 else { return Data() }
        // Allocated once and copied piece by piece, where Data's own append does more for each.
        let start = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 1)
        var offset = 0
        for piece in pieces {
            piece.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: start + offset, count: piece.count).copyMemory(from: $0) }
            offset += piece.count
        }
        return Data(bytesNoCopy: start, count: count, deallocator: .custom { start, _ in start.deallocate() })
    }

    private static let envelopeStart = Data(#"{"data":"#.utf8)
    private static let envelopeEnd = Data(#","error":null,"success":true}"#.utf8)
    private static let comma = Data(",".utf8)
    private static let seed: UInt64 = 14_695_981_039_346_656_037
    private static let prime: UInt64 = 1_099_511_628_211

    /// Returns the 64-bit FNV-1a hash, http://www.isthe.com/chongo/tech/comp/fnv.
    static func hash(of data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var hash = seed
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* prime }
            return hash
        }
    }

    /// Adds the eight bytes of a part's hash to that of the whole.
    private static func mixed(_ hash: UInt64, _ part: UInt64) -> UInt64 {
        var (hash, part) = (hash, part)
        for _ in 0..<8 {
            hash = (hash ^ (part & 255)) &* prime
            part >>= 8
        }
        return hash
    }
}
