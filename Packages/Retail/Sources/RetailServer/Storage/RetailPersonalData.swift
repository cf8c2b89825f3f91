import Core
import Persistence
import ServerCore

/// The data of people that Retail holds.
enum RetailPersonalData {
    static let all = [
        PersonalData(
            "retail", of: [.customer], name: Strings.privacyRetail, purpose: Strings.privacyRetailPurpose, kept: Strings.privacyRetailKept,
            tables: [
                PersonalTable("retail_favorite", of: "person_id", ["item_id", .time("added_at")], erased: .deleted),
                PersonalTable("retail_cart_line", of: "person_id", ["item_id", "quantity", "substitution", "note", .time("added_at")], erased: .deleted),
                PersonalTable("retail_rating", of: "person_id", ["retailer_id", "stars", .time("rated_at")], erased: .deleted),
            ])
    ]
}
