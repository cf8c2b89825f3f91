import Foundation

// Texts, which are decoded when they are asked for.
extension JSONDocument {
    /// The text of a string or key.
    ///
    /// - Throws: ``JSONFault`` if it isn't valid.
    func string(_ token: JSONToken) throws -> String {
        if token.flags.contains(.ascii) { return String(decoding: bytes(token), as: UTF8.self) }
        if token.flags.contains(.simple) { return try validText(bytes(token)) }
        return try unescaped(token)
    }

    private func validText(_ bytes: UnsafeBufferPointer<UInt8>) throws -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw JSONFault.notUTF8 }
        return text
    }

    private func unescaped(_ token: JSONToken) throws -> String {
        let source = bytes(token)
        var text: [UInt8] = []
        text.reserveCapacity(source.count)
        var place = 0
        while place < source.count {
            let plain = JSONBytes.plainPrefix(UnsafeBufferPointer(rebasing: source[place...]))
            text.append(contentsOf: source[place..<(place + plain)])
            place += plain
            guard place < source.count else { break }
            guard source[place] == UInt8(ascii: "\\") else { throw JSONFault.badString(at: Int(token.start) + place) }
            place += 1
            switch source[place] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(source[place])
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                let scalar = try self.scalar(source, &place, token)
                text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            default: throw JSONFault.badString(at: Int(token.start) + place)
            }
            place += 1
        }
        return try text.withUnsafeBufferPointer(validText)
    }

    /// Reads the four digits of an escape, and the other half of a surrogate pair; ends at the last digit.
    private func scalar(_ source: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ token: JSONToken) throws -> Unicode.Scalar {
        let fault = JSONFault.badString(at: Int(token.start) + place)
        guard let first = codeUnit(source, place + 1) else { throw fault }
        place += 4
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), place + 6 < source.count, source[place + 1] == UInt8(ascii: "\\"), source[place + 2] == UInt8(ascii: "u"),
            let second = codeUnit(source, place + 3), UTF16.isTrailSurrogate(second)
        else { throw fault }
        place += 6
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private func codeUnit(_ source: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt16? {
        guard start + 4 <= source.count else { return nil }
        var unit: UInt16 = 0
        for byte in source[start..<(start + 4)] {
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
            unit = unit << 4 | UInt16(digit)
        }
        return unit
    }
}
