#if !canImport(SwiftUI)
extension HTMLWriter {
    @usableFromInline
    @inline(__always)
    mutating func append(_ literal: StaticString) {
        out.append(literal)
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
    static func escape(_ text: String, into bytes: inout ByteBuffer) {
        var text = text
        text.withUTF8 { escape($0, into: &bytes) }
    }

    private static func escape(_ text: UnsafeBufferPointer<UInt8>, into bytes: inout ByteBuffer) {
        var clean = 0
        for index in 0..<text.count where isSpecial(text[index]) {
            bytes.append(UnsafeBufferPointer(rebasing: text[clean..<index]))
            clean = index + 1
            let entity: StaticString =
                switch text[index] {
                case 38: "&amp;"
                case 60: "&lt;"
                case 62: "&gt;"
                case 34: "&quot;"
                case 39: "&#39;"
                default: "\u{FFFD}"
                }
            bytes.append(entity)
        }
        if clean == 0 {
            bytes.append(text)
        } else {
            bytes.append(UnsafeBufferPointer(rebasing: text[clean...]))
        }
    }

    /// `"`, `&`, `'`, `<`, `>` and NUL.
    @inline(__always)
    private static func isSpecial(_ byte: UInt8) -> Bool {
        // One bit for each byte below 64.
        byte < 64 && (0x5000_00C4_0000_0001 as UInt64) >> UInt64(byte) & 1 == 1
    }

    /// A number of points or a ratio: whole numbers without a fraction, others with up to three digits.
    static func append(_ number: Double, to bytes: inout ByteBuffer) {
        guard number.isFinite, abs(number) < 1e9 else {
            bytes.append(48)
            return
        }
        // Most numbers of a design are whole.
        let whole = Int(number)
        if Double(whole) == number { return append(whole, to: &bytes) }
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

    static func append(_ number: Int, to bytes: inout ByteBuffer) {
        if number < 0 { bytes.append(45) }
        let magnitude = number.magnitude
        var unit: UInt = 1
        while magnitude / unit > 9 { unit *= 10 }
        while unit > 0 {
            bytes.append(48 + UInt8(magnitude / unit % 10))
            unit /= 10
        }
    }
}
#endif
