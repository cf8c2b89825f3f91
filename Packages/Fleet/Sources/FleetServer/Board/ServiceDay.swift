import Foundation

/// The day as the service counts it.
enum ServiceDay {
    private static let timeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt

    /// The midnight before a time, where the service is.
    static func start(of time: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.startOfDay(for: time)
    }
}
