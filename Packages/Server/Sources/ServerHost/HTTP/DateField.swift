import Core
import Foundation
import Synchronization

/// The value of the `Date` header, formatted once a second.
final class DateField: Sendable {
    private struct Cached {
        var second = 0
        var text = ""
    }

    private let clock: any Clock
    private let cached = Mutex(Cached())

    init(clock: any Clock) {
        self.clock = clock
    }

    var value: String {
        let now = clock.now
        let second = Int(now.timeIntervalSince1970)
        return cached.withLock { cached in
            if cached.second != second || cached.text.isEmpty { cached = Cached(second: second, text: Self.format(now)) }
            return cached.text
        }
    }

    static func format(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
        let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        func two(_ number: Int?) -> String { String((number ?? 0) + 100).suffix(2).description }
        let day = "\(weekdays[(parts.weekday ?? 1) - 1]), \(two(parts.day)) \(months[(parts.month ?? 1) - 1]) \(parts.year ?? 0)"
        return "\(day) \(two(parts.hour)):\(two(parts.minute)):\(two(parts.second)) GMT"
    }
}
