extension BrowserMessage {
    /// Reads a message as the page's script writes most of them: an object of whole numbers, flags, and texts without escapes. That takes a quarter of
    /// the decoder's time. nil for every other text, which the decoder reads or refuses.
    init?(plain text: String) {
        var text = text
        guard let message = text.withUTF8(Self.plain) else { return nil }
        self = message
    }

    private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> BrowserMessage? {
        var reader = PlainReader(bytes: bytes)
        var (kind, sequence, render) = (Kind?.none, Int?.none, Int?.none)
        var (id, text, flag) = (String?.none, String?.none, Bool?.none)
        guard reader.take("{") else { return nil }
        repeat {
            guard let key = reader.text(), reader.take(":") else { return nil }
            switch key {
            case "kind" where kind == nil:
                kind = reader.text().flatMap(Kind.init)
                if kind == nil { return nil }
            case "sequence" where sequence == nil: sequence = reader.number()
            case "render" where render == nil: render = reader.number()
            case "id" where id == nil: id = reader.text()
            case "text" where text == nil: text = reader.text()
            case "flag" where flag == nil: flag = reader.flag()
            default: return nil
            }
            guard reader.isValid else { return nil }
        } while reader.take(",")
        guard reader.take("}"), reader.isAtEnd, let kind, let sequence else { return nil }
        return BrowserMessage(
            kind: kind, sequence: sequence, render: render, id: id, text: text, flag: flag, path: nil, hidden: nil, fields: nil, draft: nil, extents: nil)
    }
}

/// Reads the parts of plain JSON one after the other.
private struct PlainReader {
    let bytes: UnsafeBufferPointer<UInt8>
    /// Whether every value so far was of the kind that was asked for.
    private(set) var isValid = true
    private var position = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    mutating func text() -> String? {
        guard take("\"") else { return refuse() }
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            guard bytes[position] >= 0x20, bytes[position] != UInt8(ascii: "\\") else { return refuse() }
            position += 1
        }
        let end = position
        guard take("\"") else { return refuse() }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    /// Reads a number of at most 15 digits.
    mutating func number() -> Int? {
        let start = position
        var number = 0
        while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit < 10, position - start < 15 {
            number = number * 10 + Int(digit)
            position += 1
        }
        guard position > start, bytes[start] != UInt8(ascii: "0") || position == start + 1 else { return refuse() }
        return number
    }

    mutating func flag() -> Bool? {
        for (word, value) in [("true", true), ("false", false)] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return value
        }
        return refuse()
    }

    private mutating func refuse<Value>() -> Value? {
        isValid = false
        return nil
    }
}
