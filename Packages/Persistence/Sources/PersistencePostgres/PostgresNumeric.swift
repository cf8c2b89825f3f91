import Persistence

/// Decodes `numeric`, the type of sums of integers: groups of four decimal digits.
enum PostgresNumeric {
    /// Returns an integer if the number has no decimals and fits, otherwise a real.
    static func value(_ bytes: UnsafeRawBufferPointer) -> SQLValue? {
        let words = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
        guard words.count >= 4 else { return nil }
        let (weight, sign, scale) = (Int(Int16(bitPattern: words[1])), words[2], words[3])
        guard sign == 0 || sign == 0x4000 else { return nil }
        let groups = words.dropFirst(4)
        let text = groups.enumerated().map { index, group in
            let digits = String(group)
            let padded = String(repeating: "0", count: 4 - digits.count) + digits
            return (index == weight + 1 ? "." : "") + padded
        }.joined()
        // Trailing zeros aren't sent, nor those between the decimal point and the first group.
        let whole: String
        if weight < 0 {
            whole = "0." + String(repeating: "0000", count: -weight - 1) + text.filter { $0 != "." }
        } else {
            whole = text + String(repeating: "0000", count: max(0, weight + 1 - groups.count))
        }
        let signed = (sign == 0x4000 ? "-" : "") + (whole.isEmpty ? "0" : whole)
        if scale == 0, let number = Int64(signed) { return .integer(number) }
        return Double(signed).map(SQLValue.real)
    }
}
