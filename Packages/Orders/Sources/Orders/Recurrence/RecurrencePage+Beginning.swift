import Core
import Foundation
import OrdersAPI
import Theme

extension RecurrencePage {
    private init(_ defaults: OrderDefaults, _ offered: PickupSlots, _ change: (inout RecurrenceEntries, [Weekday: [RecurrenceTime]]) -> Void) {
        let times = offered.times
        var entries = RecurrenceEntries()
        if let id = defaults.address(defaults.defaultAddressID)?.id { entries.place = .saved(id) }
        if let first = offered.slots.first { entries.weekday = first.day.weekday }
        entries.time = times[entries.weekday]?.first
        change(&entries, times)
        self.init(defaults: defaults, times: times, entries: entries)
    }

    /// Makes what an empty form begins with: the first window that is offered, at the usual address.
    init(defaults: OrderDefaults, _ offered: PickupSlots) { self.init(defaults, offered) { _, _ in } }

    /// Makes what a form begins with that repeats an order: its bags, wash and address, its window a week later.
    init(defaults: OrderDefaults, _ offered: PickupSlots, like order: Order) {
        self.init(defaults, offered) { entries, times in
            (entries.bags, entries.preferences, entries.notes) = (order.bags, order.preferences, order.notes)
            entries.place = .init(order.address, defaults)
            entries.addOns = order.addOns.map { Set($0.map(\.code)) }
            guard let window = order.window else { return }
            let (day, time) = offered.wallClock(window)
            guard times[day.weekday]?.contains(time) == true else { return }
            (entries.weekday, entries.time, entries.from) = (day.weekday, time, day.adding(1))
        }
    }

    /// Makes what a form begins with that changes a recurring order.
    init(defaults: OrderDefaults, _ offered: PickupSlots, changing order: RecurringOrder) {
        self.init(defaults, offered) { entries, _ in
            (entries.bags, entries.everyWeeks, entries.weekday) = (order.bags, order.everyWeeks, order.weekday)
            entries.time = RecurrenceTime(start: order.start, end: order.end)
            (entries.preferences, entries.notes) = (order.preferences, order.notes)
            entries.addOns = order.addOns.map { Set($0.map(\.code)) }
            if let place = order.place(defaults) { entries.place = place }
        }
        version = order.version
    }
}

extension PickupSlots {
    /// The windows of each day of the week, by the clock on the wall.
    var times: [Weekday: [RecurrenceTime]] {
        var times: [Weekday: Set<RecurrenceTime>] = [:]
        for slot in slots {
            let (day, time) = wallClock(slot.window)
            times[day.weekday, default: []].insert(time)
        }
        return times.mapValues { $0.sorted { $0.start < $1.start } }
    }

    /// Returns the day and the times that the clock on the wall shows.
    fileprivate func wallClock(_ window: TimeWindow) -> (LocalDay, RecurrenceTime) {
        let zone = TimeZone(identifier: timeZone) ?? DateFormat.serviceTimeZone
        func seconds(_ date: Date) -> Int { Int(date.timeIntervalSince1970) + zone.secondsFromGMT(for: date) }
        let (start, end) = (seconds(window.start), seconds(window.end))
        let day = start / 86_400
        let time = RecurrenceTime(start: TimeOfDay(minutes: (start - day * 86_400) / 60), end: TimeOfDay(minutes: (end - day * 86_400) / 60))
        return (LocalDay(number: day), time)
    }
}

extension RecurrenceEntries.Place {
    /// Makes the place of an address: the saved one where it is saved.
    fileprivate init(_ address: Address, _ defaults: OrderDefaults) {
        let saved = defaults.addresses.first { $0.id != nil && ($0.id == address.id || ($0.line1, $0.postalCode) == (address.line1, address.postalCode)) }
        self = saved?.id.map { .saved($0) } ?? .other(address)
    }

    /// Returns where it is; nil for a saved address that isn't there any more.
    func coordinate(_ defaults: OrderDefaults) -> Coordinate? { (address ?? defaults.address(savedID))?.coordinate }

    fileprivate var address: Address? { if case .other(let address) = self { address } else { nil } }
    fileprivate var savedID: Int? { if case .saved(let id) = self { id } else { nil } }
}

extension RecurringOrder {
    /// Returns where its orders are picked up.
    func place(_ defaults: OrderDefaults) -> RecurrenceEntries.Place? { addressID.map { .saved($0) } ?? address.map { .init($0, defaults) } }
}

extension RecurrenceEntries {
    /// Keeps the window where it is among those that are offered; otherwise takes the first.
    mutating func keepTime(among times: [RecurrenceTime]) {
        if let time, times.contains(time) { return }
        time = times.first
    }

    /// Returns the request that creates a recurring order.
    func new(_ time: RecurrenceTime, _ place: Place, _ addOns: [String]) -> NewRecurringOrder {
        NewRecurringOrder(
            bags: bags, weekday: weekday, start: time.start, end: time.end, everyWeeks: everyWeeks, from: from, address: place.address,
            addressID: place.savedID, preferences: preferences, addOns: addOns.isEmpty ? nil : addOns, notes: notes)
    }

    /// Returns the request that changes one.
    func change(of id: Int, _ version: Int?, _ time: RecurrenceTime, _ place: Place, _ addOns: [String]) -> RecurringOrderChange {
        var change = RecurringOrderChange(id: id, version: version)
        (change.bags, change.weekday, change.everyWeeks) = (bags, weekday, everyWeeks)
        (change.start, change.end) = (time.start, time.end)
        (change.address, change.addressID) = (place.address, place.savedID)
        change.addOns = addOns
        return change
    }
}
