import Core
import Foundation
import Logging
import OrdersAPI
import Persistence
import ServerCore

/// Places the orders of recurring ones, some time before their pickups.
///
/// An order is placed in the transaction that says so of its date, and its payment is held under a key made of the recurring order and the day: whatever is
/// killed or runs twice, there is one order and one hold for each date.
struct RecurringPlacement: Sendable {
    let database: any Database
    let clock: any Core.Clock
    let book: RecurringBook
    let placement: OrderPlacement
    let payments: any OrderPayments
    let accounts: (any CustomerAccounts)?
    let notices: RecurringNotices
    private let repository = RecurringRepository()
    private let log = createLog(category: "recurring")

    /// The time after which an order that couldn't be placed is tried again: three hours.
    private static let pause: TimeInterval = 3 * 3600
    /// The time after which it is tried again if only something of ours failed: five minutes.
    private static let shortPause: TimeInterval = 300

    init(
        database: any Database, clock: any Core.Clock, book: RecurringBook, placement: OrderPlacement, payments: any OrderPayments,
        accounts: (any CustomerAccounts)?, notices: RecurringNotices
    ) {
        self.database = database
        self.clock = clock
        self.book = book
        self.placement = placement
        self.payments = payments
        self.accounts = accounts
        self.notices = notices
    }

    /// Places the orders that are due.
    func run() async throws {
        var seen: Set<Int> = []
        while true {
            let now = clock.now
            let due = try await database.read { [repository] in try repository.due(at: now, limit: 100, in: $0) }.filter { !seen.contains($0) }
            guard !due.isEmpty else { return }
            for id in due {
                seen.insert(id)
                do {
                    try await place(id, isDue: true)
                } catch is APIError {
                    // The customer has been told.
                    continue
                } catch {
                    log.error("order of a recurring one failed", metadata: ["recurring": "\(id)", "cause": "\(error)"])
                }
                try Task.checkCancellation()
            }
        }
    }

    /// Places the order of the next date.
    ///
    /// - Parameter isDue: whether it must be due; otherwise its customer asks for it, and it is placed where it was tried before.
    /// - Throws: ``APIError`` where it can't be placed, which the date remembers.
    func place(_ id: Int, isDue: Bool) async throws {
        let now = clock.now
        let found = try await database.read { [repository, accounts] transaction in
            try repository.find(id, in: transaction).map { record in
                let stored = try repository.dates(of: [id], from: record.nextDay ?? LocalDay(number: 0), in: transaction)[id]?.first
                return (record, stored, isActive: try accounts?.isActive(record.customerID, in: transaction) ?? true)
            }
        }
        guard let (record, stored, isActive) = found, record.status == .active, let day = record.nextDay,
            let window = book.schedule(of: record).window(on: day)
        else { return }
        let wasTried = stored?.day == day && stored?.status == .waiting
        guard isDue ? record.dueAt.map({ $0 <= now }) == true : wasTried else { return }
        guard isActive else { return try await pause(record, at: now) }
        let date = RecurringDateRecord(day: day, window: window, status: .waiting, orderID: nil, problem: wasTried ? stored?.problem : nil, retryAt: nil)
        guard now < date.lastTime else { return try await miss(date, of: record, at: now) }
        do {
            try await place(record, date, isCustomerPresent: !isDue, at: now)
        } catch let error as APIError {
            try await postpone(date, error, isCustomerPresent: !isDue, of: record, at: now)
            // Another process may have been faster.
            let isPlaced = try await database.read { [repository] in try repository.dates(of: [id], from: day, in: $0)[id]?.first?.orderID != nil }
            if !isPlaced { throw error }
        }
    }

    /// Stops the orders of somebody whose account is disabled or gone, until they resume them.
    private func pause(_ record: RecurringRecord, at now: Date) async throws {
        try await database.write { [book] transaction in
            var paused = record
            paused.status = .paused
            if let stored = try book.store(paused, at: now, in: transaction) { try book.publishChange(of: stored, in: transaction) }
        }
    }

