/// Decodes the members of an object.
struct JSONKeyedDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let document: JSONDocument
    let index: Int

    init(document: JSONDocument, index: Int) throws {
        try document.checkContainer(.object, index)
        try document.prepare(index)
        self.document = document
        self.index = index
    }

    var codingPath: [any CodingKey] { document.path(index) }
    var allKeys: [Key] { document.keys(index).compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { document.member(index, key.stringValue) != nil }
    func decodeNil(forKey key: Key) throws -> Bool { document.tokens[try value(key)].kind == .null }

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try document.bool(at: value(key)) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try document.string(at: value(key)) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try document.double(at: value(key)) }
    func decode(_ type: Float.Type, forKey key: Key) throws -> Float { try document.float(at: value(key)) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try document.integer(at: value(key), as: type) }
    func decode(_ type: Int8.Type, forKey key: Key) throws -> Int8 { try document.integer(at: value(key), as: type) }
    func decode(_ type: Int16.Type, forKey key: Key) throws -> Int16 { try document.integer(at: value(key), as: type) }
    func decode(_ type: Int32.Type, forKey key: Key) throws -> Int32 { try document.integer(at: value(key), as: type) }
    func decode(_ type: Int64.Type, forKey key: Key) throws -> Int64 { try document.integer(at: value(key), as: type) }
    func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt.Type, forKey key: Key) throws -> UInt { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt8.Type, forKey key: Key) throws -> UInt8 { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt16.Type, forKey key: Key) throws -> UInt16 { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt32.Type, forKey key: Key) throws -> UInt32 { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt64.Type, forKey key: Key) throws -> UInt64 { try document.integer(at: value(key), as: type) }
    func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 { try document.integer(at: value(key), as: type) }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try document.decode(type, at: value(key)) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try present(key).map { try document.bool(at: $0) } }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try present(key).map { try document.string(at: $0) } }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try present(key).map { try document.double(at: $0) } }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try present(key).map { try document.integer(at: $0, as: type) } }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? { try present(key).map { try document.decode(type, at: $0) } }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
        try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try decoder(key).unkeyedContainer() }
    func superDecoder() -> any Decoder { superDecoder(JSONKey.superKey) }
    func superDecoder(forKey key: Key) -> any Decoder { superDecoder(key) }

    private func decoder(_ key: Key) throws -> JSONValueDecoder { JSONValueDecoder(document: document, index: try value(key)) }

    private func superDecoder(_ key: any CodingKey) -> any Decoder {
        guard let value = document.member(index, key.stringValue) else { return JSONAbsentDecoder(codingPath: codingPath + [key]) }
        return JSONValueDecoder(document: document, index: value)
    }

    /// The index of a member's value; nil if it is null or absent.
    @inline(__always)
    private func present(_ key: Key) -> Int? {
        guard let value = document.member(index, key.stringValue), document.tokens[value].kind != .null else { return nil }
        return value
    }

    /// The index of a member's value.
    @inline(__always)
    private func value(_ key: Key) throws -> Int {
        if let value = document.member(index, key.stringValue) { return value }
        throw absent(key)
    }

    @inline(never)
    private func absent(_ key: Key) -> DecodingError {
        let message = "No value associated with key \(key) (\"\(key.stringValue)\")."
        return .keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: message))
    }
}
