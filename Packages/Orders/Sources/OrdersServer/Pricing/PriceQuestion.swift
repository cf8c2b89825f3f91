import Core
import Foundation
import OrdersAPI
import Persistence
import ServerCore

/// The question that a customer is asked where the weighing raised the price by more than a fifth, and the answer where they give none.
struct PriceQuestion: Sendable {
    static let approvesUnanswered = Setting.flag(
        "APPROVE_UNANSWERED_PRICES", default: false, development: false,
        "Accept a price that the weighing raised by more than 20 % where the customer doesn't answer within four hours. Otherwise a dispatcher decides.")

    /// The time that the customer has: four hours.
    private static let period: TimeInterval = 4 * 3600

    let database: any Database
    let clock: any Clock
    let events: EventLog
    /// Whether no answer is a yes.
    let approvesUnanswered: Bool
    private let repository = OrderRepository()

    init(database: any Database, clock: any Clock, events: EventLog, approvesUnanswered: Bool) {
        self.database = database
        self.clock = clock
        self.events = events
        self.approvesUnanswered = approvesUnanswered
    }

    /// Returns the question about a price; nil where it is at most a fifth higher than before. The tip, which the customer chose, doesn't count, nor does
    /// what credit pays.
    static func of(_ price: Price, before: Price, at now: Date) -> PriceApproval? {
        let (new, old) = (price.totalCents - price.tipCents + price.creditCents, before.totalCents - before.tipCents + before.creditCents)
        guard new * 5 > old * 6 else { return nil }
        return PriceApproval(formerCents: before.totalCents, totalCents: price.totalCents, expiresAt: now.addingTimeInterval(period))
    }

    /// Answers the questions whose time has passed, 50 in a transaction.
    func answerExpired() async throws {
        while try await answerNext() > 0 {}
    }

    private func answerNext() async throws -> Int {
        let now = clock.now
        return try await database.write { transaction in
            let ids = try repository.idsOfExpiredApprovals(at: now, limit: 50, in: transaction)
            for order in try repository.orders(ids, in: transaction) {
                try Self.answer(order, approvesUnanswered, by: 0, at: now, events, in: transaction)
            }
            return ids.count
        }
    }

    /// Stores the answer of a person, or with 0 of the server.
    @discardableResult
    static func answer(
        _ order: Order, _ approved: Bool, by person: Int, at now: Date, _ events: EventLog, in transaction: Transaction
    ) throws -> Order {
        var changed = order
        changed.priceApproval?.decision = approved ? .approved : .refused
        changed.version += 1
        changed.updatedAt = now
        try OrderRepository().amend(changed, from: order.version, in: transaction)
        try events.append(
            OrdersEvents.edited, OrderEdited(order: order.id, person: person), aggregate: OrdersEvents.aggregate, id: order.id,
            topics: OrderTransitions.topics(of: order), in: transaction)
        return changed
    }
}
