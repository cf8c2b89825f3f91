import Foundation

// Numbers and texts.
extension JSONOutput {
    func write(_ value: Bool) { append(value ? "true" : "false") }

    func writeNull() { append("null") }

    func write(_ value: Int) {
        bytes.append(atMost: 20) { digits in
            var rest = value.magnitude
            guard rest > 9 else {
                digits[0] = UInt8(ascii: "-")
                let place = value < 0 ? 1 : 0
                digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest)
                return place + 1
            }
            // The digits come from the last to the first: they are put at the end of the space, and moved.
            var place = 20
            while rest > 0 {
                let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
                place -= 1
                digits[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
                rest = quotient
            }
            if value < 0 {
                place -= 1
                digits[place] = UInt8(ascii: "-")
            }
            digits.update(from: digits + place, count: 20 - place)
            return 20 - place
        }
    }

    func write(integer value: some FixedWidthInteger) {
        if let value = Int(exactly: value) { write(value) } else { writePlain(value.description) }
    }

    /// Writes a number as its shortest text that reads back as the same number, without `.0`.
    func write(float value: some BinaryFloatingPoint & LosslessStringConvertible, path: @autoclosure () -> [any CodingKey]) throws {
        guard value.isFinite else { throw Self.notInJSON(value, path()) }
        // Whole numbers are written without an exponent up to 2 to the 53rd.
        if value != 0, let whole = Int(exactly: value), whole.magnitude < 1 << 53, type(of: value) == Double.self { return write(whole) }
        let text = value.description
        writePlain(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
    }

    private static func notInJSON(_ value: some BinaryFloatingPoint, _ path: [any CodingKey]) -> EncodingError {
        let message = "Unable to encode \(type(of: value)).\(value) directly in JSON."
        return .invalidValue(value, EncodingError.Context(codingPath: path, debugDescription: message))
    }

    /// Writes a number, or any text that needs neither quotation marks nor escapes.
    func writePlain(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    func write(_ text: String) {
        var text = text
        append(UInt8(ascii: "\""))
        _ = text.withUTF8 { appendEscaped($0) }
        append(UInt8(ascii: "\""))
    }

    func write(_ date: Date, path: @autoclosure () -> [any CodingKey]) throws {
        switch dates {
        case .wireTimes:
            append(UInt8(ascii: "\""))
            bytes.append(atMost: WireTime.length) { WireTime.write(date, to: $0) ? WireTime.length : 0 }
            // A time that wasn't written has left the quotation mark alone.
            if bytes[count - 1] == UInt8(ascii: "\"") { writePlain(WireTime.foundationText(date)) }
            append(UInt8(ascii: "\""))
        case .milliseconds: try write(float: 1_000 * date.timeIntervalSince1970, path: path())
        case .seconds: try write(float: date.timeIntervalSinceReferenceDate, path: path())
        }
    }

    // MARK: Escapes

    /// Appends the bytes of a text, with escapes where JSON needs them; returns whether it did.
    func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let plain = JSONBytes.plainPrefix(bytes)
        guard plain < bytes.count else {
            append(bytes)
            return false
        }
        append(UnsafeBufferPointer(rebasing: bytes[..<plain]))
        for byte in bytes[plain...] { appendEscaped(byte) }
        return true
    }

    private func appendEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): append(#"\""#)
        case UInt8(ascii: "\\"): append(#"\\"#)
        case 0x08: append(#"\b"#)
        case 0x09: append(#"\t"#)
        case 0x0A: append(#"\n"#)
        case 0x0C: append(#"\f"#)
        case 0x0D: append(#"\r"#)
        case 0..<0x20:
            append(byte < 0x10 ? #"\u000"# : #"\u001"#)
            append(Array("0123456789abcdef".utf8)[Int(byte & 0x0F)])
        default: append(byte)
        }
    }
}

/// Looks at eight bytes at a time.
enum JSONBytes {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The number of bytes before the first quotation mark, backslash or control character.
    static func plainPrefix(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let base = bytes.baseAddress else { return 0 }
        let raw = UnsafeRawPointer(base)
        var place = 0
        while place + 8 <= bytes.count {
            let found = special(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
            if found != 0 { return place + found.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < bytes.count, !isSpecial(base[place]) { place += 1 }
        return place
    }

    /// The high bit of each byte that is a quotation mark, a backslash or a control character; bytes after the first may be marked wrongly.
    @inline(__always)
    static func special(_ word: UInt64) -> UInt64 {
        let quote = word ^ (ones &* 0x22)
        let backslash = word ^ (ones &* 0x5C)
        let control = (word &- ones &* 0x20) & ~word
        return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | control) & highBits
    }

    @inline(__always)
    static func isSpecial(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

    /// Returns whether any of eight bytes isn't ASCII.
    @inline(__always)
    static func hasNonASCII(_ word: UInt64) -> Bool { word & highBits != 0 }

    /// The first eight bytes, the first one the most significant, with zeros after the end.
    @inline(__always)
    static func prefix(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        guard let base = bytes.baseAddress else { return 0 }
        if bytes.count >= 8 { return UnsafeRawPointer(base).loadUnaligned(as: UInt64.self).bigEndian }
        var prefix: UInt64 = 0
        for index in 0..<bytes.count { prefix |= UInt64(base[index]) << UInt64(56 - 8 * index) }
        return prefix
    }
}
