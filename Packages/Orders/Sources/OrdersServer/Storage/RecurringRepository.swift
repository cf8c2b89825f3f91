import Core
import Foundation
import OrdersAPI
import Persistence

/// A recurring order as it is stored.
struct RecurringRecord: Sendable, Hashable {
    let id: Int
    let customerID: Int
    var status: RecurringOrder.Status
    var everyWeeks: Int
    var weekday: Weekday
    var start: TimeOfDay
    var end: TimeOfDay
    /// The date from which weeks are counted.
    var anchor: LocalDay
    var bags: Int
    var address: Address?
    var addressID: Int?
    var preferences: LaundryPreferences?
    /// The extras with their names in all languages.
    var addOns: [OrderAddOn]
    var notes: String?
    var paymentMethodID: Int?
    /// The next date whose order isn't placed, skipped or missed.
    var nextDay: LocalDay?
    /// The time at which that date is looked at; nil while there is nothing to do.
    var dueAt: Date?
    var version: Int
    let createdAt: Date
}

/// A date of a recurring order as it is stored. Dates to come of which nothing is known yet have no row.
struct RecurringDateRecord: Sendable, Hashable {
    let day: LocalDay
    /// The window as it was when the state was stored, which stays where the recurring order is changed.
    let window: TimeWindow
    var status: RecurringDate.Status
    var orderID: Int?
    /// The code of the last error.
    var problem: String?
    var retryAt: Date?
    /// The extras that the order was placed without.
    var droppedAddOns: [OrderAddOn] = []
}

/// The SQL of recurring orders and their dates.
struct RecurringRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> RecurringRecord? {
        try transaction.first("SELECT * FROM orders_recurring WHERE id = \(id)").map(RecurringRecord.init(row:))
    }

    /// Returns the recurring orders of a customer that haven't ended, newest first.
    func all(of customer: Int, in transaction: Transaction) throws -> [RecurringRecord] {
        try transaction.rows(
            "SELECT * FROM orders_recurring WHERE customer_id = \(customer) AND status <> \(RecurringOrder.Status.ended) ORDER BY id DESC LIMIT 100"
        ).map(RecurringRecord.init(row:))
    }

    /// Returns the ids of the recurring orders of which a date is due, longest due first.
    func due(at now: Date, limit: Int, in transaction: Transaction) throws -> [Int] {
        try transaction.values(Int.self, "SELECT id FROM orders_recurring WHERE due_at <= \(now) ORDER BY due_at LIMIT \(limit)")
    }

    func insert(_ record: RecurringRecord, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "orders_recurring",
            [
                "customer_id": record.customerID, "status": record.status.rawValue, "every_weeks": record.everyWeeks, "weekday": record.weekday.rawValue,
                "start_minute": record.start.minutes, "end_minute": record.end.minutes, "anchor_day": record.anchor.number, "bags": record.bags,
                "address": try record.address.map { try JSONColumn($0) }, "address_id": record.addressID,
                "preferences": try record.preferences.map { try JSONColumn($0) }, "add_ons": try record.addOns.column, "notes": record.notes,
                "payment_method_id": record.paymentMethodID,
                "next_day": record.nextDay?.number, "due_at": record.dueAt, "version": record.version, "created_at": record.createdAt,
            ])
    }

    /// Stores the next version, unless somebody changed it since it was read.
    ///
    /// - Returns: false if somebody did.
    func update(_ record: RecurringRecord, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            UPDATE orders_recurring SET status = \(record.status), every_weeks = \(record.everyWeeks), weekday = \(record.weekday),
            start_minute = \(record.start.minutes), end_minute = \(record.end.minutes), anchor_day = \(record.anchor.number), bags = \(record.bags),
            address = \(try record.address.map { try JSONColumn($0) }), address_id = \(record.addressID),
            preferences = \(try record.preferences.map { try JSONColumn($0) }), add_ons = \(try record.addOns.column), notes = \(record.notes), payment_method_id = \(record.paymentMethodID),
            next_day = \(record.nextDay?.number), due_at = \(record.dueAt), version = version + 1
            WHERE id = \(record.id) AND version = \(record.version)
            """) == 1
    }

    /// Returns the stored dates of recurring orders from a day on, by the recurring orders' ids, earliest first.
    func dates(of ids: [Int], from day: LocalDay, in transaction: Transaction) throws -> [Int: [RecurringDateRecord]] {
        guard !ids.isEmpty else { return [:] }
        let rows = try transaction.rows(
            "SELECT * FROM orders_recurring_date WHERE recurring_id IN \(list: ids) AND day >= \(day.number) ORDER BY recurring_id, day")
        return try rows.reduce(into: [:]) { dates, row in
            let id: Int = try row.get("recurring_id")
            dates[id, default: []].append(try RecurringDateRecord(row: row))
        }
    }

    /// Stores the state of a date, unless its order is placed.
    ///
    /// - Returns: false if it is.
    func save(_ date: RecurringDateRecord, of recurring: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            INSERT INTO orders_recurring_date (recurring_id, day, starts_at, ends_at, status, order_id, problem, retry_at, dropped_add_ons)
            VALUES (\(recurring), \(date.day.number), \(date.window.start), \(date.window.end), \(date.status), \(date.orderID), \(date.problem),
            \(date.retryAt), \(try date.droppedAddOns.column))
            ON CONFLICT (recurring_id, day) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, status = excluded.status,
            order_id = excluded.order_id, problem = excluded.problem, retry_at = excluded.retry_at, dropped_add_ons = excluded.dropped_add_ons WHERE orders_recurring_date.status <> \(RecurringDate.Status.placed)
            """) == 1
    }

    /// Forgets the dates from a day on of which no order is placed or missed, since the recurring order has others.
    func removeOpenDates(of recurring: Int, from day: LocalDay, in transaction: Transaction) throws {
        try transaction.execute(
            """
            DELETE FROM orders_recurring_date WHERE recurring_id = \(recurring) AND day >= \(day.number)
            AND status IN \(list: [RecurringDate.Status.waiting, .skipped])
            """)
    }

    /// Lets a date that waits be tried at once, since its recurring order was changed.
    func hasten(_ recurring: Int, in transaction: Transaction) throws {
        try transaction.execute(
            "UPDATE orders_recurring_date SET retry_at = NULL WHERE recurring_id = \(recurring) AND status = \(RecurringDate.Status.waiting)")
    }

    /// Forgets that a date was to be skipped.
    func unskip(_ day: LocalDay, of recurring: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute(
            """
            DELETE FROM orders_recurring_date WHERE recurring_id = \(recurring) AND day = \(day.number) AND status = \(RecurringDate.Status.skipped)
            """) == 1
    }
}

