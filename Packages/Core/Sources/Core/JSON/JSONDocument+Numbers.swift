import Foundation

// Numbers, which are checked and converted when they are asked for.
extension JSONDocument {
    /// Returns an integer, which may be written as `34.0` or `1e3` if it is whole.
    ///
    /// - Throws: ``JSONFault`` if it isn't a number in JSON, or doesn't fit.
    func integer<T: FixedWidthInteger>(_ token: JSONToken, as type: T.Type) throws -> T {
        if let value = JSONNumber.digits(bytes(token)), let fitting = T(exactly: value) { return fitting }
        return try unusualInteger(token)
    }

    private func unusualInteger<T: FixedWidthInteger>(_ token: JSONToken) throws -> T {
        let text = try number(token)
        if let value = T(text) { return value }
        guard let float = Double(text), let value = T(exactly: float) else { throw JSONFault.notRepresentable(text) }
        // From 2 to the 53rd, a Double may be another integer than the text.
        if float.magnitude < 0x1p53 { return value }
        guard let decimal = Decimal(string: text), let exact = JSONNumber.integer(decimal, as: T.self) else { throw JSONFault.notRepresentable(text) }
        return exact
    }

    /// Returns the Double that is nearest to the number.
    ///
    /// - Throws: ``JSONFault`` if it isn't a number in JSON, too large, or too small but not zero.
    func double(_ token: JSONToken) throws -> Double {
        if let value = JSONNumber.double(bytes(token)) { return value }
        return try float(token)
    }

    func float<T: BinaryFloatingPoint & LosslessStringConvertible>(_ token: JSONToken) throws -> T {
        let text = try number(token)
        guard let value = T(text), value.isFinite, value != 0 || JSONNumber.isZero(text) else { throw JSONFault.notRepresentable(text) }
        return value
    }

    func decimal(_ token: JSONToken) throws -> Decimal {
        let text = try number(token)
        guard let value = Decimal(string: text) else { throw JSONFault.notRepresentable(text) }
        return value
    }

    /// The text of a number that is one in JSON.
    private func number(_ token: JSONToken) throws -> String {
        let text = String(decoding: bytes(token), as: UTF8.self)
        guard JSONNumber.isValid(bytes(token)) else { throw JSONFault.badNumber(text) }
        return text
    }
}

/// Reads the texts of numbers.
enum JSONNumber {
    /// The integer of up to 18 digits, with or without a minus; nil for all other texts.
    @inline(__always)
    static func digits(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard !bytes.isEmpty else { return nil }
        let isNegative = bytes[0] == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        guard bytes.count > first, bytes.count <= first + 18, bytes[first] != UInt8(ascii: "0") || bytes.count == first + 1 else { return nil }
        var value = 0
        for byte in bytes[first...] {
            let digit = byte &- 48
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
        }
        return isNegative ? -value : value
    }

    /// The Double of a text of up to 15 digits without an exponent, which is exact: both the digits and the power of ten are, and so is their quotient's
    /// rounding. Nil for all other texts.
    static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard let last = bytes.last, last &- 48 < 10 else { return nil }
        let isNegative = bytes[0] == UInt8(ascii: "-")
        let first = isNegative ? 1 : 0
        guard bytes.count > first, bytes.count <= first + 16, bytes[first] &- 48 < 10 else { return nil }
        if bytes[first] == UInt8(ascii: "0"), bytes.count > first + 1, bytes[first + 1] != UInt8(ascii: ".") { return nil }
        var value = 0
        var digits = 0
        var point: Int?
        for (index, byte) in bytes.enumerated().dropFirst(first) {
            let digit = byte &- 48
            if digit < 10 {
                value = value &* 10 &+ Int(digit)
                digits += 1
            } else if byte == UInt8(ascii: "."), point == nil {
                point = index
            } else {
                return nil
            }
        }
        guard digits <= 15 else { return nil }
        let float = Double(value) / powersOfTen[point.map { bytes.count - $0 - 1 } ?? 0]
        return isNegative ? -float : float
    }

    private static let powersOfTen: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

    /// Returns whether a text is a number in JSON.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        let whole = skipDigits(&rest)
        guard let first = whole.first, whole.count == 1 || first != UInt8(ascii: "0") else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            guard !skipDigits(&rest).isEmpty else { return false }
        }
        if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
            guard !skipDigits(&rest).isEmpty else { return false }
        }
        return rest.isEmpty
    }

    private static func skipDigits(_ rest: inout UnsafeBufferPointer<UInt8>.SubSequence) -> UnsafeBufferPointer<UInt8>.SubSequence {
        let digits = rest.prefix { $0 &- 48 < 10 }
        rest = rest[digits.endIndex...]
        return digits
    }

    /// Returns whether all digits before the exponent are zero.
    static func isZero(_ text: String) -> Bool { !text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.contains { (49...57).contains($0) } }

    /// The integer of a decimal, without its fraction; nil if it doesn't fit.
    static func integer<T: FixedWidthInteger>(_ decimal: Decimal, as type: T.Type) -> T? {
        guard var digits = UInt64(decimal.significand.magnitude.description) else { return nil }
        for _ in 0..<abs(decimal.exponent) {
            let (result, overflow) = decimal.exponent < 0 ? digits.dividedReportingOverflow(by: 10) : digits.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            digits = result
        }
        guard let value = T(exactly: digits) else { return nil }
        return decimal.isSignMinus ? T.isSigned ? 0 - value : nil : value
    }
}
