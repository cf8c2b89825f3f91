import Core
public import Foundation
public import Persistence
import PromotionsAPI

// Credit. Each change of a balance has an entry and a posting of the ledger in the same transaction.
extension PromotionDesk {
    /// Returns the credit that a customer can spend, in cents.
    public func credit(of customer: Int, in transaction: Transaction) throws -> Int {
        offersCredit ? try CreditRepository().balance(of: customer, in: transaction) : 0
    }

    /// Spends credit on an order, or with a negative number gives a part of what was spent back.
    ///
    /// - Parameter version: the order's version, which names the change.
    /// - Throws: ``/Core/APIError`` of status 409 `credit_changed` where the customer has less.
    public func spend(_ cents: Int, of customer: Int, order: Int, version: Int, at now: Date, in transaction: Transaction) throws {
        guard cents != 0 else { return }
        // What was spent is given back even where payments were switched off meanwhile.
        guard let ledger, cents < 0 || offersCredit else { throw Self.creditChanged }
        guard try CreditRepository().change(-cents, of: customer, in: transaction) else { throw Self.creditChanged }
        let source = "credit:order:\(order):\(version)"
        let entry = CreditRepository.NewEntry(person: customer, kind: cents > 0 ? .spent : .returned, cents: -cents, order: order, source: source)
        _ = try CreditRepository().insert(entry, at: now, in: transaction)
        try ledger.post(cents > 0 ? .spend(cents: cents) : .giveBack(cents: -cents), person: customer, order: order, source: source, at: now, in: transaction)
    }

    /// Grants a customer credit. The source names the cause: it is granted once.
    ///
    /// - Returns: the entry; nil where there was one already.
    func grant(
        _ cents: Int, to customer: Int, kind: CreditEntry.Kind, reason: String?, source: String, at now: Date, in transaction: Transaction
    ) throws -> CreditEntry? {
        guard let ledger, ledger.takesPayments, cents > 0, try !CreditRepository().has(source, in: transaction) else { return nil }
        _ = try CreditRepository().change(cents, of: customer, in: transaction)
        let entry = try CreditRepository().insert(
            CreditRepository.NewEntry(person: customer, kind: kind, cents: cents, reason: reason, source: source), at: now, in: transaction)
        try ledger.post(.grant(cents: cents), person: customer, order: nil, source: source, at: now, in: transaction)
        return entry
    }

    /// Grants a customer credit for something that went wrong.
    ///
    /// - Parameter source: the cause, which is granted credit once.
    /// - Throws: ``/Core/APIError`` of status 409 `credit_unavailable` where orders aren't paid for, or the cause was granted credit before.
    public func compensate(_ cents: Int, of customer: Int, reason: String, source: String, at now: Date, in transaction: Transaction) throws {
        let entry = try grant(cents, to: customer, kind: .granted, reason: reason, source: source, at: now, in: transaction)
        guard entry != nil else { throw APIError.conflict(Strings.creditMissing, code: "credit_unavailable") }
    }

    /// Rewards the customer whose code for friends an order used, once it is delivered.
    func reward(order: Int, at now: Date, in transaction: Transaction) throws {
        guard referrals.rewardCents > 0, let referrer = try CodeRepository().redemption(of: order, in: transaction)?.referrerID else { return }
        _ = try grant(
            referrals.rewardCents, to: referrer, kind: .referral, reason: nil, source: "credit:referral:\(order)", at: now, in: transaction)
    }

    private static var creditChanged: APIError { .conflict(Strings.creditChanged, code: "credit_changed") }
}
