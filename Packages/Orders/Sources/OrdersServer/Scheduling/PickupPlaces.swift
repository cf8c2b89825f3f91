import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// The places in the windows of pickups. Each order that waits for a scheduled pickup holds one, which it takes and gives back in the transaction that
/// changes the order.
///
/// Every slot has a counter, a row that is changed by whoever takes a place in it: the next one waits for that row, so that the last place is taken once
/// without a serializable transaction. A window that isn't a slot adds its share to the counters of the slots that it overlaps.
struct PickupPlaces: Sendable {
    /// The plans of slots, as they were at most a second ago.
    let plans: RecentValue<[SlotPlan]>
    let calendar: LocalCalendar
    /// The number of pickups that an area takes in two hours where its plan names none.
    let usualCapacity: Int
    private let slots = SlotRepository()
    private let orders = OrderRepository()

    init(plans: RecentValue<[SlotPlan]>, calendar: LocalCalendar, usualCapacity: Int) {
        self.plans = plans
        self.calendar = calendar
        self.usualCapacity = usualCapacity
    }

    /// Returns the plans of all areas.
    func book(in transaction: Transaction) throws -> SlotBook {
        SlotBook(plans: try plans.value(in: transaction, read: slots.plans), calendar: calendar, usualCapacity: usualCapacity)
    }

    /// Checks that a window has a place left, without taking it.
    ///
    /// - Throws: ``APIError`` of status 422 `window_full`.
    func check(_ window: TimeWindow, area: String, in transaction: Transaction) throws {
        let book = try book(in: transaction)
        let overlapped = book.slots(in: window, area: area)
        if let slot = overlapped.first(where: { $0.window == window }) {
            let loads = try slots.loads(from: window.start, to: window.end, area: area, in: transaction)
            if let load = loads.first(where: { $0.window == window }) { return try refuse(load.units >= slot.capacity * SlotRepository.unitsPerPickup) }
        }
        try checkOrders(window, area: area, book, overlapped, in: transaction)
    }

    /// Gives and takes the places that a change of an order asks for; nil for an order that isn't stored yet. Called before the change is stored.
    ///
    /// - Throws: ``APIError`` of status 422 `window_full`.
    func follow(from before: Order?, to after: Order, in transaction: Transaction) throws {
        let (held, wanted) = (before?.heldWindow, after.heldWindow)
        guard held != wanted else { return }
        if let held, let before { try giveBack(held, area: before.serviceArea, in: transaction) }
        if let wanted { try take(wanted, area: after.serviceArea, in: transaction) }
    }

    /// Returns the places that are left in an area's slots of some days, those on which nobody comes left out.
    func left(from first: LocalDay, days: Int, area: String?, after now: Date, in transaction: Transaction) throws -> [PickupSlot] {
        let book = try book(in: transaction)
        let offered = (0..<days).flatMap { book.slots(on: first.adding($0), area: area) }.filter { $0.window.start > now && $0.capacity > 0 }
        guard let start = offered.first?.window.start, let end = offered.map(\.window.end).max() else { return [] }
        let loads = try area.map { try slots.loads(from: start, to: end, area: $0, in: transaction) } ?? []
        let units = Dictionary(loads.map { ($0.window, $0.units) }, uniquingKeysWith: { first, _ in first })
        return offered.map { slot in
            // A share of a place is no place.
            let taken = max(0, units[slot.window] ?? 0)
            let left = slot.capacity - (taken + SlotRepository.unitsPerPickup - 1) / SlotRepository.unitsPerPickup
            return PickupSlot(day: slot.day, start: slot.window.start, end: slot.window.end, placesLeft: max(0, left))
        }
    }

