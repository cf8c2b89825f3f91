#if !canImport(SwiftUI)
extension HTMLWriter {
    @usableFromInline
    @inline(__always)
    mutating func append(_ literal: StaticString) {
        out.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Text for an element's content or a quoted attribute.
    @usableFromInline
    mutating func appendEscaped(_ text: String) {
        Self.escape(text, into: &out)
    }

    /// A tag's or an attribute's name: letters, digits and hyphens.
    mutating func appendName(_ name: String) {
        for byte in name.utf8 where Self.isNameByte(byte) { out.append(byte) }
    }

    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 48...57, 65...90, 97...122, 45: true
        default: false
        }
    }

    /// Appends `text` with `&`, `<`, `>` and quotes as entities. Clean text, the usual case, is copied whole.
    static func escape(_ text: String, into bytes: inout [UInt8]) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0, into: &bytes) }
        if isDone == nil {
            var native = text
            native.withUTF8 { escape($0, into: &bytes) }
        }
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout [UInt8]) {
        var clean = 0
        for (index, byte) in text.enumerated() where isSpecial(byte) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean..<index]))
            clean = index + 1
            let entity: StaticString =
                switch byte {
                case 38: "&amp;"
                case 60: "&lt;"
                case 62: "&gt;"
                case 34: "&quot;"
                case 39: "&#39;"
                default: "\u{FFFD}"
                }
            bytes.append(contentsOf: UnsafeBufferPointer(start: entity.utf8Start, count: entity.utf8CodeUnitCount))
        }
        if clean == 0 {
            bytes.append(contentsOf: text)
        } else {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[clean...]))
        }
    }

    /// `"`, `&`, `'`, `<`, `>` and NUL.
    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        // One bit for each byte below 64.
        byte < 64 && (0x5000_00C4_0000_0001 as UInt64) >> UInt64(byte) & 1 == 1
    }

    /// A number of points or a ratio: whole numbers without a fraction, others with up to three digits.
    static func append(_ number: Double, to bytes: inout [UInt8]) {
        guard number.isFinite, abs(number) < 1e9 else {
            bytes.append(48)
            return
        }
        if number < 0 { bytes.append(45) }
        let thousandths = Int((abs(number) * 1000).rounded())
        append(thousandths / 1000, to: &bytes)
        var fraction = thousandths % 1000
        if fraction == 0 { return }
        bytes.append(46)
        var unit = 100
        while fraction > 0 {
            bytes.append(48 + UInt8(fraction / unit))
            fraction %= unit
            unit /= 10
        }
    }

    static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number < 0 { bytes.append(45) }
        var rest = number.magnitude
        if rest < 10 {
            bytes.append(48 + UInt8(rest))
            return
        }
        let start = bytes.count
        while rest > 0 {
            bytes.append(48 + UInt8(rest % 10))
            rest /= 10
        }
        bytes[start...].reverse()
    }
}
#endif
