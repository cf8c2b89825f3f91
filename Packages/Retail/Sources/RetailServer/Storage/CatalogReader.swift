import Foundation
import Persistence

/// The person for whom the catalog is read, and the time at which.
struct CatalogReader: Sendable {
    /// The person's id; nil for nobody, who has neither favorites nor member prices.
    let person: Int?
    /// The time.
    let now: Date
    /// The day in the service's time zone, such as `2026-11-27`.
    let today: String
    /// The service's time zone.
    let timeZone: TimeZone

    init(person: Int?, now: Date, timeZone: TimeZone) {
        self.person = person
        self.now = now
        self.timeZone = timeZone
        today = Self.day(of: now, in: timeZone)
    }

    /// Returns the day of a time, such as `2026-11-27`.
    static func day(of time: Date, in timeZone: TimeZone) -> String {
        time.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
    }
}
