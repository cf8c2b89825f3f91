import Foundation

/// The usual speed of a drive in a city by the hour of the week.
///
/// The figures are assumptions, as no source publishes them for the streets of Orange County: 45 km/h on free arterial streets with their lights at night,
/// 35 by day, and down to 25 in the evening peak, with weekends between. They are only good for a first estimate. Once ten legs of an area and hour have
/// finished, customers who wait for a driver to be found are told what these legs took; a driver's own drive is corrected by each position.
struct UsualSpeeds: Sendable {
    /// Kilometers per hour on Mondays to Fridays, by the hour of the day.
    static let weekdays: [Double] = [
        45, 45, 45, 45, 45, 42, 36, 29, 28, 33, 35, 35, 34, 34, 33, 30, 27, 25, 28, 34, 38, 40, 43, 45,
    ]
    /// Kilometers per hour on Saturdays and Sundays, by the hour of the day.
    static let weekends: [Double] = [
        45, 45, 45, 45, 45, 45, 43, 41, 39, 37, 35, 33, 32, 32, 32, 32, 33, 34, 35, 37, 39, 41, 43, 45,
    ]
    /// The speed of empty streets, in kilometers per hour.
    static let free = 45.0

    private let calendar: Calendar

    /// - Parameter timeZone: that of the streets.
    init(timeZone: TimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    func metersPerSecond(at time: Date) -> Double { kilometersPerHour(at: time) / 3.6 }

    /// Returns how many times as long a drive takes as on empty streets.
    func slowdown(at time: Date) -> Double { Self.free / kilometersPerHour(at: time) }

    private func kilometersPerHour(at time: Date) -> Double {
        let parts = calendar.dateComponents([.weekday, .hour], from: time)
        let isWeekend = parts.weekday == 1 || parts.weekday == 7
        return (isWeekend ? Self.weekends : Self.weekdays)[parts.hour ?? 12]
    }
}
