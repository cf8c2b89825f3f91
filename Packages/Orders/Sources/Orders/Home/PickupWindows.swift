import Foundation
import OrdersAPI
import Theme

/// The windows that customers can choose: two hours each, between 8 in the morning and 8 in the evening where orders are taken.
enum PickupWindows {
    /// The next six windows that begin an hour from now or later.
    static func next(after now: Date) -> [TimeWindow] {
        // Offsets from UTC are whole hours there, so windows of two hours begin at whole hours of both.
        let length = 2.0 * 3600
        var start = Date(timeIntervalSince1970: ((now.timeIntervalSince1970 + 3600) / length).rounded(.up) * length)
        var windows: [TimeWindow] = []
        while windows.count < 6 {
            if (8...18).contains(hour(of: start)) { windows.append(TimeWindow(start: start, end: start.addingTimeInterval(length))) }
            start.addTimeInterval(length)
        }
        return windows
    }

    /// The hour of the day where orders are taken.
    static func hour(of date: Date) -> Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = DateFormat.serviceTimeZone
        return calendar.component(.hour, from: date)
    }
}
