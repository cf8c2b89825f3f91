/// Validates names of tables, columns and plugins.
enum Identifier {
    /// The maximum length; PostgreSQL truncates longer names.
    static let maximumLength = 63

    static func isValid(_ name: String) -> Bool {
        guard let first = name.utf8.first, name.utf8.count <= maximumLength else { return false }
        return !isDigit(first) && name.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }

    static func problem(_ name: String) -> String {
        let shown = name.prefix(80).debugDescription
        return "\(shown) is not an identifier. To fix, use at most \(maximumLength) of a-z, 0-9 and _, without a digit in front."
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "_")
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
