import Foundation

/// Makes random values, documents and damage from a seed.
struct RandomJSON {
    var numbers: SeededNumbers

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &numbers) }
    mutating func chance(_ oneIn: Int) -> Bool { number(1...oneIn) == 1 }
    mutating func pick<T>(_ list: [T]) -> T { list[number(0...list.count - 1)] }

    // MARK: Values

    mutating func text() -> String {
        let pieces = [
            "", "a", "é", "e\u{301}", "😀", "\u{0}", "\u{1F}", "\u{7F}", "\u{2028}", "\"", "\\", "/", "\n\r\t", "\u{8}\u{C}", "Wash and fold, folded neatly",
            "\u{FFFF}",
            "K", "\u{212A}", "日本語", "0123456789abcdef", "</script>", "2026-01-31T12:00:00.000Z", "12", "null",
        ]
        return (0..<number(0...3)).map { _ in pick(pieces) }.joined()
    }

    mutating func double() -> Double {
        switch number(0...7) {
        case 0: return Double(number(-1_000...1_000))
        case 1: return Double(number(-100_000...100_000)) / 1_000
        case 2:
            return pick([
                0, -0.0, 1e15, 1e16, 1e17, 9_007_199_254_740_991, 9_007_199_254_740_992, 1e-5, 0.1, .leastNonzeroMagnitude, 1.797e308, -1e22, 33.6506,
                -117.7436,
            ])
        default:
            let value = Double(bitPattern: numbers.next())
            return value.isFinite ? value : 0.5
        }
    }

    mutating func date() -> Date {
        switch number(0...5) {
        case 0: Date(timeIntervalSince1970: Double(number(-80_000_000_000...600_000_000_000)))
        case 1: Date(timeIntervalSince1970: Double(number(-11_676_100_000_000...(-11_676_090_000_000))) / 1_000)
        case 2: Date(timeIntervalSince1970: Double(number(253_402_300_790_000...253_402_300_810_000)) / 1_000)
        default: Date(timeIntervalSince1970: Double(number(-2_000_000_000_000_000...4_000_000_000_000_000)) / 1_000_000)
        }
    }

    mutating func fields() -> JSONFields {
        JSONFields(
            text: text(), optionalText: chance(2) ? text() : nil, flag: chance(2), optionalFlag: chance(2) ? chance(2) : nil, int: integer(),
            optionalInt: chance(2) ? integer() : nil, int8: Int8(number(-128...127)), int32: chance(2) ? Int32(number(-9_000...9_000)) : nil,
            uint: UInt(numbers.next()), uint64: numbers.next(), double: double(), optionalDouble: chance(2) ? double() : nil,
            float: Float(number(-1_000_000...1_000_000)) / 7, date: date(), optionalDate: chance(2) ? date() : nil,
            data: Data(text().utf8), url: pick(["https://example.com/a?b=c%20d#e", "/orders/7", "mailto:a@b.c"].compactMap(URL.init(string:))),
            decimal: Decimal(number(-100_000...100_000)) / 1_000, uuid: UUID(), color: pick(JSONFields.Color.allCases),
            shape: pick([nil, .point, .circle(radius: 2.5), .named("n", 3)]), inner: inner(2), inners: (0..<number(0...3)).map { _ in inner(1) },
            texts: (0..<number(0...3)).map { _ in text() }, ints: (0..<number(0...3)).map { _ in integer() },
            doubles: (0..<number(0...3)).map { _ in chance(2) ? double() : nil }, dates: (0..<number(0...2)).map { _ in date() },
            byName: Dictionary((0..<number(0...4)).map { _ in (text(), inner(0)) }) { $1 },
            byNumber: Dictionary((0..<number(0...4)).map { _ in (number(-20...20), text()) }) { $1 }, byColor: chance(2) ? [.red: 1, .green: 2] : [:],
            aVeryLongNameWithTheSameBeginning: chance(2) ? 1 : nil, aVeryLongNameWithTheSameEnding: 2)
    }

    private mutating func integer() -> Int {
        chance(2) ? number(-1_000...1_000) : pick([.max, .min, 0, -1, 9_007_199_254_740_993, 1_000_000_000_000_000_000, 999_999_999_999_999_999])
    }

    private mutating func inner(_ depth: Int) -> JSONFields.Inner {
        JSONFields.Inner(b: integer(), a: chance(2) ? text() : nil, deeper: depth > 0 && chance(2) ? (0..<number(0...2)).map { _ in inner(depth - 1) } : nil)
    }

    mutating func tree(_ depth: Int) -> JSONTree {
        switch number(0...(depth > 0 ? 9 : 5)) {
        case 0: return .null
        case 1: return .flag(chance(2))
        case 2: return .integer(integer())
        case 3: return .unsigned(numbers.next())
        case 4: return .number(double())
        case 5: return .text(text())
        case 6, 7: return .array((0..<number(0...(chance(20) ? 60 : 5))).map { _ in tree(depth - 1) })
        default:
            var seen: Set<String> = []
            return .object(
                (0..<number(0...(chance(20) ? 60 : 6))).compactMap { _ in
                    let key = chance(4) ? text() : pick(["a", "b", "id", "text", "longer than eight", "longer than nine", "\(number(0...99))"])
                    return seen.insert(key).inserted ? JSONTree.Member(key: key, value: tree(depth - 1)) : nil
                })
        }
    }

    // MARK: Documents

    /// A document that a decoder may accept, written in more ways than an encoder would.
    mutating func document(_ depth: Int) -> String {
        switch number(0...(depth > 0 ? 9 : 5)) {
        case 0: return space() + pick(["null", "true", "false", "nul", "True", "NaN", "Infinity", ""]) + space()
        case 1, 2: return space() + numberText() + space()
        case 3, 4: return space() + quoted() + space()
        case 5: return space() + pick(["[]", "{}", "[ ]", "{\n}", "[,]", "{,}", "[1,]", "{\"a\":1,}", "\"2026-01-31T12:00:00Z\""])
        case 6, 7: return space() + "[" + list(depth) + "]" + space()
        default: return space() + "{" + members(depth) + "}" + space()
        }
    }

    private mutating func list(_ depth: Int) -> String { (0..<number(0...5)).map { _ in document(depth - 1) }.joined(separator: ",") + (chance(30) ? "," : "") }

    private mutating func members(_ depth: Int) -> String {
        let members = (0..<number(0...(chance(20) ? 50 : 6))).map { _ in
            space()
                + (chance(3) ? quoted() : pick(["\"a\"", "\"b\"", "\"id\"", "\"inner\"", "\"\\u0061\"", "\"é\"", "\"e\u{301}\"", "\"k\(number(0...99))\""]))
                + space() + ":"
                + document(depth - 1)
        }
        return members.joined(separator: ",") + (chance(30) ? "," : "")
    }

    private mutating func space() -> String { chance(4) ? pick([" ", "\n", "\t", "\r\n", "  "]) : "" }

    mutating func numberText() -> String {
        if chance(2) {
            return pick([
                "0", "-0", "00", "01", "-01", "1.", ".5", "1e5", "1E+5", "1e-5", "1e", "1e+", "-", "--1", "1-2", "1.2.3", "1.5e3.2", "1e5e5", "0e0", "0.0",
                "-0.0", "1e400",
                "-1e400", "1e-400", "0e-400", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "18446744073709551615",
                "18446744073709551616",
                "9007199254740993", "9007199254740993.0", "9007199254740993.5", "1e18", "1e19", "100.0", "1.0000000000000001",
                "123456789012345678901234567890.5", "1e127",
                "1e128", "1e-128", "127", "128", "-128", "-129", "255", "256", "3.14159265358979", "0.1", "1.7976931348623157e308", "5e-324", "2e-324",
                "12345678901234567",
                "0.30000000000000004", "123456789.123456789", "+1", "1e05", "0x1F", "1_000",
            ])
        }
        let digits = String((0..<number(1...20)).map { _ in pick(Array("0123456789")) })
        return (chance(3) ? "-" : "") + digits + (chance(2) ? "." + String(number(0...99_999)) : "") + (chance(5) ? "e" + String(number(-330...330)) : "")
    }

    private mutating func quoted() -> String {
        let pieces = [
            "a", "é", "😀", "\\n", "\\/", "\\\"", "\\\\", "\\u0041", "\\u00e9", "\\ud83d\\ude00", "\\ud83d", "\\ude00", "\\ud83dx", "\\ud83d\\u0041", "\\u00",
            "\\uZZZZ", "\\x", "\\u0000",
            "\u{1}", "\n", "plain text of some length", "/", "\u{7F}", "K", "AQID", "=", "https://example.com", "2026-01-31", "T12:00:00Z", "\\b\\f\\r\\t",
            "\\uD83D\\uDE00", "日本",
        ]
        return "\"" + (0..<number(0...4)).map { _ in pick(pieces) }.joined() + "\""
    }

    /// Damages a document in up to three places.
    mutating func damage(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<number(1...3) where !bytes.isEmpty {
            let place = number(0...bytes.count - 1)
            switch number(0...4) {
            case 0: bytes[place] = UInt8(number(0...255))
            case 1: bytes.remove(at: place)
            case 2:
                bytes.insert(contentsOf: Array(pick(["\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", "null", "\\u", "é", " "]).utf8), at: place)
            case 3: bytes.insert(pick([0xFF, 0xC0, 0x80, 0xED, 0x00, 0x1F]), at: place)
            default: bytes.removeLast(bytes.count - place)
            }
        }
        return bytes
    }
}

struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}
