import Foundation
import OrdersAPI

/// The plans of all areas, and what follows from them for a day.
struct SlotBook: Sendable {
    /// A slot of a day with its number of pickups.
    struct Slot: Sendable, Hashable {
        let day: LocalDay
        let window: TimeWindow
        let rule: SlotRule
        let capacity: Int
        /// The number of pickups on days without an exception.
        let weeklyCapacity: Int
    }

    /// The stored plans.
    let plans: [SlotPlan]
    let calendar: LocalCalendar
    /// The number of pickups that an area takes in two hours where its plan names none.
    let usualCapacity: Int

    /// Returns the plan of an area: its own, else the one for all.
    func plan(for area: String?) -> SlotPlan {
        plans.first { $0.area != nil && $0.area == area } ?? plans.first { $0.area == nil } ?? .initial
    }

    /// Returns the slots of a day, those included that take nobody, earliest first.
    func slots(on day: LocalDay, area: String?) -> [Slot] {
        let plan = plan(for: area)
        return plan.slots.filter { $0.weekdays.contains(day.weekday) }
            .compactMap { rule in
                calendar.window(on: day, from: rule.start, to: rule.end).map { window in
                    let weekly = capacity(of: rule)
                    return Slot(
                        day: day, window: window, rule: rule, capacity: plan.exception(on: day, rule.start)?.capacity ?? weekly, weeklyCapacity: weekly)
                }
            }
            .sorted { ($0.window.start, $0.window.end) < ($1.window.start, $1.window.end) }
    }

    /// Returns the slots that a window overlaps, earliest first.
    func slots(in window: TimeWindow, area: String) -> [Slot] {
        // A slot may end the day after it began only by being the last of its day.
        let days = calendar.day(of: window.start).number...max(calendar.day(of: window.start).number, calendar.day(of: window.end).number)
        return days.flatMap { slots(on: LocalDay(number: $0), area: area) }.filter { $0.window.start < window.end && $0.window.end > window.start }
    }

    /// Returns the number of pickups that fit into a window that isn't a slot: what the slots that it overlaps take in that time, and no less than the
    /// largest of them; outside of all slots the usual number, on a closed day none.
    func capacity(of window: TimeWindow, _ slots: [Slot], area: String) -> Double {
        let length = window.end.timeIntervalSince(window.start)
        guard let largest = slots.map(\.capacity).max() else {
            return isClosed(during: window, area: area) ? 0 : Double(usualCapacity) * max(1, length / Self.usualLength)
        }
        let shares = slots.reduce(0.0) { $0 + Double($1.capacity) * WindowLoad.share(of: $1.window, in: window) }
        return max(shares, Double(largest))
    }

    /// Returns whether a window touches a day on which nobody comes: one that an exception closes, and one without slots where other days have some.
    private func isClosed(during window: TimeWindow, area: String) -> Bool {
        let plan = plan(for: area)
        // A window that ends at midnight doesn't touch the next day.
        let last = max(window.start, window.end.addingTimeInterval(-0.001))
        return (calendar.day(of: window.start).number...calendar.day(of: last).number).map(LocalDay.init(number:)).contains { day in
            if plan.exceptions.first(where: { $0.day == day && $0.start == nil })?.capacity == 0 { return true }
            return !plan.slots.isEmpty && slots(on: day, area: area).allSatisfy { $0.capacity == 0 }
        }
    }

    private func capacity(of rule: SlotRule) -> Int {
        rule.capacity ?? max(1, usualCapacity * (rule.end.minutes - rule.start.minutes) * 60 / Int(Self.usualLength))
    }

    /// The length of the window to which the usual capacity applies: two hours.
    static let usualLength: TimeInterval = 2 * 3600
}

extension SlotPlan {
    /// Returns what holds for a slot of a day instead of its rule: said of the slot itself, else of the whole day.
    fileprivate func exception(on day: LocalDay, _ start: TimeOfDay) -> SlotException? {
        exceptions.first { $0.day == day && $0.start == start } ?? exceptions.first { $0.day == day && $0.start == nil }
    }
}
