import Foundation

/// Reads the structure of a JSON text into a tape, accepting what Foundation's decoder accepts: a comma after the last element, and at most 512 arrays
/// and objects around each other.
struct JSONReader {
    private static let depthLimit = 512
    private static let none = UInt32.max

    private let bytes: UnsafePointer<UInt8>
    private let end: Int
    private var place = 0
    private var depth = 0
    /// The index of the innermost array or object.
    private var open = JSONReader.none
    private var tape: JSONTape

    /// Returns the tokens of a text, in memory that the caller frees.
    static func read(_ bytes: UnsafePointer<UInt8>, count: Int) throws -> UnsafeMutablePointer<JSONToken> {
        guard count < Int(UInt32.max) else { throw JSONFault.tooLong }
        var reader = JSONReader(bytes: bytes, end: count, tape: JSONTape(capacity: count / 8 + 8))
        do {
            try reader.readAll()
            return reader.tape.tokens
        } catch {
            reader.tape.tokens.deallocate()
            throw error
        }
    }

    private init(bytes: UnsafePointer<UInt8>, end: Int, tape: JSONTape) {
        self.bytes = bytes
        self.end = end
        self.tape = tape
    }

    private mutating func readAll() throws {
        repeat {
            if try readValue() { continue }
            while open != Self.none, try closeOrGoOn() {}
        } while open != Self.none
        while place < end {
            guard Self.isSpace(bytes[place]) else { throw JSONFault.unexpectedByte(at: place) }
            place += 1
        }
    }

