import Core
import Foundation
import PaymentsAPI
import Persistence

/// Supplements: payments of their own for what comes on top of an order that was paid for, such as a tip after the delivery.
extension OrderSettlement {
    /// The least that is taken on its own, since providers refuse less: 50 cents.
    static let leastSupplementCents = 50

    /// Returns what an order costs beyond what was taken for it. What staff gave back isn't owed again; what the server gave back by itself is, where the
    /// order costs more after all. An order without a payment of its own owes no more than the tip.
    static func owed(_ charge: OrderCharge, _ all: [PaymentRecord], givenBack: Int) -> Int {
        let cost = all.contains(where: \.isCurrent) ? charge.totalCents : min(charge.totalCents, charge.tipCents)
        return all.reduce(cost + givenBack) { $0 - $1.capturedCents }
    }

    /// Returns whether an order that cost nothing when it was placed costs something by now, besides a tip.
    static func hasRisen(_ charge: OrderCharge) -> Bool { charge.totalCents > charge.tipCents && charge.totalCents >= leastSupplementCents }

    /// Begins the first hold of an order that cost nothing when it was placed, on the default method and without the customer. It becomes the order's
    /// payment, which the delivery waits for. Where there is no method, or it is refused, the payment fails, by which the customer is asked.
    func beginFirst(_ order: Int, _ charge: OrderCharge, at now: Date, in transaction: Transaction) throws {
        guard let gateway else { return }
        let since = now.addingTimeInterval(-Self.pause)
        let isTried = try payments.all(of: order, in: transaction).contains { payment in
            !payment.isSupplement && (payment.status == .new || payment.status == .authorized || payment.status == .failed && payment.updatedAt > since)
        }
        guard !isTried else { return }
        let method = try MethodRepository().all(of: charge.customerID, gateway: gateway, in: transaction).first
        let new = PaymentRepository.New(
            orderID: order, customerID: charge.customerID, reference: PaymentDesk.reference(random, at: now), gateway: gateway, currency: "USD",
            requestedCents: charge.totalCents, methodID: method?.id ?? 0)
        try begin(new, at: now, in: transaction)
    }

    /// Returns a supplement that is under way.
    static func open(_ all: [PaymentRecord]) -> PaymentRecord? {
        all.first { $0.isSupplement && ($0.status == .new || $0.status == .authorized) }
    }

    /// Holds and takes what is owed on top, one supplement at a time.
    func supplement(_ order: Int, _ all: [PaymentRecord], _ charge: OrderCharge, at now: Date, in transaction: Transaction) throws {
        let owed = Self.owed(charge, all, givenBack: try operations.automaticRefunds(of: order, in: transaction))
        if let open = Self.open(all) {
            guard open.status == .authorized, try operations.waiting(.capture, of: open.id, in: transaction) == nil else { return }
            if owed > 0 {
                try capture(open, min(owed, open.authorizedCents), charge, at: now, in: transaction)
            } else {
                try insert(.void, of: open, open.authorizedCents, key: "\(open.reference)-void", at: now, in: transaction)
            }
        } else if owed >= Self.leastSupplementCents, let method = try method(charge.customerID, all, at: now, in: transaction) {
            let new = PaymentRepository.New(
                orderID: order, customerID: charge.customerID, reference: PaymentDesk.reference(random, at: now), gateway: method.gateway,
                currency: all.first?.currency ?? "USD", requestedCents: owed, methodID: method.id, isSupplement: true)
            try begin(new, at: now, in: transaction)
        }
    }

    /// Returns the method on which a supplement is held: the one that paid for the order, otherwise the default one. One that was refused within six hours
    /// isn't tried again; nil where the customer has been asked for another card.
    private func method(_ customer: Int, _ all: [PaymentRecord], at now: Date, in transaction: Transaction) throws -> MethodRecord? {
        let (methods, current) = (MethodRepository(), all.first(where: \.isCurrent))
        let refused = all.filter { $0.isSupplement && $0.status == .failed && $0.updatedAt > now.addingTimeInterval(-Self.pause) }.map(\.methodID)
        let first = try current.flatMap { try methods.find($0.methodID, in: transaction) }
        let standard = try methods.standard(of: customer, in: transaction).flatMap { method in
            current.map { $0.gateway == method.gateway } ?? true ? method : nil
        }
        let candidates = [first.flatMap { $0.isForgotten ? nil : $0 }, standard].compactMap(\.self)
        if let method = candidates.first(where: { !refused.contains($0.id) }) { return method }
        // Without any method the payment fails, by which the customer is asked.
        return candidates.isEmpty && refused.isEmpty ? first : nil
    }
}
