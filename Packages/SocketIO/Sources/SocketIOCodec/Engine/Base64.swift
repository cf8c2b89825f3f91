import NIOCore

/// Converts buffers to and from base64 (RFC 4648, with padding).
enum Base64 {
    private static let alphabet = StaticString("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

    static func write(_ data: ByteBuffer, to buffer: inout ByteBuffer) {
        data.withUnsafeReadableBytes { bytes in
            var index = 0
            while index < bytes.count {
                let left = bytes.count - index
                let second = left > 1 ? bytes[index + 1] : 0
                let third = left > 2 ? bytes[index + 2] : 0
                let word = Int(bytes[index]) << 16 | Int(second) << 8 | Int(third)
                buffer.writeInteger(alphabet.utf8Start[word >> 18])
                buffer.writeInteger(alphabet.utf8Start[word >> 12 & 63])
                buffer.writeInteger(left > 1 ? alphabet.utf8Start[word >> 6 & 63] : UInt8(ascii: "="))
                buffer.writeInteger(left > 2 ? alphabet.utf8Start[word & 63] : UInt8(ascii: "="))
                index += 3
            }
        }
    }

    static func decode(_ text: ByteBuffer) throws(SocketParseError) -> ByteBuffer {
        var characters = text.readableBytesView
        for _ in 0..<2 where characters.last == UInt8(ascii: "=") { characters = characters.dropLast() }
        guard characters.count % 4 != 1 else { throw .invalidBase64 }
        var data = ByteBuffer()
        data.reserveCapacity(characters.count * 3 / 4)
        var word: UInt32 = 0
        var bits = 0
        for character in characters {
            guard let value = value(of: character) else { throw .invalidBase64 }
            word = word << 6 | value
            bits += 6
            if bits >= 8 {
                bits -= 8
                data.writeInteger(UInt8(truncatingIfNeeded: word >> UInt32(bits)))
            }
        }
        return data
    }

    private static func value(of character: UInt8) -> UInt32? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a") + 26)
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0") + 52)
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
