import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// Creates and changes recurring orders, each for its customer alone.
struct RecurringController: Sendable {
    let book: RecurringBook
    let placing: RecurringPlacement
    private let repository = RecurringRepository()

    /// The most recurring orders of a customer that haven't ended.
    private static let most = 10
    /// The most days ahead for which something can be asked: a year.
    private static let farthest = 366

    init(book: RecurringBook, placing: RecurringPlacement) {
        self.book = book
        self.placing = placing
    }

    func add(to routes: inout Routes) {
        routes.on(OrdersEndpoints.recurringOrders, allow: .accessAlone) { _, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { try book.shown(try repository.all(of: person.id, in: $0), at: now, in: $0) }
        }
        routes.on(OrdersEndpoints.recurringOrder, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            return try await context.database.read { try shown(try find(input.id, of: person, in: $0), at: now, in: $0) }
        }
        routes.on(OrdersEndpoints.createRecurring, allow: .accessAlone, handler: create)
        routes.on(OrdersEndpoints.changeRecurring, allow: .accessAlone, handler: change)
        routes.on(OrdersEndpoints.skipRecurring, allow: .accessAlone, handler: skip)
        routes.on(OrdersEndpoints.pauseRecurring, allow: .accessAlone) { try await set(.paused, $0, $1) }
        routes.on(OrdersEndpoints.resumeRecurring, allow: .accessAlone) { try await set(.active, $0, $1) }
        routes.on(OrdersEndpoints.endRecurring, allow: .accessAlone) { input, context in
            _ = try await set(.ended, input, context)
            return NoOutput()
        }
        routes.on(OrdersEndpoints.retryRecurring, allow: .accessAlone) { input, context in
            let (person, now) = (try context.person(), context.clock.now)
            if let method = input.paymentMethodID {
                // Kept, since the customer may be led to their bank and come back.
                _ = try await write(input.id, context) { record, _, _ in record.paymentMethodID = method }
            } else {
                _ = try await context.database.read { try find(input.id, of: person, in: $0) }
            }
            try await placing.place(input.id, isDue: false)
            return try await context.database.read { try shown(try find(input.id, of: person, in: $0), at: now, in: $0) }
        }
    }

    @Sendable private func create(_ input: NewRecurringOrder, _ context: HandlerContext) async throws -> EncodedOutput<RecurringOrder> {
        let (person, now) = (try context.person(), context.clock.now)
        let earliest = max(book.calendar.day(of: now), input.from ?? LocalDay(number: 0))
        let record = RecurringRecord(
            id: 0, customerID: person.id, status: .active, everyWeeks: input.everyWeeks ?? 1, weekday: input.weekday, start: input.start, end: input.end,
            anchor: RecurrenceSchedule.first(input.weekday, from: earliest), bags: input.bags, address: input.address, addressID: input.addressID,
            preferences: input.preferences, addOns: [], notes: input.notes, paymentMethodID: input.paymentMethodID, nextDay: nil, dueAt: nil, version: 1,
            createdAt: now)
        try check(record, at: now)
        return try await context.writeOnce { transaction in
            guard try repository.all(of: person.id, in: transaction).count < Self.most else {
                throw APIError.conflict(Strings.recurringTooMany, code: "too_many_recurring_orders")
            }
            try checkAddress(of: record, in: transaction)
            var planned = record
            planned.addOns = try addOns(input.addOns ?? [], at: now, in: transaction)
            try book.plan(&planned, at: now, in: transaction)
            let stored = try find(try repository.insert(planned, in: transaction), of: person, in: transaction)
            try book.publishChange(of: stored, in: transaction)
            return try shown(stored, at: now, in: transaction)
        }
    }

    @Sendable private func change(_ input: RecurringOrderChange, _ context: HandlerContext) async throws -> RecurringOrder {
        try await write(input.id, context) { record, now, transaction in
            if let version = input.version, version != record.version { throw Self.stale }
            let before = record
            record.take(input)
            if let codes = input.addOns { record.addOns = try addOns(codes, at: now, in: transaction) }
            try check(record, at: now)
            if input.address != nil || input.addressID != nil { try checkAddress(of: record, in: transaction) }
            try repository.hasten(record.id, in: transaction)
            guard book.schedule(of: record) != book.schedule(of: before) || record.weekday != before.weekday else { return }
            // The weeks stay the same.
            let today = book.calendar.day(of: now)
            let next = before.nextDay ?? book.schedule(of: before).dates(from: today, count: 1).first?.day ?? today
            let monday = LocalDay(number: next.number - (next.number + 3) % 7)
            record.anchor = RecurrenceSchedule.first(record.weekday, from: monday)
            try repository.removeOpenDates(of: record.id, from: today, in: transaction)
        }
    }