    /// Returns the pickups in an area's slots of some days that aren't over, those included that take nobody, by plans and orders as they are stored.
    func loads(from first: LocalDay, days: Int, area: String?, after now: Date, in transaction: Transaction) throws -> [SlotLoad] {
        let book = SlotBook(plans: try slots.plans(in: transaction), calendar: calendar, usualCapacity: usualCapacity)
        let coming = (0..<days).flatMap { book.slots(on: first.adding($0), area: area) }.filter { $0.window.end > now }
        var windows: [TimeWindow] = []
        // A slot that was moved has a counter only after its first order.
        if let area, let start = coming.first?.window.start, let end = coming.map(\.window.end).max() {
            windows = try orders.scheduled(in: TimeWindow(start: start, end: end), area: area, in: transaction)
        }
        return coming.map { slot in
            let units = windows.reduce(0) { $0 + $1.units(in: slot.window) }
            return SlotLoad(
                day: slot.day, start: slot.rule.start, end: slot.rule.end, capacity: slot.capacity, weeklyCapacity: slot.weeklyCapacity,
                taken: (units + SlotRepository.unitsPerPickup - 1) / SlotRepository.unitsPerPickup)
        }
    }

    private func take(_ window: TimeWindow, area: String, in transaction: Transaction) throws {
        let book = try book(in: transaction)
        let overlapped = book.slots(in: window, area: area)
        let loads = try add(1, window, area: area, overlapped, in: transaction)
        guard let slot = overlapped.first(where: { $0.window == window }), let load = loads[window] else {
            return try checkOrders(window, area: area, book, overlapped, in: transaction)
        }
        try refuse(load - SlotRepository.unitsPerPickup >= slot.capacity * SlotRepository.unitsPerPickup)
    }

    private func giveBack(_ window: TimeWindow, area: String, in transaction: Transaction) throws {
        _ = try add(-1, window, area: area, book(in: transaction).slots(in: window, area: area), in: transaction)
    }

    /// Changes the counters of the slots that a window overlaps, and makes those that are missing.
    ///
    /// - Returns: the units of each afterwards.
    private func add(
        _ pickups: Int, _ window: TimeWindow, area: String, _ overlapped: [SlotBook.Slot], in transaction: Transaction
    ) throws -> [TimeWindow: Int] {
        let counted = overlapped.isEmpty ? Self.blocks(of: window) : overlapped.map(\.window)
        var loads = try slots.add(pickups, window, area: area, in: transaction)
        for slot in counted where !loads.contains(where: { $0.window == slot }) {
            try slots.prepare(slot, area: area, in: transaction)
            loads += try slots.add(pickups, window, area: area, slot: slot, in: transaction)
        }
        return Dictionary(loads.map { ($0.window, $0.units) }, uniquingKeysWith: { first, _ in first })
    }

    /// Checks a window that isn't a slot by the orders that overlap it. Whoever adds another one changes a counter that was changed before.
    private func checkOrders(_ window: TimeWindow, area: String, _ book: SlotBook, _ overlapped: [SlotBook.Slot], in transaction: Transaction) throws {
        let others = try orders.scheduled(in: window, area: area, in: transaction)
        try refuse(WindowLoad.isFull(window, others, capacity: book.capacity(of: window, overlapped, area: area)))
    }

    private func refuse(_ isFull: Bool) throws {
        guard isFull else { return }
        throw APIError.invalid(["window": Strings.windowFull], code: "window_full")
    }

    /// The two hours each, from midnight UTC, that count the pickups outside of all slots.
    private static func blocks(of window: TimeWindow) -> [TimeWindow] {
        let length = SlotBook.usualLength
        let first = (window.start.timeIntervalSince1970 / length).rounded(.down)
        return stride(from: first * length, to: window.end.timeIntervalSince1970, by: length).map {
            TimeWindow(start: Date(timeIntervalSince1970: $0), end: Date(timeIntervalSince1970: $0 + length))
        }
    }
}

extension Order {
    /// The window in which the order holds a place; nil for a pickup as soon as possible, and after one that failed or was canceled.
    var heldWindow: TimeWindow? { pickupMode == .scheduled && !Stage.withoutPlace.contains(stage) ? window : nil }
}

extension Stage {
    /// The stages of orders that hold no place in a window.
    static let withoutPlace: [Stage] = [.draft, .pickupFailed, .rejected, .canceled]
}
