import Core
public import Foundation
public import Persistence
import PromotionsAPI

/// Checks, redeems and gives back codes, and keeps customers' credit. Every call is part of the caller's transaction.
public struct PromotionDesk: Sendable {
    let referrals: ReferralTerms
    let ledger: (any CreditLedger)?
    private let codes = CodeRepository()
    private let credits = CreditRepository()

    init(referrals: ReferralTerms, ledger: (any CreditLedger)?) {
        self.referrals = referrals
        self.ledger = ledger
    }

    /// The customer who wants to use a code, and the time.
    public struct Use: Sendable {
        /// The customer's id.
        public let customer: Int
        /// The time.
        public let time: Date
        /// True where the customer has other orders that weren't canceled.
        public let hasOrdered: @Sendable (Transaction) throws -> Bool

        /// Creates a use.
        public init(customer: Int, time: Date, hasOrdered: @escaping @Sendable (Transaction) throws -> Bool) {
            self.customer = customer
            self.time = time
            self.hasOrdered = hasOrdered
        }
    }

    /// The discount of a code.
    public struct Terms: Sendable, Hashable {
        /// The code as it is stored.
        public let code: String
        /// The percentage; nil for an amount.
        public let percent: Int?
        /// The amount in cents; 0 for a percentage.
        public let amountCents: Int
        /// The least that laundry, add-ons and delivery have to cost, in cents.
        public let minimumCents: Int
    }

    /// True where there is credit: where orders are paid for.
    public var offersCredit: Bool { ledger?.takesPayments == true }

    /// Returns what a code takes off.
    ///
    /// - Throws: ``/Core/APIError`` of status 422 that says why the customer can't use it.
    public func terms(of typed: String, for use: Use, in transaction: Transaction) throws -> Terms {
        let name = Self.normalized(typed)
        if let found = try codes.code(named: name, in: transaction) {
            try check(found, for: use, in: transaction)
            return Terms(code: name, percent: found.terms.percent, amountCents: found.terms.amountCents ?? 0, minimumCents: found.terms.minimumCents)
        }
        _ = try referrer(name, for: use, in: transaction)
        return Terms(code: name, percent: nil, amountCents: referrals.friendCents, minimumCents: 0)
    }

    /// Redeems a code for an order that is being placed.
    ///
    /// - Throws: ``/Core/APIError`` of status 409 `promo_exhausted` where its last redemption is gone, and what ``terms(of:for:in:)`` throws.
    public func redeem(_ typed: String, order: Int, _ use: Use, in transaction: Transaction) throws {
        let name = Self.normalized(typed)
        if let found = try codes.code(named: name, in: transaction) {
            // The row is locked first: those who wait for it see what the one before has done.
            guard try codes.take(found.id, in: transaction) else { throw Self.exhausted(409) }
            try codes.insert(code: found.id, referrer: nil, customer: use.customer, order: order, at: use.time, in: transaction)
            if let most = found.terms.limitPerCustomer, try codes.count(code: found.id, customer: use.customer, in: transaction) > most {
                throw Self.refused(Strings.promoUsed)
            }
            if found.terms.firstOrderOnly, try use.hasOrdered(transaction) { throw Self.refused(Strings.promoFirstOrder) }
        } else {
            let referrer = try referrer(name, for: use, in: transaction)
            try codes.insert(code: nil, referrer: referrer, customer: use.customer, order: order, at: use.time, in: transaction)
        }
    }

    /// Gives the redemption of an order back. Doing so again changes nothing.
    public func giveBack(order: Int, at now: Date, in transaction: Transaction) throws {
        guard let redemption = try codes.redemption(of: order, in: transaction) else { return }
        try codes.giveBack(redemption, at: now, in: transaction)
    }

    private func check(_ code: PromoCode, for use: Use, in transaction: Transaction) throws {
        let terms = code.terms
        guard code.active, terms.endsAt.map({ use.time < $0 }) ?? true else { throw Self.refused(Strings.promoEnded) }
        guard terms.startsAt.map({ use.time >= $0 }) ?? true else { throw Self.refused(Strings.promoNotYet) }
        guard terms.limit.map({ code.redeemed < $0 }) ?? true else { throw Self.exhausted(422) }
        if let most = terms.limitPerCustomer, try codes.count(code: code.id, customer: use.customer, in: transaction) >= most {
            throw Self.refused(Strings.promoUsed)
        }
        if terms.firstOrderOnly, try use.hasOrdered(transaction) { throw Self.refused(Strings.promoFirstOrder) }
    }

    /// Returns the customer whose code for friends it is.
    private func referrer(_ code: String, for use: Use, in transaction: Transaction) throws -> Int {
        guard offersCredit, referrals.isOffered, let referrer = try credits.referrer(code, in: transaction) else {
            throw Self.refused(Strings.promoUnknown)
        }
        guard referrer != use.customer else { throw Self.refused(Strings.promoOwn) }
        guard try !use.hasOrdered(transaction), try !codes.hasFriend(use.customer, in: transaction) else { throw Self.refused(Strings.promoFirstOrder) }
        return referrer
    }

    /// The code as it is stored: in capital letters without spaces around it.
    static func normalized(_ code: String) -> String { code.trimmingCharacters(in: .whitespacesAndNewlines).uppercased() }

    private static func refused(_ message: String) -> APIError { .invalid(["promoCode": message], code: "promo_refused") }

    private static func exhausted(_ status: Int) -> APIError {
        APIError(status: status, code: "promo_exhausted", message: Strings.promoExhausted, fields: ["promoCode": Strings.promoExhausted])
    }
}