    /// Reads a scalar, or the beginning of a container with something in it; true for the latter.
    private mutating func readValue() throws -> Bool {
        switch try nextByte() {
        case UInt8(ascii: "\""): try readString(.string)
        case UInt8(ascii: "{"):
            try begin(.object)
            guard try nextByte() != UInt8(ascii: "}") else {
                place += 1
                close()
                return false
            }
            try readKey()
            return true
        case UInt8(ascii: "["):
            try begin(.array)
            guard try nextByte() != UInt8(ascii: "]") else {
                place += 1
                close()
                return false
            }
            return true
        case UInt8(ascii: "t"): try readWord("true", .yes)
        case UInt8(ascii: "f"): try readWord("false", .no)
        case UInt8(ascii: "n"): try readWord("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        default: throw JSONFault.unexpectedByte(at: place)
        }
        return false
    }

    /// Reads what follows a value in a container; true if the container ended, false if another value begins.
    private mutating func closeOrGoOn() throws -> Bool {
        let isObject = tape.tokens[Int(open)].kind == .object
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        tape.tokens[Int(open)].count += 1
        var byte = try nextByte()
        if byte == UInt8(ascii: ",") {
            place += 1
            byte = try nextByte()
            guard byte == closing else {
                if isObject { try readKey() }
                return false
            }
        }
        guard byte == closing else { throw JSONFault.unexpectedByte(at: place) }
        place += 1
        close()
        return true
    }

    // MARK: Containers

    private mutating func begin(_ kind: JSONToken.Kind) throws {
        guard depth < Self.depthLimit else { throw JSONFault.tooDeep }
        depth += 1
        place += 1
        let index = UInt32(truncatingIfNeeded: tape.count)
        tape.append(JSONToken(start: open, count: 0, next: Self.none, kind: kind, flags: [.plainKeys, .sorted]))
        open = index
    }

    private mutating func close() {
        let index = Int(open)
        depth -= 1
        open = tape.tokens[index].start
        tape.tokens[index].start = UInt32(truncatingIfNeeded: index + 1)
        tape.tokens[index].next = UInt32(truncatingIfNeeded: tape.count)
        // An object with plain keys in order is ready for searches.
        if tape.tokens[index].flags.isSuperset(of: [.plainKeys, .sorted]) { tape.tokens[index].flags.insert(.scanned) }
    }

    private mutating func readKey() throws {
        guard try nextByte() == UInt8(ascii: "\"") else { throw JSONFault.unexpectedByte(at: place) }
        let index = tape.count
        try readString(.key)
        guard try nextByte() == UInt8(ascii: ":") else { throw JSONFault.unexpectedByte(at: place) }
        place += 1
        let key = tape.tokens[index]
        let object = Int(open)
        tape.tokens[index].next = JSONToken.prefix(bytes + Int(key.start), Int(key.count))
        if !key.flags.isSuperset(of: .plain) { tape.tokens[object].flags.remove(.plainKeys) }
        let last = tape.tokens[object].next
        if last != Self.none, !precedes(tape.tokens[Int(last)], key) { tape.tokens[object].flags.remove(.sorted) }
        tape.tokens[object].next = UInt32(truncatingIfNeeded: index)
    }

    private func precedes(_ left: JSONToken, _ right: JSONToken) -> Bool {
        let order = memcmp(bytes + Int(left.start), bytes + Int(right.start), Int(min(left.count, right.count)))
        return order == 0 ? left.count < right.count : order < 0
    }

    // MARK: Scalars

    private mutating func readWord(_ word: StaticString, _ kind: JSONToken.Kind) throws {
        let length = word.utf8CodeUnitCount
        guard end - place >= length, memcmp(bytes + place, word.utf8Start, length) == 0 else { throw JSONFault.unexpectedByte(at: place) }
        append(kind, from: place, count: length)
        place += length
    }

    private mutating func readNumber() {
        let start = place
        place += 1
        while place < end, Self.isNumberByte(bytes[place]) { place += 1 }
        append(.number, from: start, count: place - start)
    }

    private mutating func readString(_ kind: JSONToken.Kind) throws {
        place += 1
        let start = place
        var nonASCII: UInt64 = 0
        while place < end {
            if place + 8 <= end {
                let word = UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
                let special = JSONBytes.special(word)
                if special == 0 {
                    nonASCII |= word
                    place += 8
                    continue
                }
                let length = special.trailingZeroBitCount / 8
                nonASCII |= word & ((1 << UInt64(length * 8)) - 1)
                place += length
            } else if !JSONBytes.isSpecial(bytes[place]) {
                nonASCII |= UInt64(bytes[place])
                place += 1
                continue
            }
            guard bytes[place] == UInt8(ascii: "\"") else { return try readEscapedString(kind, from: start) }
            append(kind, from: start, count: place - start, JSONBytes.hasNonASCII(nonASCII) ? .simple : .plain)
            place += 1
            return
        }
        throw JSONFault.unexpectedEnd
    }

    /// Reads the rest of a text that has escapes or control characters, which are checked when it is decoded.
    private mutating func readEscapedString(_ kind: JSONToken.Kind, from start: Int) throws {
        while place < end {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                append(kind, from: start, count: place - start)
                place += 1
                return
            case UInt8(ascii: "\\"):
                guard place + 1 < end else { throw JSONFault.unexpectedEnd }
                let isUnicode = bytes[place + 1] == UInt8(ascii: "u")
                place += 2
                guard isUnicode else { continue }
                guard place + 4 <= end else { throw JSONFault.unexpectedEnd }
                for index in place..<place + 4 where bytes[index] == UInt8(ascii: "\"") { throw JSONFault.badString(at: index) }
                place += 4
            default: place += 1
            }
        }
        throw JSONFault.unexpectedEnd
    }

    @inline(__always)
    private mutating func append(_ kind: JSONToken.Kind, from start: Int, count: Int, _ flags: JSONToken.Flags = []) {
        tape.append(
            JSONToken(
                start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: count), next: UInt32(truncatingIfNeeded: tape.count + 1),
                kind: kind, flags: flags))
    }

    // MARK: Bytes

    /// Skips white space and returns the byte after it, without passing it.
    @inline(__always)
    private mutating func nextByte() throws -> UInt8 {
        while place < end {
            let byte = bytes[place]
            guard Self.isSpace(byte) else { return byte }
            place += 1
        }
        throw JSONFault.unexpectedEnd
    }

    @inline(__always)
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    @inline(__always)
    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "e"), UInt8(ascii: "E"): true
        default: false
        }
    }
}
