/// A decoder that records what it is asked for and returns plausible values.
struct RecordingDecoder: Decoder {
    let recorder: SchemaRecorder
    let node: SchemaNode

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        node.beginObject()
        return KeyedDecodingContainer(RecordingObject(recorder: recorder, node: node))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { RecordingArray(recorder: recorder, node: node) }
    func singleValueContainer() -> any SingleValueDecodingContainer { RecordingValue(recorder: recorder, node: node) }

    /// Returns a value of a type and records its schema.
    static func value<T: Decodable>(_ type: T.Type, _ recorder: SchemaRecorder, _ node: SchemaNode, note: (JSONSchema) -> Void) throws -> T {
        if type == String.self {
            note(.string(format: nil))
            return try checked(node.text)
        }
        let recorded = recorder.record(type)
        note(recorded.schema)
        return try checked(recorded.value)
    }

    private static func checked<T>(_ value: Any?) throws -> T {
        // lint:allow downcast because values of all types are stored together, each found by its type
        guard let value = value as? T else {
            throw DecodingError.valueNotFound(T.self, DecodingError.Context(codingPath: [], debugDescription: "no value of this type is known"))
        }
        return value
    }
}

private struct RecordingObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let recorder: SchemaRecorder
    let node: SchemaNode

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool {
        node.markOptional(key.stringValue)
        return true
    }

    func decodeNil(forKey key: Key) -> Bool {
        node.markOptional(key.stringValue)
        return false
    }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        try RecordingDecoder.value(type, recorder, node) { node.note(key.stringValue, $0) }
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
        RecordingDecoder(recorder: recorder, node: SchemaNode()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        RecordingDecoder(recorder: recorder, node: SchemaNode()).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { RecordingDecoder(recorder: recorder, node: node) }
    func superDecoder(forKey key: Key) -> any Decoder { RecordingDecoder(recorder: recorder, node: SchemaNode()) }
}

private struct RecordingArray: UnkeyedDecodingContainer {
    let recorder: SchemaRecorder
    let node: SchemaNode

    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var currentIndex = 0
    /// One element shows the schema of all.
    var isAtEnd: Bool { currentIndex > 0 }

    init(recorder: SchemaRecorder, node: SchemaNode) {
        self.recorder = recorder
        self.node = node
        node.schema = .array(.any)
    }

    func decodeNil() -> Bool { false }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
        currentIndex += 1
        return try RecordingDecoder.value(type, recorder, node) { node.schema = .array($0) }
    }

    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedDecodingContainer<Nested> {
        currentIndex += 1
        return RecordingDecoder(recorder: recorder, node: SchemaNode()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return RecordingDecoder(recorder: recorder, node: SchemaNode()).unkeyedContainer()
    }

    mutating func superDecoder() -> any Decoder { RecordingDecoder(recorder: recorder, node: SchemaNode()) }
}

private struct RecordingValue: SingleValueDecodingContainer {
    let recorder: SchemaRecorder
    let node: SchemaNode

    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool {
        node.schema = .nullable(.any)
        return false
    }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
        try RecordingDecoder.value(type, recorder, node) { schema in
            if case .nullable = node.schema { node.schema = .nullable(schema) } else { node.schema = schema }
        }
    }
}
