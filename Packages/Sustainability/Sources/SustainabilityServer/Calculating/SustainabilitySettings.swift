public import Core
public import Foundation

/// The settings of the calculation of savings.
public struct SustainabilitySettings: Sendable {
    /// The plant's coordinate.
    public var plant: Coordinate
    /// The time zone that months are counted in.
    public var timeZone: TimeZone

    /// Creates settings.
    public init(plant: Coordinate, timeZone: TimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt) {
        self.plant = plant
        self.timeZone = timeZone
    }

    /// Returns the day of a time, such as `2026-01-31`.
    func day(of date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        return "\(parts.year ?? 1970)-\(Self.padded(parts.month ?? 1))-\(Self.padded(parts.day ?? 1))"
    }

    /// Returns the month of a time, such as `2026-01`.
    func month(of date: Date) -> String { String(day(of: date).prefix(7)) }

    /// Returns the start of a day that comes some days after another; nil for a text that is no day.
    func start(of day: String, adding days: Int = 0) -> Date? {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2] + days))
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
