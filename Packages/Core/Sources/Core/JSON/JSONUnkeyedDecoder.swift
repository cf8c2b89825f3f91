/// Decodes the elements of an array.
struct JSONUnkeyedDecoder: UnkeyedDecodingContainer {
    let document: JSONDocument
    private let index: UInt32
    /// The index of the next element's token.
    private var next: UInt32
    private(set) var currentIndex = 0

    init(document: JSONDocument, index: Int) throws {
        try document.checkContainer(.array, index)
        self.document = document
        self.index = UInt32(index)
        next = UInt32(index + 1)
    }

    var codingPath: [any CodingKey] { document.path(Int(index)) }
    var count: Int? { Int(document.tokens[Int(index)].count) }
    var isAtEnd: Bool { next == document.tokens[Int(index)].next }

    mutating func decodeNil() throws -> Bool {
        guard document.tokens[try element(Never.self)].kind == .null else { return false }
        advance()
        return true
    }

    mutating func decode(_ type: Bool.Type) throws -> Bool { try read(type) { try $0.bool(at: $1) } }
    mutating func decode(_ type: String.Type) throws -> String { try read(type) { try $0.string(at: $1) } }
    mutating func decode(_ type: Double.Type) throws -> Double { try read(type) { try $0.double(at: $1) } }
    mutating func decode(_ type: Float.Type) throws -> Float { try read(type) { try $0.float(at: $1) } }
    mutating func decode(_ type: Int.Type) throws -> Int { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: Int8.Type) throws -> Int8 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: Int16.Type) throws -> Int16 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: Int32.Type) throws -> Int32 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: Int64.Type) throws -> Int64 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: Int128.Type) throws -> Int128 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt.Type) throws -> UInt { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt8.Type) throws -> UInt8 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt16.Type) throws -> UInt16 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt32.Type) throws -> UInt32 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt64.Type) throws -> UInt64 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) { try $0.integer(at: $1, as: type) } }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try read(type) { try $0.decode(type, at: $1) } }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
        try read(KeyedDecodingContainer<Nested>.self) { try JSONValueDecoder(document: $0, index: $1).container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try read((any UnkeyedDecodingContainer).self) { try JSONUnkeyedDecoder(document: $0, index: $1) }
    }

    mutating func superDecoder() throws -> any Decoder { try read((any Decoder).self) { JSONValueDecoder(document: $0, index: $1) } }

    /// Reads the next element; one that fails stays the next one.
    @inline(__always)
    private mutating func read<T>(_ type: T.Type, _ read: (JSONDocument, Int) throws -> T) throws -> T {
        let value = try read(document, element(type))
        advance()
        return value
    }

    private mutating func advance() {
        next = document.tokens[Int(next)].next
        currentIndex += 1
    }

    @inline(__always)
    private func element(_ type: any Any.Type) throws -> Int {
        if isAtEnd { throw ended(type) }
        return Int(next)
    }

    @inline(never)
    private func ended(_ type: any Any.Type) -> DecodingError {
        let path = codingPath + [JSONKey(intValue: currentIndex)]
        return .valueNotFound(type, DecodingError.Context(codingPath: path, debugDescription: "Unkeyed container is at end."))
    }
}
