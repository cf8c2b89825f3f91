import Core
import Persistence
import ServerCore

/// The data of people that Promotions holds. Of credit the amounts stay, since they are part of the books.
enum PromotionsPersonalData {
    static let all = [
        PersonalData(
            "promotions", of: [.customer], name: Strings.privacyPromotions, purpose: Strings.privacyPromotionsPurpose, kept: Strings.privacyPromotionsKept,
            tables: [
                PersonalTable("promotions_referral", of: "person_id", key: "person_id", ["code"], erased: .deleted),
                PersonalTable("promotions_customer", of: "person_id", key: "person_id", ["redemptions", "balance_cents"], erased: .kept),
                PersonalTable("promotions_redemption", of: "customer_id", ["code_id", "referrer_id", "order_id", .time("created_at")], erased: .kept),
                PersonalTable(
                    "promotions_credit_entry", of: "person_id", ["kind", "cents", "order_id", "reason", .time("created_at")],
                    erased: .replaced(["reason": .null])),
            ])
    ]
}
