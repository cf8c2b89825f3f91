import Core
import Foundation
import NotificationsAPI
import Theme

/// The notifications of one day.
struct NotificationDay: Equatable {
    /// The day as people read it: today, yesterday, or its date.
    let name: String
    var items: [NotificationItem]

    /// Returns notifications by their day, in order.
    ///
    /// - Parameter now: the present; nil where it isn't known, as in previews.
    static func days(of items: [NotificationItem], at now: Date?) -> [NotificationDay] {
        var days: [NotificationDay] = []
        for item in items {
            let name = name(of: item.createdAt, at: now)
            if days.last?.name == name { days[days.count - 1].items.append(item) } else { days.append(NotificationDay(name: name, items: [item])) }
        }
        return days
    }

    private static func name(of date: Date, at now: Date?) -> String {
        let day = DateFormat.day(date)
        guard let now else { return day }
        if day == DateFormat.day(now) { return Strings.today }
        return day == DateFormat.day(now.addingTimeInterval(-24 * 3600)) ? Strings.yesterday : day
    }
}
