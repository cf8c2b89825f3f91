import Core
public import Foundation

/// Numbers that people type with a fixed number of digits behind the point, as whole numbers of the last digit, such as amounts in cents.
public enum DecimalEntry {
    /// Writes a number, with the point or comma of the reader's language.
    public static func text(_ value: Int, digits: Int) -> String {
        let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
        let rest = String(value.magnitude % scale.magnitude)
        let padded = String(repeating: "0", count: digits - rest.count) + rest
        return "\(value < 0 ? "-" : "")\(Int(value.magnitude) / scale)\(Language.current.locale.decimalSeparator ?? ".")\(padded)"
    }

    /// Reads a number with a point or a comma; nil for anything else, and for too many digits.
    public static func value(_ text: String, digits: Int) -> Int? {
        let parts = text.trimmingCharacters(in: .whitespaces).split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return nil }
        let fraction = parts.count == 2 ? String(parts[1]) : ""
        guard !parts[0].isEmpty, parts[0].count <= 9, fraction.count <= digits else { return nil }
        return Int(parts[0] + fraction + String(repeating: "0", count: digits - fraction.count))
    }
}

/// Times that people type and read with the year, where orders are taken.
public enum DateEntry {
    /// Returns a time for reading.
    public static func text(_ date: Date) -> String {
        let style = Date.FormatStyle(locale: Language.current.locale, timeZone: DateFormat.serviceTimeZone).year().month(.abbreviated).day().hour().minute()
        return date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// Reads a time typed as in `2026-12-01 06:00`; nil for anything else, and for a time that a clock leaves out in spring.
    public static func typed(_ text: String) -> Date? {
        let parts = text.split { $0 == "-" || $0 == ":" || $0.isWhitespace }.map { Int($0) }
        guard parts.count == 5, !parts.contains(nil) else { return nil }
        let numbers = parts.compactMap(\.self)
        let typed = DateComponents(year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers[3], minute: numbers[4])
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = DateFormat.serviceTimeZone
        guard let date = calendar.date(from: typed) else { return nil }
        return calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date) == typed ? date : nil
    }
}
