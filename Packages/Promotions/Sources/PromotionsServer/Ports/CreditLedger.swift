public import Foundation
public import Persistence

/// The ledger account of each customer's credit, which Payments provides. Without it there is no credit.
public protocol CreditLedger: Sendable {
    /// True where orders are paid for; otherwise credit is worth nothing.
    var takesPayments: Bool { get }

    /// Posts a change of a customer's credit.
    ///
    /// - Parameters:
    ///   - movement: the change, by what its other side is.
    ///   - source: the cause, unique over all entries of the ledger, so that nothing is posted twice.
    func post(_ movement: CreditMovement, person: Int, order: Int?, source: String, at now: Date, in transaction: Transaction) throws
}

/// A change of a customer's credit, in cents that are more than 0.
public enum CreditMovement: Sendable, Hashable {
    /// Credit is granted; promotions cost it.
    case grant(cents: Int)
    /// Credit pays for an order.
    case spend(cents: Int)
    /// Credit that paid for an order is given back.
    case giveBack(cents: Int)
}
