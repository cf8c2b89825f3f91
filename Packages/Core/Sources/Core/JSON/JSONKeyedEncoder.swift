/// Encodes the members of an object.
struct JSONKeyedEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: JSONOutput
    let slot: Int

    var codingPath: [any CodingKey] { output.path(before: slot) }

    func encodeNil(forKey key: Key) {
        output.beginMember(slot, key.stringValue)
        output.writeNull()
    }

    func encode(_ value: Bool, forKey key: Key) {
        output.beginMember(slot, key.stringValue)
        output.write(value)
    }

    func encode(_ value: String, forKey key: Key) {
        output.beginMember(slot, key.stringValue)
        output.write(value)
    }

    func encode(_ value: Int, forKey key: Key) {
        output.beginMember(slot, key.stringValue)
        output.write(value)
    }

    func encode(_ value: Double, forKey key: Key) throws {
        try member(key) { try output.write(float: value, path: output.path(through: slot)) }
    }

    func encode(_ value: Float, forKey key: Key) throws {
        try member(key) { try output.write(float: value, path: output.path(through: slot)) }
    }

    func encode(_ value: Int8, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: Int16, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: Int32, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: Int64, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: Int128, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt8, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt16, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt32, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt64, forKey key: Key) { encodeInteger(value, key) }
    func encode(_ value: UInt128, forKey key: Key) { encodeInteger(value, key) }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws { try member(key) { try output.encode(value) } }

    private func encodeInteger(_ value: some FixedWidthInteger, _ key: Key) {
        output.beginMember(slot, key.stringValue)
        output.write(integer: value)
    }

    /// Writes a member; nothing if its value can't be written.
    @inline(__always)
    private func member(_ key: Key, _ write: () throws -> Void) throws {
        let mark = output.mark(slot)
        output.beginMember(slot, key.stringValue)
        do { try write() } catch {
            output.undo(to: mark, in: slot)
            throw error
        }
    }

    // MARK: Containers that are written to while this one is

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<Nested> {
        let nested = output.nested(slot, key)
        nested.openObject(0)
        return KeyedEncodingContainer(JSONKeyedEncoder<Nested>(output: nested, slot: 0))
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        let nested = output.nested(slot, key)
        nested.openArray(0)
        return JSONUnkeyedEncoder(output: nested, slot: 0)
    }

    func superEncoder() -> any Encoder { JSONValueEncoder(output: output.nested(slot, JSONKey.superKey), slot: 0) }
    func superEncoder(forKey key: Key) -> any Encoder { JSONValueEncoder(output: output.nested(slot, key), slot: 0) }
}

extension JSONOutput {
    /// Begins a member whose value has an output of its own, or returns the one that the last member with the key has.
    func nested(_ slot: Int, _ key: some CodingKey) -> JSONOutput {
        let earlier = insertions.last { $0.slot == slot && $0.output.rootPath.last?.stringValue == key.stringValue }
        if let earlier { return earlier.output }
        beginMember(slot, key.stringValue)
        return insertion(slot)
    }

    /// Lets another output write the value that begins here.
    func insertion(_ slot: Int) -> JSONOutput {
        let output = JSONOutput(dates: dates, rootPath: path(through: slot), depth: depth, capacity: 64)
        _ = output.open()
        insertions.append(JSONInsertion(output: output, slot: slot, place: count))
        slots[slot].hasInsertions = true
        return output
    }
}
