import Core
import Foundation
public import OrdersAPI
public import Persistence
import ServerCore

/// Takes what was bought for an order's retail items, inside the caller's transaction: outcomes, receipt, price and event are all part of it.
///
/// The customer never pays more than the price that they saw: a line costs the lower of the price at the store and that one, for each piece that was bought.
public struct OrderShopping: Sendable {
    static let receiptSetting = Setting.flag(
        "RECEIPT_PHOTO", default: true, development: true, "Ask drivers for a photo of the receipt of what they bought at a store.")

    private let events: EventLog
    private let clock: any Clock
    private let discounts: (any OrderDiscounts)?
    /// True if drivers have to send a photo of the receipt.
    public let asksForReceipt: Bool
    private let repository = OrderRepository()
    private let purchases = PurchaseRepository()

    init(events: EventLog, clock: any Clock, discounts: (any OrderDiscounts)?, asksForReceipt: Bool) {
        self.events = events
        self.clock = clock
        self.discounts = discounts
        self.asksForReceipt = asksForReceipt
    }

    /// Returns the retail items of orders by order; orders without any are left out.
    public func items(of orders: [Int], in transaction: Transaction) throws -> [Int: [RetailLine]] {
        try repository.orders(orders, in: transaction).reduce(into: [:]) { items, order in
            if !order.retailItems.isEmpty { items[order.id] = order.retailItems }
        }
    }

    /// Takes a report. Reporting the same again changes nothing.
    ///
    /// - Throws: ``APIError``: 404 for an unknown order; 422 with the fields at fault; 409 `already_reported` where a driver reports something else than
    ///   before, and `shopping_closed` where nothing can be reported.
    @discardableResult
    public func report(_ report: ShoppingReport, by actor: OrderActor, in transaction: Transaction) throws -> Order {
        guard let order = try repository.find(report.id, in: transaction) else { throw APIError.notFound() }
        try ShoppingChecks.check(report, for: order)
        let now = clock.now
        let news = report.lines.filter { !$0.isOutcome(of: order.retailItems[$0.line]) }
        guard !news.isEmpty else { return order }
        if actor.role == .driver, news.contains(where: { order.retailItems[$0.line].status != .open }) {
            throw APIError.conflict(Strings.alreadyReported, code: "already_reported", allowedActions: [])
        }
        guard Self.isOpen(order, to: actor) else { throw APIError.conflict(Strings.shoppingClosed, code: "shopping_closed", allowedActions: []) }
        try checkReceipt(report, from: actor, in: transaction)
        var shopped = order
        for line in news { shopped.retailItems[line.line].take(line, at: now) }
        shopped.price = try Repricing().price(ofShopped: shopped, in: transaction)
        shopped.version += 1
        shopped.updatedAt = now
        try repository.amend(shopped, from: order.version, in: transaction)
        let change = shopped.price.creditCents - order.price.creditCents
        if change != 0, let discounts { try discounts.spend(change, on: shopped, at: now, in: transaction) }
        var kept = report
        kept.lines = news
        try purchases.insert(kept, by: actor, at: now, in: transaction)
        try events.append(
            OrdersEvents.shopped,
            OrderShopped(
                order: order.id, customer: order.customerID, driver: order.driverID, role: actor.role, items: shopped.retailItems,
                formerCents: order.price.totalCents, totalCents: shopped.price.totalCents, occurredAt: now),
            aggregate: OrdersEvents.aggregate, id: order.id, topics: OrderTransitions.topics(of: order), in: transaction)
        return shopped
    }

    /// Returns whether somebody may report now: the driver on the way to the customer, a dispatcher until the order is canceled.
    private static func isOpen(_ order: Order, to actor: OrderActor) -> Bool {
        switch actor.role {
        case .driver: order.driverID == actor.personID && [.deliveryAssigned, .outForDelivery, .arrivedDropoff].contains(order.stage)
        case .dispatcher, .system: ![.draft, .canceled, .rejected].contains(order.stage)
        case .customer: false
        }
    }

    private func checkReceipt(_ report: ShoppingReport, from actor: OrderActor, in transaction: Transaction) throws {
        let (ids, hasBought) = (Set(report.receiptIDs ?? []), report.lines.contains { $0.quantity > 0 })
        if actor.role == .driver, hasBought {
            var errors = FieldErrors()
            errors.require(report.receiptCents != nil, "receiptCents", Strings.receiptTotalNeeded)
            errors.require(!asksForReceipt || !ids.isEmpty, "proof", Strings.receiptNeeded)
            try errors.throwIfAny()
        }
        let known = try Set(ProofRepository().all(of: report.id, in: transaction).map(\.proof.id))
        guard ids.isSubset(of: known) else { throw APIError.invalid(["receiptIds": Strings.unknownPhoto], code: "unknown_proof") }
    }
}

extension ShoppedLine {
    /// The name of what was bought in the item's place, without white space around it; nil for the item itself.
    fileprivate var givenSubstitute: String? { substitute.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns whether a line has this outcome already.
    fileprivate func isOutcome(of line: RetailLine) -> Bool {
        line.status != .open && line.boughtQuantity == quantity && line.paidUnitCents == unitCents && line.substitute == givenSubstitute
    }
}

extension RetailLine {
    /// Takes an outcome in place of the one before.
    fileprivate mutating func take(_ line: ShoppedLine, at now: Date) {
        (boughtQuantity, paidUnitCents, substitute, shoppedAt) = (line.quantity, line.unitCents, line.givenSubstitute, now)
        status = line.quantity == 0 ? .missing : substitute != nil ? .substituted : line.quantity < quantity ? .partial : .bought
    }
}
