import NIOCore

/// Converts strings to and from JSON.
enum JSONText {
    /// Returns the value of a hexadecimal digit.
    static func hexadecimal(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    /// Writes a string in quotes, with the least escaping that JSON requires.
    static func write(_ text: String, to buffer: inout ByteBuffer) {
        buffer.writeInteger(UInt8(ascii: "\""))
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            buffer.writeString(text)
        } else {
            for byte in text.utf8 { write(byte, to: &buffer) }
        }
        buffer.writeInteger(UInt8(ascii: "\""))
    }

    private static func write(_ byte: UInt8, to buffer: inout ByteBuffer) {
        switch byte {
        case UInt8(ascii: "\""): buffer.writeStaticString("\\\"")
        case UInt8(ascii: "\\"): buffer.writeStaticString("\\\\")
        case 0x0A: buffer.writeStaticString("\\n")
        case 0x0D: buffer.writeStaticString("\\r")
        case 0x09: buffer.writeStaticString("\\t")
        case 0x00..<0x20:
            let digits = StaticString("0123456789abcdef")
            buffer.writeStaticString("\\u00")
            buffer.writeInteger(digits.utf8Start[Int(byte >> 4)])
            buffer.writeInteger(digits.utf8Start[Int(byte & 15)])
        default: buffer.writeInteger(byte)
        }
    }

    /// Returns the string of valid JSON; nil if it isn't a string. Half a surrogate pair becomes U+FFFD.
    static func string(_ json: ByteBuffer) -> String? {
        json.withUnsafeReadableBytes { string($0) }
    }

    /// Returns the string of valid JSON; nil if it isn't a string. Half a surrogate pair becomes U+FFFD.
    static func string(_ json: UnsafeRawBufferPointer) -> String? {
        guard json.count >= 2, json[0] == UInt8(ascii: "\"") else { return nil }
        let inner = UnsafeRawBufferPointer(rebasing: json[1..<json.count - 1])
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        return unescaped(inner)
    }

    private static func unescaped(_ bytes: UnsafeRawBufferPointer) -> String {
        var units: [UInt16] = []
        var index = 0
        while index < bytes.count {
            guard let escape = bytes[index...].firstIndex(of: UInt8(ascii: "\\")) else {
                units += String(decoding: bytes[index...], as: UTF8.self).utf16
                break
            }
            units += String(decoding: bytes[index..<escape], as: UTF8.self).utf16
            index = escape + 2
            switch bytes[escape + 1] {
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "u"):
                units.append(UInt16(truncatingIfNeeded: bytes[index..<index + 4].reduce(UInt32(0)) { $0 << 4 | (hexadecimal($1) ?? 0) }))
                index += 4
            case let other: units.append(UInt16(other))
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
