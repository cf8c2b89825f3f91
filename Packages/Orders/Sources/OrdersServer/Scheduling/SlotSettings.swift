import Core
import Foundation
import OrdersAPI

/// The settings of scheduled pickups.
enum SlotSettings {
    static let timeZone = Setting.text(
        "ORDERS_TIME_ZONE", default: "America/Los_Angeles", "Time zone of the service areas, in which the windows for pickups are offered.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [timeZone]

    /// Returns the calendar of the time zone that is set.
    static func calendar(_ resolver: Resolver) throws -> LocalCalendar {
        let identifier = try resolver.resolve(SettingValues.self)[timeZone]
        guard let zone = TimeZone(identifier: identifier) else {
            throw SettingError("\(timeZone.key) is '\(identifier)', which is no time zone. To fix, give one such as America/Los_Angeles.")
        }
        return LocalCalendar(timeZone: zone)
    }
}