extension RecurringRecord {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), customerID: try row.get("customer_id"), status: try row.get("status"), everyWeeks: try row.get("every_weeks"),
            weekday: try row.get("weekday"), start: TimeOfDay(minutes: try row.get("start_minute")), end: TimeOfDay(minutes: try row.get("end_minute")),
            anchor: LocalDay(number: try row.get("anchor_day")), bags: try row.get("bags"),
            address: try row.get("address", as: JSONColumn<Address>?.self)?.value, addressID: try row.get("address_id"),
            preferences: try row.get("preferences", as: JSONColumn<LaundryPreferences>?.self)?.value,
            addOns: try row.get("add_ons", as: JSONColumn<[OrderAddOn]>?.self)?.value ?? [], notes: try row.get("notes"),
            paymentMethodID: try row.get("payment_method_id"),
            nextDay: try row.get("next_day", as: Int?.self).map { LocalDay(number: $0) },
            dueAt: try row.get("due_at"), version: try row.get("version"), createdAt: try row.get("created_at"))
    }
}

extension RecurringDateRecord {
    fileprivate init(row: Row) throws {
        self.init(
            day: LocalDay(number: try row.get("day")), window: TimeWindow(start: try row.get("starts_at"), end: try row.get("ends_at")),
            status: try row.get("status"), orderID: try row.get("order_id"), problem: try row.get("problem"), retryAt: try row.get("retry_at"),
            droppedAddOns: try row.get("dropped_add_ons", as: JSONColumn<[OrderAddOn]>?.self)?.value ?? [])
    }
}

extension [OrderAddOn] {
    /// The extras as they are stored; nil for none.
    fileprivate var column: JSONColumn<[OrderAddOn]>? { get throws { isEmpty ? nil : try JSONColumn(self) } }
}
