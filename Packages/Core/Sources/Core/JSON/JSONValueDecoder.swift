/// Decodes one value of a document.
struct JSONValueDecoder: Decoder {
    let document: JSONDocument
    let index: Int

    var codingPath: [any CodingKey] { document.path(index) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try JSONKeyedDecoder<Key>(document: document, index: index))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONUnkeyedDecoder(document: document, index: index) }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { document.tokens[index].kind == .null }
    func decode(_ type: Bool.Type) throws -> Bool { try document.bool(at: index) }
    func decode(_ type: String.Type) throws -> String { try document.string(at: index) }
    func decode(_ type: Double.Type) throws -> Double { try document.double(at: index) }
    func decode(_ type: Float.Type) throws -> Float { try document.float(at: index) }
    func decode(_ type: Int.Type) throws -> Int { try document.integer(at: index, as: type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try document.integer(at: index, as: type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try document.integer(at: index, as: type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try document.integer(at: index, as: type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try document.integer(at: index, as: type) }
    func decode(_ type: Int128.Type) throws -> Int128 { try document.integer(at: index, as: type) }
    func decode(_ type: UInt.Type) throws -> UInt { try document.integer(at: index, as: type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try document.integer(at: index, as: type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try document.integer(at: index, as: type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try document.integer(at: index, as: type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try document.integer(at: index, as: type) }
    func decode(_ type: UInt128.Type) throws -> UInt128 { try document.integer(at: index, as: type) }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try document.decode(type, at: index) }
}

/// Decodes the `super` member that an object doesn't have, as null.
struct JSONAbsentDecoder: Decoder, SingleValueDecodingContainer {
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { throw notFound([String: Any].self) }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw notFound([Any].self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { true }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { throw notFound(type) }

    private func notFound(_ type: any Any.Type) -> DecodingError {
        let message = "Cannot get value of type \(type) -- found null value instead"
        return .valueNotFound(type, DecodingError.Context(codingPath: codingPath, debugDescription: message))
    }
}