    private func place(_ record: RecurringRecord, _ date: RecurringDateRecord, isCustomerPresent: Bool, at now: Date) async throws {
        let (key, customer) = ("recurring-\(record.id)-\(date.day.text)", record.customerID)
        let (input, dropped, prepared, total) = try await database.read { [placement, payments] transaction in
            let offered = try Set(placement.book(at: now, in: transaction).offers.map(\.code))
            let dropped = record.addOns.filter { !offered.contains($0.code) }
            let input = record.order(in: date.window, without: dropped)
            let prepared = try placement.prepare(input, for: customer, at: now, in: transaction)
            // Nothing is held for an order that would be refused; races are decided where it is placed.
            try placement.checkOpenOrders(of: customer, besides: 1, in: transaction)
            guard payments.takesPayments else { return (input, dropped, prepared, 0) }
            return (input, dropped, prepared, try placement.total(of: input, prepared, for: customer, at: now, in: transaction))
        }
        let request = PaymentRequest(
            customer: customer, totalCents: total, methodID: input.paymentMethodID, key: key, isCustomerPresent: isCustomerPresent)
        let payment = payments.takesPayments ? try await payments.prepare(request) : nil
        try await database.write(.readCommitted) { [placement, book, repository, notices] transaction in
            let details = TransitionDetails(idempotencyKey: key)
            let order = try placement.place(input, prepared, for: customer, details, at: now, in: transaction)
            try payment?.attach(to: order, in: transaction)
            var placed = date
            (placed.status, placed.orderID, placed.problem, placed.droppedAddOns) = (.placed, order.id, nil, dropped)
            var changed = record
            // Said once: later orders don't ask for it any more.
            changed.addOns.removeAll { dropped.contains($0) }
            // Where it was placed or changed meanwhile, the order and its hold are undone with the transaction.
            guard try repository.save(placed, of: record.id, in: transaction), try book.store(changed, at: now, in: transaction) != nil else {
                throw Self.changedMeanwhile
            }
            try book.publish(placed, of: record, in: transaction)
            if !dropped.isEmpty { try notices.mail(placed, of: record, at: now, in: transaction) }
        }
    }

    /// Remembers why an order couldn't be placed, and when to try again. The customer is told of each reason once, and gets mail unless they have seen it.
    private func postpone(
        _ date: RecurringDateRecord, _ error: APIError, isCustomerPresent: Bool, of record: RecurringRecord, at now: Date
    ) async throws {
        guard error != Self.changedMeanwhile else { return }
        let isOurs = error.status >= 500
        // Soon, too, where the customer is at their bank, and may not come back to our page from there.
        let isUnderWay = error.fields["paymentId"] != nil
        var waiting = date
        waiting.retryAt = min(now.addingTimeInterval(isOurs || isUnderWay ? Self.shortPause : Self.pause), date.lastTime)
        if !isOurs { waiting.problem = error.code.rawValue }
        try await store(waiting, isNews: waiting.problem != date.problem, mails: !isCustomerPresent, of: record, at: now)
    }

    /// Gives a date up, for which it is too late.
    private func miss(_ date: RecurringDateRecord, of record: RecurringRecord, at now: Date) async throws {
        var missed = date
        (missed.status, missed.problem) = (.missed, date.problem ?? "not_placed")
        try await store(missed, isNews: true, mails: true, of: record, at: now)
    }

    private func store(_ date: RecurringDateRecord, isNews: Bool, mails: Bool, of record: RecurringRecord, at now: Date) async throws {
        try await database.write { [book, repository, notices] transaction in
            guard try repository.save(date, of: record.id, in: transaction) else { return }
            // Otherwise the next run looks again, so that nothing is told of what isn't any more.
            guard try book.store(record, at: now, in: transaction) != nil else { throw Self.changedMeanwhile }
            guard isNews else { return }
            try book.publish(date, of: record, in: transaction)
            if mails { try notices.mail(date, of: record, at: now, in: transaction) }
        }
    }

    private static let changedMeanwhile = APIError.conflict(Strings.versionChanged, code: "stale_version")
}

extension RecurringRecord {
    /// Returns the order for a window.
    fileprivate func order(in window: TimeWindow, without dropped: [OrderAddOn]) -> CreateOrder {
        let request = QuoteRequest(
            bags: bags, pickupMode: .scheduled, window: window, address: address, addressID: addressID,
            addOns: addOns.filter { !dropped.contains($0) }.map(\.code))
        return CreateOrder(request, preferences: preferences, notes: notes, paymentMethodID: paymentMethodID)
    }
}
