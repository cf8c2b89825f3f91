import Foundation
import PaymentsAPI
import Persistence

/// Refunds of what retailers' items cost less than was taken for them.
extension OrderSettlement {
    /// Gives back what an order that was shopped for was charged too much, from its newest payment on.
    ///
    /// What staff gave back is a gift of its own and counts neither way, but no payment gives back more than it took. A refund that waits counts as made, so
    /// that bringing the order again orders none twice.
    func giveBackShopping(_ all: [PaymentRecord], _ charge: OrderCharge, _ order: Int, at now: Date, in transaction: Transaction) throws {
        let automatic = try operations.automaticRefunds(of: order, in: transaction)
        var excess = all.reduce(-charge.totalCents - automatic) { $0 + $1.capturedCents }
        guard excess > 0 else { return }
        var taxLeft = try ledger.parts(ofOrder: order, in: transaction)[.salesTaxPayable, default: 0] - charge.taxCents
        for payment in all {
            if let waiting = try operations.waiting(.refund, of: payment.id, in: transaction) { taxLeft -= waiting.taxCents }
        }
        for payment in all where excess > 0 && (payment.status == .captured || payment.status == .partiallyRefunded) {
            // One at a time: the next is ordered when the one that waits is settled.
            guard try operations.waiting(.refund, of: payment.id, in: transaction) == nil else { continue }
            let amount = min(excess, payment.capturedCents - payment.refundedCents)
            guard amount > 0 else { continue }
            let tax = min(max(taxLeft, 0), amount)
            (excess, taxLeft) = (excess - amount, taxLeft - tax)
            try insert(.refund, of: payment, amount, tax: tax, key: "\(payment.reference)-shopping-\(automatic)-\(amount)", at: now, in: transaction)
        }
    }
}
