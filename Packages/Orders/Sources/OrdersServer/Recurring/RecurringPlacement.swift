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
    private let repository = RecurringRepository()
    private let log = createLog(category: "recurring")

    /// The time after which an order that couldn't be placed is tried again: three hours.
    private static let pause: TimeInterval = 3 * 3600
    /// The time after which it is tried again if only something of ours failed: five minutes.
    private static let shortPause: TimeInterval = 300

    init(database: any Database, clock: any Core.Clock, book: RecurringBook, placement: OrderPlacement, payments: any OrderPayments) {
        self.database = database
        self.clock = clock
        self.book = book
        self.placement = placement
        self.payments = payments
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
    /// - Parameter isDue: whether it must be due; otherwise it is placed where it was tried before.
    /// - Throws: ``APIError`` where it can't be placed, which the date remembers.
    func place(_ id: Int, isDue: Bool) async throws {
        let now = clock.now
        let found = try await database.read { [repository] transaction in
            try repository.find(id, in: transaction).map {
                ($0, try repository.dates(of: [id], from: $0.nextDay ?? LocalDay(number: 0), in: transaction)[id]?.first)
            }
        }
        guard let (record, stored) = found, record.status == .active, let day = record.nextDay, let window = book.schedule(of: record).window(on: day)
        else { return }
        let wasTried = stored?.day == day && stored?.status == .waiting
        guard isDue ? record.dueAt.map({ $0 <= now }) == true : wasTried else { return }
        let date = RecurringDateRecord(day: day, window: window, status: .waiting, orderID: nil, problem: wasTried ? stored?.problem : nil, retryAt: nil)
        guard now < window.start.addingTimeInterval(-RecurringBook.cutoff) else {
            return try await store(date, .missed, problem: date.problem, retryAt: nil, of: record, at: now)
        }
        do {
            try await place(record, date, at: now)
        } catch let error as APIError {
            try await postpone(date, error, of: record, at: now)
            throw error
        }
    }

    private func place(_ record: RecurringRecord, _ date: RecurringDateRecord, at now: Date) async throws {
        let (input, key) = (record.order(in: date.window), "recurring-\(record.id)-\(date.day.text)")
        let customer = record.customerID
        let (prepared, total) = try await database.read { [placement, payments] transaction in
            let prepared = try placement.prepare(input, for: customer, at: now, in: transaction)
            guard payments.takesPayments else { return (prepared, 0) }
            return (prepared, try placement.total(of: input, prepared, for: customer, at: now, in: transaction))
        }
        let request = PaymentRequest(customer: customer, totalCents: total, methodID: input.paymentMethodID, key: key)
        let payment = payments.takesPayments ? try await payments.prepare(request) : nil
        try await database.write(.readCommitted) { [placement, book, repository] transaction in
            let details = TransitionDetails(idempotencyKey: key)
            let order = try placement.place(input, prepared, for: customer, details, at: now, in: transaction)
            try payment?.attach(to: order, in: transaction)
            var placed = date
            (placed.status, placed.orderID, placed.problem) = (.placed, order.id, nil)
            // Where it was placed or changed meanwhile, the order and its hold are undone with the transaction.
            guard try repository.save(placed, of: record.id, in: transaction), try book.store(record, at: now, in: transaction) != nil else {
                throw Self.changedMeanwhile
            }
            try book.publish(placed, of: record, in: transaction)
        }
    }

    /// Remembers why an order couldn't be placed, and when to try again. The customer is told of each reason once.
    private func postpone(_ date: RecurringDateRecord, _ error: APIError, of record: RecurringRecord, at now: Date) async throws {
        guard error != Self.changedMeanwhile else { return }
        let cutoff = date.window.start.addingTimeInterval(-RecurringBook.cutoff)
        let isOurs = error.status >= 500
        let retryAt = min(now.addingTimeInterval(isOurs ? Self.shortPause : Self.pause), cutoff)
        try await store(date, .waiting, problem: isOurs ? date.problem : error.code.rawValue, retryAt: retryAt, of: record, at: now)
    }

    private func store(
        _ date: RecurringDateRecord, _ status: RecurringDate.Status, problem: String?, retryAt: Date?, of record: RecurringRecord, at now: Date
    ) async throws {
        try await database.write { [book, repository] transaction in
            var changed = date
            (changed.status, changed.problem, changed.retryAt) = (status, problem, retryAt)
            guard try repository.save(changed, of: record.id, in: transaction), try book.store(record, at: now, in: transaction) != nil else { return }
            let isNews = status != .waiting || problem != date.problem
            if isNews { try book.publish(changed, of: record, in: transaction) }
        }
    }

    private static let changedMeanwhile = APIError.conflict(Strings.versionChanged, code: "stale_version")
}

extension RecurringRecord {
    /// Returns the order for a window.
    fileprivate func order(in window: TimeWindow) -> CreateOrder {
        let request = QuoteRequest(bags: bags, pickupMode: .scheduled, window: window, address: address, addressID: addressID)
        return CreateOrder(request, preferences: preferences, notes: notes, paymentMethodID: paymentMethodID)
    }
}
