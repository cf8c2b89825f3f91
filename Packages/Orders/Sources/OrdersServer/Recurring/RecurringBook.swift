import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Finds the next date of a recurring order, stores its changes, and publishes them. It places no orders.
struct RecurringBook: Sendable {
    static let leadTime = Setting.hours(
        "RECURRING_ORDERS_LEAD", 2...168, default: 48, "Time before a pickup at which the order of a recurring one is placed.")

    let calendar: LocalCalendar
    /// The time before a pickup at which its order is placed.
    let lead: TimeInterval
    let events: EventLog
    private let repository = RecurringRepository()

    /// The channel on which changes by customers are announced, so that an order that is due already isn't waited for.
    static let channel = "orders_recurring"
    /// The time before a pickup until which its order may be placed: an hour.
    static let cutoff: TimeInterval = 3600
    /// The number of dates that are shown.
    private static let shownDates = 4

    init(calendar: LocalCalendar, lead: TimeInterval, events: EventLog) {
        self.calendar = calendar
        self.lead = lead
        self.events = events
    }

    func schedule(of record: RecurringRecord) -> RecurrenceSchedule {
        RecurrenceSchedule(anchor: record.anchor, everyWeeks: record.everyWeeks, start: record.start, end: record.end, calendar: calendar)
    }

    /// Stores a recurring order with its next date, after whatever changed.
    ///
    /// - Returns: nil if somebody changed it since it was read.
    func store(_ record: RecurringRecord, at now: Date, in transaction: Transaction) throws -> RecurringRecord? {
        var changed = record
        try plan(&changed, at: now, in: transaction)
        guard try repository.update(changed, in: transaction) else { return nil }
        changed.version += 1
        return changed
    }

    /// Sets the next date that is neither placed, skipped nor missed, and when it is due.
    func plan(_ record: inout RecurringRecord, at now: Date, in transaction: Transaction) throws {
        (record.nextDay, record.dueAt) = (nil, nil)
        guard record.status == .active else { return }
        let today = calendar.day(of: now)
        let stored = try repository.dates(of: [record.id], from: today, in: transaction)[record.id] ?? []
        let settled = stored.filter { $0.status != .waiting }
        // A date that wasn't tried and for which it is too late is nobody's.
        let last = now.addingTimeInterval(Self.cutoff)
        let open = schedule(of: record).dates(from: today, count: settled.count + 2).first { date in
            let isWaiting = stored.contains { $0.day == date.day && $0.status == .waiting }
            return date.window.start > (isWaiting ? now : last) && !settled.contains { $0.day == date.day }
        }
        guard let open else { return }
        record.nextDay = open.day
        let retry = stored.first { $0.day == open.day }?.retryAt
        record.dueAt = retry ?? open.window.start.addingTimeInterval(-lead)
    }

    /// Returns recurring orders as their customer sees them.
    func shown(_ records: [RecurringRecord], at now: Date, in transaction: Transaction) throws -> [RecurringOrder] {
        let today = calendar.day(of: now)
        let stored = try repository.dates(of: records.map(\.id), from: today.adding(-7), in: transaction)
        return records.map { record in
            var order = RecurringOrder(
                id: record.id, status: record.status, everyWeeks: record.everyWeeks, weekday: record.weekday, start: record.start, end: record.end,
                timeZone: calendar.timeZone.identifier, bags: record.bags, address: record.address, addressID: record.addressID,
                preferences: record.preferences, addOns: record.addOns.isEmpty ? nil : record.addOns.worded, notes: record.notes,
                paymentMethodID: record.paymentMethodID, version: record.version,
                createdAt: record.createdAt)
            order.dates = dates(of: record, stored[record.id] ?? [], at: now)
            return order
        }
    }

    private func dates(of record: RecurringRecord, _ stored: [RecurringDateRecord], at now: Date) -> [RecurringDate] {
        let today = calendar.day(of: now)
        let known = stored.filter { $0.window.end > now || $0.status == .missed }.map { date in
            RecurringDate(
                day: date.day, window: date.window, status: date.status, orderID: date.orderID, problem: date.shownProblem,
                droppedAddOns: date.droppedAddOns.isEmpty ? nil : date.droppedAddOns.worded.map(\.name))
        }
        guard record.status == .active else { return known.filter { $0.status != .skipped } }
        let planned = schedule(of: record).dates(from: today, count: known.count + Self.shownDates)
            .filter { date in date.window.start > now.addingTimeInterval(Self.cutoff) && !known.contains { $0.day == date.day } }
            .prefix(Self.shownDates)
            .map { RecurringDate(day: $0.day, window: $0.window, status: .planned) }
        return Array((known + planned).sorted { $0.day < $1.day }.prefix(known.count + Self.shownDates))
    }

    /// Publishes a change by the customer.
    func publishChange(of record: RecurringRecord, in transaction: Transaction) throws {
        try transaction.announce(Self.channel)
        let payload = RecurringOrderChanged(recurring: record.id, customer: record.customerID, status: record.status)
        try events.append(
            OrdersEvents.recurringChanged, payload, aggregate: OrdersEvents.recurring, id: record.id, topics: [OrdersTopics.recurring(record.customerID)],
            in: transaction)
    }

    /// Publishes what became of a date.
    func publish(_ date: RecurringDateRecord, of record: RecurringRecord, in transaction: Transaction) throws {
        let payload = RecurringOrderDated(
            recurring: record.id, customer: record.customerID, day: date.day, status: date.status, order: date.orderID, problem: date.problem)
        try events.append(
            OrdersEvents.recurringDated, payload, aggregate: OrdersEvents.recurring, id: record.id, topics: [OrdersTopics.recurring(record.customerID)],
            in: transaction)
    }
}

extension RecurringDateRecord {
    /// The time until which its order may be placed.
    var lastTime: Date { window.start.addingTimeInterval(-RecurringBook.cutoff) }

    /// The reason why its order couldn't be placed, in the language of the work under way.
    fileprivate var shownProblem: RecurringProblem? {
        problem.map { code in
            status == .missed
                ? RecurringProblem(code: code, message: Strings.recurringMissed(code))
                : RecurringProblem(code: code, message: Strings.recurringProblem(code), retryAt: retryAt, until: lastTime)
        }
    }
}

extension [OrderAddOn] {
    /// The extras with their names in the language of the work under way.
    var worded: [OrderAddOn] { map { OrderAddOn(code: $0.code, name: LocalizedName.text(stored: $0.name)) } }
}
