import Core
import Foundation
import OrdersAPI
import Theme

/// The free windows for another visit, and the day whose windows are shown.
struct VisitWindows: Sendable, Equatable {
    /// The windows that are offered, full ones included.
    var offered: ViewState<PickupSlots> = .idle
    /// The chosen day; nil for the first one with a free window.
    var day: LocalDay?

    /// The time zone of the order's area; that of the service until it is known.
    var zone: TimeZone { offered.value.flatMap { TimeZone(identifier: $0.timeZone) } ?? DateFormat.serviceTimeZone }

    /// The windows in which another visit fits, earliest first.
    var free: [PickupSlot] { (offered.value?.slots ?? []).filter { !$0.isFull } }

    /// The days with a free window.
    var days: [LocalDay] {
        free.reduce(into: []) { days, slot in
            if days.last != slot.day { days.append(slot.day) }
        }
    }

    /// The day whose windows are shown; nil where none is free.
    var shownDay: LocalDay? {
        let days = days
        return day.flatMap { days.contains($0) ? $0 : nil } ?? days.first
    }

    /// The windows of that day.
    var shown: [PickupSlot] { free.filter { $0.day == shownDay } }
}
