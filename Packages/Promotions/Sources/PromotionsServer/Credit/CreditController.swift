import Core
import Foundation
import OrdersAPI
import Persistence
import PromotionsAPI
import ServerCore

/// Shows customers their credit and code for friends, and lets dispatchers grant credit.
struct CreditController: Sendable {
    let desk: PromotionDesk
    let customers: any CustomerDirectory
    let random: any RandomSource
    /// The public address of the pages, without a slash at its end.
    let publicURL: String

    /// The number of entries that the page shows.
    private static let shownEntries = 50
    /// The most credit of one grant: $500.
    private static let mostCents = 50_000

    func add(to routes: inout Routes) {
        routes.on(PromotionsEndpoints.credit, allow: .accessAlone) { _, context in
            let person = try context.person()
            let code = try await referralCode(of: person, context.database)
            return try await context.database.read { try account(of: person.id, code: code, in: $0) }
        }
        routes.on(PromotionsEndpoints.grantCredit, allow: .accessAlone) { input, context in try await grant(input, context) }
    }

    private func account(of person: Int, code: String?, in transaction: Transaction) throws -> CreditAccount {
        let referral = code.map { code in
            Referral(
                code: code, friendCents: desk.referrals.friendCents, rewardCents: desk.referrals.rewardCents,
                url: publicURL + OrdersLink.promoPath(code))
        }
        return CreditAccount(
            balanceCents: try desk.credit(of: person, in: transaction),
            entries: try CreditRepository().entries(of: person, limit: Self.shownEntries, in: transaction), referral: referral)
    }

    /// Returns the customer's code for friends, which is made when it is first asked for; nil where friends get nothing.
    private func referralCode(of person: Person, _ database: any Database) async throws -> String? {
        guard desk.offersCredit, desk.referrals.isOffered, person.roles.contains(.customer) else { return nil }
        if let code = try await database.read({ try CreditRepository().referral(of: person.id, in: $0) }) { return code }
        let new = "FRIEND-\(random.hexadecimal(byteCount: 4).uppercased())"
        return try await database.write { transaction in
            try CreditRepository().insertReferral(new, of: person.id, in: transaction)
            return try CreditRepository().referral(of: person.id, in: transaction)
        }
    }

    private func grant(_ input: CreditGrant, _ context: HandlerContext) async throws -> EncodedOutput<CreditEntry> {
        var errors = FieldErrors()
        let person = try context.person().id
        errors.require(input.customerID != person, "customerId", Strings.creditOwn)
        errors.require((1...Self.mostCents).contains(input.cents), "cents", Strings.creditAmount)
        errors.requireText(input.reason, "reason", length: 1...200)
        try errors.throwIfAny()
        let (now, source) = (context.clock.now, "credit:grant:\(random.hexadecimal(byteCount: 12))")
        return try await context.writeOnce { transaction in
            guard try customers.isCustomer(input.customerID, in: transaction) else { throw APIError.invalid(["customerId": Strings.creditCustomer]) }
            let entry = try desk.grant(
                input.cents, to: input.customerID, kind: .granted, reason: input.reason, source: source, at: now, in: transaction)
            guard let entry else { throw APIError.conflict(Strings.creditMissing, code: "credit_unavailable") }
            try context.record(AuditEntry(.creditGranted, object: "credit_entry/\(entry.id)", account: input.customerID), in: transaction)
            return entry
        }
    }
}

extension AuditEntry.Action {
    fileprivate static let creditGranted = Self(rawValue: "credit_granted")
}
