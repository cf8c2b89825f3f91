public import Core

/// A time by the clock on the wall, such as `08:00`, without a day or a time zone. `24:00` is the end of a day.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// The minutes since midnight, 0 to 1,440.
    public let minutes: Int

    /// Creates a time; minutes beyond the day are cut off.
    public init(minutes: Int) { self.minutes = min(max(minutes, 0), 24 * 60) }

    /// Creates a time at a whole hour.
    public init(hour: Int) { self.init(minutes: hour * 60) }

    /// Reads `08:00`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard text.utf8.count == 5, parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), (0...24).contains(hour),
            (0...59).contains(minute), hour < 24 || minute == 0
        else { return nil }
        self.init(minutes: hour * 60 + minute)
        guard self.text == text else { return nil }
    }

    /// The time as ISO 8601 writes it.
    public var text: String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// Returns whether a time comes before another.
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool { first.minutes < second.minutes }
}

extension TimeOfDay: Codable {
    /// Reads the time from its text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = TimeOfDay(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "A time is written as 08:00.")
        }
        self = time
    }

    /// Writes the time as text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}

extension TimeOfDay: Sampled {
    /// A time, for tests and documentation.
    public static let sample = TimeOfDay(hour: 8)
}
