/// Reads phone numbers as people write them.
enum PhoneNumberFormat {
    /// Returns a number in international form, such as `+19495550100`; nil for what is none. Ten digits without a country are a number in North America.
    static func international(_ typed: String) -> String? {
        let isWritten = typed.unicodeScalars.allSatisfy { "+0123456789 -.()/\u{A0}".unicodeScalars.contains($0) }
        guard isWritten else { return nil }
        let digits = typed.filter(\.isASCII).filter(\.isNumber)
        let start = typed.first { !$0.isWhitespace && $0 != "(" }
        if start == "+" { return typed.filter { $0 == "+" }.count == 1 ? checked(digits) : nil }
        guard !typed.contains("+") else { return nil }
        if digits.hasPrefix("00") { return checked(String(digits.dropFirst(2))) }
        if digits.count == 10 { return checked("1" + digits) }
        return digits.count == 11 && digits.hasPrefix("1") ? checked(digits) : nil
    }

    /// E.164 allows 15 digits, none of which is zero at the start.
    private static func checked(_ digits: String) -> String? {
        (8...15).contains(digits.count) && !digits.hasPrefix("0") ? "+" + digits : nil
    }
}
