import Foundation

/// Writes and reads times in the API's format, ISO 8601 (RFC 3339) in UTC with milliseconds: `2026-01-31T12:00:00.000Z`.
///
/// Foundation's `Date.ISO8601FormatStyle` takes a calendar through each time. This is done with a few divisions for the years 1600 to 9999; other
/// years, and texts in other forms that the style reads, are left to it.
enum WireTime {
    /// The length of a time in the years that are written here.
    static let length = 24

    /// Returns a time in the API's format, rounded to the millisecond.
    static func text(_ date: Date) -> String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { buffer in
            guard let start = buffer.baseAddress, write(date, to: start) else { return foundationText(date) }
            return String(decoding: buffer, as: UTF8.self)
        }
    }

    /// Parses a time with or without fractional seconds; nil if the text isn't one.
    static func date(_ text: String) -> Date? {
        var text = text
        return text.withUTF8(date)
    }

    /// Writes a time of 24 bytes; false if its year isn't one of those written here.
    static func write(_ date: Date, to bytes: UnsafeMutablePointer<UInt8>) -> Bool {
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
        guard milliseconds >= firstMillisecond, milliseconds <= lastMillisecond else { return false }
        let time = Int(milliseconds) - Int(firstMillisecond)
        let (days, rest) = time.quotientAndRemainder(dividingBy: 86_400_000)
        let (year, month, day) = civilDate(daysSince1600: days)
        write(year / 100, at: 0, to: bytes)
        write(year % 100, at: 2, to: bytes)
        bytes[4] = UInt8(ascii: "-")
        write(month, at: 5, to: bytes)
        bytes[7] = UInt8(ascii: "-")
        write(day, at: 8, to: bytes)
        bytes[10] = UInt8(ascii: "T")
        write(rest / 3_600_000, at: 11, to: bytes)
        bytes[13] = UInt8(ascii: ":")
        write(rest / 60_000 % 60, at: 14, to: bytes)
        bytes[16] = UInt8(ascii: ":")
        write(rest / 1_000 % 60, at: 17, to: bytes)
        bytes[19] = UInt8(ascii: ".")
        bytes[20] = UInt8(ascii: "0") + UInt8(rest / 100 % 10)
        write(rest % 100, at: 21, to: bytes)
        bytes[23] = UInt8(ascii: "Z")
        return true
    }

    /// Parses the bytes of a time.
    static func date(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        quickDate(bytes) ?? foundationDate(String(decoding: bytes, as: UTF8.self))
    }

    /// Parses `2026-01-31T12:00:00Z` and `2026-01-31T12:00:00.000Z`; nil for all other texts.
    private static func quickDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Date? {
        guard bytes.count == 20 || bytes.count == length, bytes[bytes.count - 1] == UInt8(ascii: "Z"), bytes[4] == UInt8(ascii: "-"),
            bytes[7] == UInt8(ascii: "-"), bytes[10] == UInt8(ascii: "T"), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let century = number(bytes, 0), let yearOfCentury = number(bytes, 2), let month = number(bytes, 5), let day = number(bytes, 8),
            let hour = number(bytes, 11), let minute = number(bytes, 14), let second = number(bytes, 17)
        else { return nil }
        let year = century * 100 + yearOfCentury
        guard year >= 1_600, (1...12).contains(month), day >= 1, day <= dayCount(month, year), hour < 24, minute < 60, second < 60 else { return nil }
        let start = Double(secondsSince2001(year, month, day))
        let wholeSeconds = Double(hour * 3_600 + minute * 60 + second)
        guard bytes.count == length else { return Date(timeIntervalSinceReferenceDate: start + wholeSeconds) }
        guard bytes[19] == UInt8(ascii: "."), let tenths = digit(bytes, 20), let rest = number(bytes, 21) else { return nil }
        // Added in this order, the last bit is Foundation's.
        return Date(timeIntervalSinceReferenceDate: start + (wholeSeconds + Double(tenths * 100 + rest) / 1_000))
    }

    // MARK: The calendar

    private static let firstMillisecond = -11_676_096_000_000.0
    private static let lastMillisecond = 253_402_300_799_999.0

    /// The date of a day, by the rule that leap years return every 400 years. Years begin in March here, so that the leap day is their last.
    private static func civilDate(daysSince1600 days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 146_097 - 60
        let cycle = shifted / 146_097
        let dayOfCycle = shifted % 146_097
        let yearOfCycle = (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
        let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (1_200 + cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0), month, day)
    }

    private static func secondsSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let yearFromMarch = month <= 2 ? year - 1 : year
        let cycle = yearFromMarch / 400
        let yearOfCycle = yearFromMarch % 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let days = cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
        return (days - 730_791) * 86_400
    }

    private static func dayCount(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    // MARK: Digits

    private static func write(_ number: Int, at offset: Int, to bytes: UnsafeMutablePointer<UInt8>) {
        bytes[offset] = UInt8(ascii: "0") + UInt8(number / 10)
        bytes[offset + 1] = UInt8(ascii: "0") + UInt8(number % 10)
    }

    private static func digit(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        let digit = Int(bytes[offset]) - 48
        return (0...9).contains(digit) ? digit : nil
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int? {
        guard let tens = digit(bytes, offset), let ones = digit(bytes, offset + 1) else { return nil }
        return tens * 10 + ones
    }

    // MARK: Foundation's format

    /// The text of any time, as Foundation writes it.
    static func foundationText(_ date: Date) -> String {
        // The format truncates to milliseconds, and a Double is often just below one: without rounding, times would drift with each round trip.
        let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded() + 0.25
        return Date(timeIntervalSince1970: milliseconds / 1_000).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// The time of any text that Foundation reads.
    static func foundationDate(_ text: String) -> Date? {
        (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
            ?? (try? Date(text, strategy: Date.ISO8601FormatStyle()))
    }
}
