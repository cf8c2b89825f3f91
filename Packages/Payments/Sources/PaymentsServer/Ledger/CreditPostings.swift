public import Foundation
import PaymentsAPI
public import Persistence

/// Posts the credit of customers, which has an account of the ledger for each of them.
public struct CreditPostings: Sendable {
    /// The other side of a change of credit.
    public enum Movement: Sendable, Hashable {
        /// Promotions cost what is granted.
        case grant
        /// Revenue is what an order is paid with.
        case spend
        /// Revenue falls by what is given back.
        case giveBack
    }

    init() {}

    /// Writes the entry of a change.
    ///
    /// - Parameters:
    ///   - cents: more than 0.
    ///   - source: the cause, unique over all entries of the ledger.
    /// - Throws: ``/Persistence/DatabaseError`` where the source has an entry already.
    public func post(
        _ movement: Movement, _ cents: Int, person: Int, order: Int?, source: String, at now: Date, in transaction: Transaction
    ) throws {
        let account = Self.account(of: person)
        try transaction.execute("INSERT INTO payments_account (code) VALUES (\(account)) ON CONFLICT DO NOTHING")
        var entry = Ledger.NewEntry(kind: .credit, order: order, payment: nil, source: source)
        switch movement {
        case .grant:
            entry.debit(.promoExpense, cents)
            entry.postings.append(LedgerPosting(account: account, creditCents: cents))
        case .spend:
            entry.postings.append(LedgerPosting(account: account, debitCents: cents))
            entry.credit(.revenue, cents)
        case .giveBack:
            entry.debit(.revenue, cents)
            entry.postings.append(LedgerPosting(account: account, creditCents: cents))
        }
        try Ledger().write(entry, at: now, in: transaction)
    }

    /// The code of a customer's account.
    static func account(of person: Int) -> String { "\(LedgerAccount.storeCredit.rawValue):\(person)" }
}
