/// Writes JSON as bytes, without the copies and checks of a general encoder, for a page's HTML.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    mutating func beginObject() { begin(0x7B) }
    mutating func endObject() { end(0x7D) }
    mutating func beginArray() { begin(0x5B) }
    mutating func endArray() { end(0x5D) }

    /// Writes a member's name, to be followed by its value.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(0x22)
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [0x22, 0x3A])
        needsComma = false
    }

    mutating func number(_ value: Int) {
        separate()
        bytes.append(contentsOf: String(value).utf8)
        needsComma = true
    }

    mutating func bool(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
        needsComma = true
    }

    mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string($0) }
    }

    mutating func string(_ text: [UInt8]) {
        text.withUnsafeBufferPointer { string($0) }
    }

    /// Writes valid UTF-8 text, copying runs that need no escaping.
    private mutating func string(_ text: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(0x22)
        var start = 0
        for index in text.indices {
            let byte = text[index]
            if byte >= 0x20, byte != 0x22, byte != 0x5C { continue }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            escape(byte)
            start = index + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        bytes.append(0x22)
        needsComma = true
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(0x5C)
        switch byte {
        case 0x22, 0x5C: bytes.append(byte)
        case 0x0A: bytes.append(0x6E)
        case 0x0D: bytes.append(0x72)
        case 0x09: bytes.append(0x74)
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: [0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]])
        }
    }

    private mutating func begin(_ byte: UInt8) {
        separate()
        bytes.append(byte)
        needsComma = false
    }

    private mutating func end(_ byte: UInt8) {
        bytes.append(byte)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(0x2C) }
    }
}
