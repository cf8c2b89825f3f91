/// Encodes one value into an output.
struct JSONValueEncoder: Encoder {
    let output: JSONOutput
    /// The slot of the value.
    let slot: Int

    var codingPath: [any CodingKey] { output.path(before: slot) }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        output.openObject(slot)
        return KeyedEncodingContainer(JSONKeyedEncoder(output: output, slot: slot))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        output.openArray(slot)
        return JSONUnkeyedEncoder(output: output, slot: slot)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { write { output.writeNull() } }
    func encode(_ value: Bool) { write { output.write(value) } }
    func encode(_ value: String) { write { output.write(value) } }
    func encode(_ value: Double) throws { try write { try output.write(float: value, path: codingPath) } }
    func encode(_ value: Float) throws { try write { try output.write(float: value, path: codingPath) } }
    func encode(_ value: Int) { write { output.write(value) } }
    func encode(_ value: Int8) { write { output.write(integer: value) } }
    func encode(_ value: Int16) { write { output.write(integer: value) } }
    func encode(_ value: Int32) { write { output.write(integer: value) } }
    func encode(_ value: Int64) { write { output.write(integer: value) } }
    func encode(_ value: Int128) { write { output.write(integer: value) } }
    func encode(_ value: UInt) { write { output.write(integer: value) } }
    func encode(_ value: UInt8) { write { output.write(integer: value) } }
    func encode(_ value: UInt16) { write { output.write(integer: value) } }
    func encode(_ value: UInt32) { write { output.write(integer: value) } }
    func encode(_ value: UInt64) { write { output.write(integer: value) } }
    func encode(_ value: UInt128) { write { output.write(integer: value) } }

    func encode<T: Encodable>(_ value: T) throws {
        checkEmpty()
        let mark = output.mark(slot)
        do { try output.encode(value, in: slot) } catch {
            output.undo(to: mark, in: slot)
            throw error
        }
    }

    @inline(__always)
    private func write(_ write: () throws -> Void) rethrows {
        checkEmpty()
        try write()
        output.slots[slot].kind = .scalar
    }

    private func checkEmpty() {
        precondition(output.slots[slot].kind == .empty, "A single-value container takes one value.")
    }
}
