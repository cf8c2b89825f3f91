import Foundation
import Theme

/// The clock on the wall where orders are taken.
enum ServiceClock {
    /// Returns the hour of the day.
    static func hour(of date: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = DateFormat.serviceTimeZone
        return calendar.component(.hour, from: date)
    }
}