    @Sendable private func skip(_ input: RecurringDateChange, _ context: HandlerContext) async throws -> RecurringOrder {
        try await write(input.id, context) { record, now, transaction in
            let isFar = input.day.number - book.calendar.day(of: now).number > Self.farthest
            guard record.status == .active, !isFar, let window = book.schedule(of: record).window(on: input.day), window.start > now else {
                throw APIError.invalid(["day": Strings.recurringNoDate])
            }
            guard input.skipped else {
                _ = try repository.unskip(input.day, of: record.id, in: transaction)
                return
            }
            let date = RecurringDateRecord(day: input.day, window: window, status: .skipped, orderID: nil, problem: nil, retryAt: nil)
            guard try repository.save(date, of: record.id, in: transaction) else {
                throw APIError.conflict(Strings.recurringPlaced, code: "order_placed")
            }
        }
    }

    private func set(_ status: RecurringOrder.Status, _ input: IDInput, _ context: HandlerContext) async throws -> RecurringOrder {
        try await write(input.id, context) { record, _, _ in record.status = status }
    }

    /// Changes a recurring order that hasn't ended, and finds its next date.
    private func write(
        _ id: Int, _ context: HandlerContext, _ change: @escaping @Sendable (inout RecurringRecord, Date, Transaction) throws -> Void
    ) async throws -> RecurringOrder {
        let (person, now) = (try context.person(), context.clock.now)
        return try await context.database.write { transaction in
            var record = try find(id, of: person, in: transaction)
            try change(&record, now, transaction)
            guard let stored = try book.store(record, at: now, in: transaction) else { throw Self.stale }
            try book.publishChange(of: stored, in: transaction)
            return try shown(stored, at: now, in: transaction)
        }
    }

    /// Returns a recurring order of a person; one that ended, or another person's, doesn't exist.
    private func find(_ id: Int, of person: Person, in transaction: Transaction) throws -> RecurringRecord {
        guard let record = try repository.find(id, in: transaction), record.customerID == person.id, record.status != .ended else {
            throw APIError.notFound()
        }
        return record
    }

    private func shown(_ record: RecurringRecord, at now: Date, in transaction: Transaction) throws -> RecurringOrder {
        try book.shown([record], at: now, in: transaction)[0]
    }

    private func check(_ record: RecurringRecord, at now: Date) throws(APIError) {
        var errors = FieldErrors()
        errors.require((1...20).contains(record.bags), "bags", Strings.bags)
        errors.require((1...12).contains(record.everyWeeks), "everyWeeks", Strings.recurringWeeks)
        let minutes = record.end.minutes - record.start.minutes
        errors.require(minutes >= 30 && minutes <= Int(PlacementChecks.longestWindow) / 60, "end", Strings.windowLength)
        errors.require(record.anchor.number - book.calendar.day(of: now).number <= Self.farthest, "from", Strings.recurringFar)
        errors.requireText(record.notes ?? "", "notes", length: 0...1000)
        errors.requireText(record.preferences?.notes ?? "", "preferences.notes", length: 0...1000)
        try errors.throwIfAny()
    }

    /// Returns the extras of codes as they are offered now.
    private func addOns(_ codes: [String], at now: Date, in transaction: Transaction) throws -> [OrderAddOn] {
        guard Set(codes).count == codes.count else { throw APIError.invalid(["addOns": Strings.addOnTwice]) }
        guard !codes.isEmpty else { return [] }
        return try placing.placement.book(at: now, in: transaction).addOns(codes).map { OrderAddOn(code: $0.code, name: $0.name.stored) }
    }

    /// Checks that the address is there and served now. Whether it still is, each order finds out.
    private func checkAddress(of record: RecurringRecord, in transaction: Transaction) throws {
        let request = QuoteRequest(bags: record.bags, pickupMode: .asap, address: record.address, addressID: record.addressID)
        _ = try placing.placement.assess(request, for: record.customerID, at: placing.clock.now, in: transaction)
    }

    private static var stale: APIError { .conflict(Strings.versionChanged, code: "stale_version") }
}

extension RecurringRecord {
    /// Takes what a customer changed.
    fileprivate mutating func take(_ input: RecurringOrderChange) {
        if let bags = input.bags { self.bags = bags }
        if let weekday = input.weekday { self.weekday = weekday }
        if let start = input.start { self.start = start }
        if let end = input.end { self.end = end }
        if let everyWeeks = input.everyWeeks { self.everyWeeks = everyWeeks }
        if let address = input.address { (self.address, addressID) = (address, nil) }
        if let id = input.addressID { (address, addressID) = (nil, id) }
        if let preferences = input.preferences { self.preferences = preferences }
        if let notes = input.notes { self.notes = notes }
        if let method = input.paymentMethodID { paymentMethodID = method }
    }
}
