/// Validates JSON byte by byte and records positions, without creating values.
///
/// The pointer must outlive the scanner, and its bytes must be valid UTF-8.
struct JSONScanner {
    /// The position of an object that stands for an attachment.
    struct Placeholder {
        let range: Range<Int>
        let number: Int
    }

    private let bytes: UnsafeRawBufferPointer
    private let maximumDepth: Int
    /// The number of attachments that placeholders may refer to; nil if objects that look like one are ordinary data.
    private let attachmentCount: Int?
    private(set) var placeholders: [Placeholder] = []
    private(set) var index = 0

    init(_ bytes: UnsafeRawBufferPointer, maximumDepth: Int, attachmentCount: Int? = nil) {
        self.bytes = bytes
        self.maximumDepth = maximumDepth
        self.attachmentCount = attachmentCount
    }

    /// Scans a single value.
    mutating func document() throws(SocketParseError) {
        skipSpace()
        try value(depth: 0)
        try end()
    }

    /// Scans a single array; returns the ranges of its elements.
    mutating func arrayDocument() throws(SocketParseError) -> [Range<Int>] {
        skipSpace()
        guard peek == UInt8(ascii: "[") else { throw .invalidPayload }
        var elements: [Range<Int>] = []
        elements.reserveCapacity(4)
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "]") {
            index += 1
        } else {
            repeat {
                skipSpace()
                let start = index
                try value(depth: 1)
                elements.append(start..<index)
                skipSpace()
            } while try continues(until: UInt8(ascii: "]"))
        }
        try end()
        return elements
    }

    /// Scans a single object; returns the ranges of its members' keys, in quotes, and values.
    mutating func objectDocument() throws(SocketParseError) -> [(key: Range<Int>, value: Range<Int>)] {
        skipSpace()
        guard peek == UInt8(ascii: "{") else { throw .invalidPayload }
        var members: [(key: Range<Int>, value: Range<Int>)] = []
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "}") {
            index += 1
        } else {
            repeat { members.append(try member(depth: 1)) } while try continues(until: UInt8(ascii: "}"))
        }
        try end()
        return members
    }

    private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func end() throws(SocketParseError) {
        skipSpace()
        if index != bytes.count { throw .invalidJSON }
    }

    private mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case 0x20, 0x0A, 0x0D, 0x09: index += 1
            default: return
            }
        }
    }

    /// Skips a comma (returns true) or the closing bracket (returns false).
    private mutating func continues(until close: UInt8) throws(SocketParseError) -> Bool {
        guard let next = peek, next == close || next == UInt8(ascii: ",") else { throw .invalidJSON }
        index += 1
        return next != close
    }

    private mutating func value(depth: Int) throws(SocketParseError) {
        guard let first = peek else { throw .invalidJSON }
        switch first {
        case UInt8(ascii: "\""): try string()
        case UInt8(ascii: "{"): try object(depth: depth + 1)
        case UInt8(ascii: "["): try array(depth: depth + 1)
        case UInt8(ascii: "t"): try literal("true")
        case UInt8(ascii: "f"): try literal("false")
        case UInt8(ascii: "n"): try literal("null")
        default: try number()
        }
    }

    private mutating func array(depth: Int) throws(SocketParseError) {
        if depth > maximumDepth { throw .tooDeep }
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "]") {
            index += 1
            return
        }
        repeat {
            skipSpace()
            try value(depth: depth)
            skipSpace()
        } while try continues(until: UInt8(ascii: "]"))
    }

    private mutating func object(depth: Int) throws(SocketParseError) {
        if depth > maximumDepth { throw .tooDeep }
        let start = index
        var isPlaceholder = false
        var number: Int?
        index += 1
        skipSpace()
        if peek == UInt8(ascii: "}") {
            index += 1
            return
        }
        repeat {
            let (key, value) = try member(depth: depth)
            if attachmentCount != nil {
                if equals(key, "\"_placeholder\"") { isPlaceholder = equals(value, "true") }
                if equals(key, "\"num\"") { number = integer(value) }
            }
        } while try continues(until: UInt8(ascii: "}"))
        guard isPlaceholder, let attachmentCount else { return }
        guard let number, number >= 0, number < attachmentCount else { throw .invalidPlaceholder }
        // An object containing others was data that happened to have the key.
        placeholders.removeAll { $0.range.lowerBound > start }
        placeholders.append(Placeholder(range: start..<index, number: number))
    }

    /// Scans a member of an object and the following space; returns the ranges of its key, in quotes, and value.
    private mutating func member(depth: Int) throws(SocketParseError) -> (key: Range<Int>, value: Range<Int>) {
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { throw .invalidJSON }
        let key = index
        try string()
        let keyEnd = index
        skipSpace()
        guard peek == UInt8(ascii: ":") else { throw .invalidJSON }
        index += 1
        skipSpace()
        let start = index
        try value(depth: depth)
        let end = index
        skipSpace()
        return (key..<keyEnd, start..<end)
    }

    private mutating func string() throws(SocketParseError) {
        index += 1
        while true {
            skipPlainCharacters()
            guard index < bytes.count else { throw .invalidJSON }
            switch bytes[index] {
            case UInt8(ascii: "\""):
                index += 1
                return
            case UInt8(ascii: "\\"):
                index += 1
                try escape()
            case 0x00..<0x20: throw .invalidJSON
            default: index += 1
            }
        }
    }

    /// Skips eight characters at once, as long as none is special.
    private mutating func skipPlainCharacters() {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highs: UInt64 = 0x8080_8080_8080_8080
        while index + 8 <= bytes.count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let special = ((word &- ones &* 0x20) & ~word) | ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash)
            if special & highs != 0 { return }
            index += 8
        }
    }

    private mutating func escape() throws(SocketParseError) {
        guard let letter = peek else { throw .invalidJSON }
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"),
            UInt8(ascii: "t"):
            return
        case UInt8(ascii: "u"):
            guard index + 4 <= bytes.count, (index..<index + 4).allSatisfy({ JSONText.hexadecimal(bytes[$0]) != nil }) else { throw .invalidJSON }
            index += 4
        default: throw .invalidJSON
        }
    }

    private mutating func number() throws(SocketParseError) {
        if peek == UInt8(ascii: "-") { index += 1 }
        if peek == UInt8(ascii: "0") {
            index += 1
        } else {
            try digits()
        }
        if peek == UInt8(ascii: ".") {
            index += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            index += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(SocketParseError) {
        let start = index
        while let digit = peek, digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") { index += 1 }
        if index == start { throw .invalidJSON }
    }

    private mutating func literal(_ text: StaticString) throws(SocketParseError) {
        guard index + text.utf8CodeUnitCount <= bytes.count, equals(index..<index + text.utf8CodeUnitCount, text) else { throw .invalidJSON }
        index += text.utf8CodeUnitCount
    }

    private func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
        guard range.count == text.utf8CodeUnitCount else { return false }
        return UnsafeRawBufferPointer(rebasing: bytes[range]).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private func integer(_ range: Range<Int>) -> Int? {
        guard range.count <= 9 else { return nil }
        return Int(String(decoding: UnsafeRawBufferPointer(rebasing: bytes[range]), as: UTF8.self))
    }
}
