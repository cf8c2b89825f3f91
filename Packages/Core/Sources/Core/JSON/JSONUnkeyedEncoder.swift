/// Encodes the elements of an array.
struct JSONUnkeyedEncoder: UnkeyedEncodingContainer {
    let output: JSONOutput
    let slot: Int

    var codingPath: [any CodingKey] { output.path(before: slot) }
    var count: Int { output.slots[slot].count }

    func encodeNil() { element { output.writeNull() } }
    func encode(_ value: Bool) { element { output.write(value) } }
    func encode(_ value: String) { element { output.write(value) } }
    func encode(_ value: Double) throws { try attempt { try output.write(float: value, path: output.path(through: slot)) } }
    func encode(_ value: Float) throws { try attempt { try output.write(float: value, path: output.path(through: slot)) } }
    func encode(_ value: Int) { element { output.write(value) } }
    func encode(_ value: Int8) { element { output.write(integer: value) } }
    func encode(_ value: Int16) { element { output.write(integer: value) } }
    func encode(_ value: Int32) { element { output.write(integer: value) } }
    func encode(_ value: Int64) { element { output.write(integer: value) } }
    func encode(_ value: Int128) { element { output.write(integer: value) } }
    func encode(_ value: UInt) { element { output.write(integer: value) } }
    func encode(_ value: UInt8) { element { output.write(integer: value) } }
    func encode(_ value: UInt16) { element { output.write(integer: value) } }
    func encode(_ value: UInt32) { element { output.write(integer: value) } }
    func encode(_ value: UInt64) { element { output.write(integer: value) } }
    func encode(_ value: UInt128) { element { output.write(integer: value) } }

    func encode<T: Encodable>(_ value: T) throws { try attempt { try output.encode(value) } }

    @inline(__always)
    private func element(_ write: () -> Void) {
        output.beginElement(slot)
        write()
    }

    /// Writes an element; nothing if it can't be written.
    @inline(__always)
    private func attempt(_ write: () throws -> Void) throws {
        let mark = output.mark(slot)
        output.beginElement(slot)
        do { try write() } catch {
            output.undo(to: mark, in: slot)
            throw error
        }
    }

    // MARK: Containers that are written to while this one is

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        output.beginElement(slot)
        let nested = output.insertion(slot)
        nested.openObject(0)
        return KeyedEncodingContainer(JSONKeyedEncoder<Nested>(output: nested, slot: 0))
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        output.beginElement(slot)
        let nested = output.insertion(slot)
        nested.openArray(0)
        return JSONUnkeyedEncoder(output: nested, slot: 0)
    }

    func superEncoder() -> any Encoder {
        output.beginElement(slot)
        return JSONValueEncoder(output: output.insertion(slot), slot: 0)
    }
}
