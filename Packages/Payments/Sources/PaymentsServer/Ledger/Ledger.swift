import Core
import Foundation
import PaymentsAPI
import Persistence

/// The accounts of the ledger.
enum LedgerAccount: String, Sendable, CaseIterable {
    /// Money that the provider has taken and owes us.
    case gatewayClearing = "gateway_clearing"
    /// The income from laundry, delivery and items.
    case revenue
    /// Fees for late cancellations and failed pickups.
    case fees
    /// Sales tax that is owed to the state.
    case salesTaxPayable = "sales_tax_payable"
    /// Tips that are owed to drivers.
    case tipsPayable = "tips_payable"
    /// The amounts that were given back, against revenue.
    case refunds
    /// The pay that is owed to drivers.
    case driverEarningsPayable = "driver_earnings_payable"
    /// The cost of driving.
    case driverPayExpense = "driver_pay_expense"
    /// The money that left our bank account.
    case bank
    /// Credit that customers may spend.
    case storeCredit = "store_credit"
    /// The cost of promotions.
    case promoExpense = "promo_expense"
}

/// The double-entry ledger. The database refuses entries that don't balance, a second entry of one source, and any change.
struct Ledger: Sendable {
    /// An entry to write.
    struct NewEntry: Sendable {
        /// The kinds of entries.
        enum Kind: String, Sendable {
            case capture, refund, earning, tip, payout, credit
        }

        let kind: Kind
        let order: Int?
        let payment: Int?
        /// The cause, unique over all entries, so that nothing is posted twice.
        let source: String
        var postings: [LedgerPosting] = []

        mutating func debit(_ account: LedgerAccount, _ cents: Int) {
            if cents != 0 { postings.append(LedgerPosting(account: account.rawValue, debitCents: cents)) }
        }

        mutating func credit(_ account: LedgerAccount, _ cents: Int) {
            if cents != 0 { postings.append(LedgerPosting(account: account.rawValue, creditCents: cents)) }
        }
    }

    /// Writes an entry.
    ///
    /// - Throws: ``DatabaseError`` where it doesn't balance, or its source has one already.
    func write(_ entry: NewEntry, at now: Date, in transaction: Transaction) throws {
        let (debits, credits) = entry.postings.reduce((0, 0)) { ($0.0 + $1.debitCents, $0.1 + $1.creditCents) }
        guard debits == credits, debits > 0 else {
            throw DatabaseError(code: .check, message: "The entry \(entry.source) doesn't balance: \(debits) and \(credits).", table: "payments_entry")
        }
        try transaction.insert(
            into: "payments_posting",
            rows: entry.postings.map {
                ["source": entry.source, "account": $0.account, "debit_cents": $0.debitCents, "credit_cents": $0.creditCents]
            })
        try transaction.perform(
            """
            INSERT INTO payments_entry (kind, order_id, payment_id, source, created_at)
            VALUES (\(entry.kind.rawValue), \(entry.order), \(entry.payment), \(entry.source), \(now))
            """)
    }

    /// Returns entries, newest first.
    func entries(before: Int?, limit: Int, in transaction: Transaction) throws -> [LedgerEntry] {
        let rows = try transaction.rows("SELECT * FROM payments_entry WHERE id < \(before ?? Int.max) ORDER BY id DESC LIMIT \(limit)")
        guard !rows.isEmpty else { return [] }
        let sources = try rows.map { try $0.get("source", as: String.self) }
        var postings: [String: [LedgerPosting]] = [:]
        for row in try transaction.rows("SELECT * FROM payments_posting WHERE source IN \(list: sources) ORDER BY id") {
            let posting = LedgerPosting(account: try row.get("account"), debitCents: try row.get("debit_cents"), creditCents: try row.get("credit_cents"))
            postings[try row.get("source"), default: []].append(posting)
        }
        return try zip(rows, sources).map { row, source in
            LedgerEntry(
                id: try row.get("id"), kind: try row.get("kind"), orderID: try row.get("order_id"), paymentID: try row.get("payment_id"),
                createdAt: try row.get("created_at"), postings: postings[source] ?? [])
        }
    }

    /// Returns what an order's captures and refunds credited to each account: credits less debits.
    func parts(ofOrder order: Int, in transaction: Transaction) throws -> [LedgerAccount: Int] {
        let rows = try transaction.rows(
            """
            SELECT posting.account AS account, CAST(SUM(posting.credit_cents - posting.debit_cents) AS BIGINT) AS cents FROM payments_entry AS entry
            JOIN payments_posting AS posting ON posting.source = entry.source
            WHERE entry.order_id = \(order) AND entry.kind IN \(list: [NewEntry.Kind.capture.rawValue, NewEntry.Kind.refund.rawValue])
            GROUP BY posting.account
            """)
        var parts: [LedgerAccount: Int] = [:]
        for row in rows {
            guard let account = LedgerAccount(rawValue: try row.get("account")) else { continue }
            parts[account] = try row.get("cents")
        }
        return parts
    }

    /// Returns what an account holds of an order: debits less credits.
    func balance(_ account: LedgerAccount, ofOrder order: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT CAST(COALESCE(SUM(posting.debit_cents - posting.credit_cents), 0) AS BIGINT) FROM payments_entry AS entry
            JOIN payments_posting AS posting ON posting.source = entry.source
            WHERE entry.order_id = \(order) AND posting.account = \(account.rawValue)
            """)
    }

    /// Returns what an account holds of a payment: debits less credits.
    func balance(_ account: LedgerAccount, ofPayment payment: Int, in transaction: Transaction) throws -> Int {
        try transaction.value(
            Int.self,
            """
            SELECT CAST(COALESCE(SUM(posting.debit_cents - posting.credit_cents), 0) AS BIGINT) FROM payments_entry AS entry
            JOIN payments_posting AS posting ON posting.source = entry.source
            WHERE entry.payment_id = \(payment) AND posting.account = \(account.rawValue)
            """)
    }
}
