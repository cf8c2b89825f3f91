public import Core
import HTTPTypes

/// The endpoints of Promotions.
public enum PromotionsEndpoints {
    /// Lists the promo codes, newest first.
    public static let codes = Endpoint<NoInput, [PromoCode]>(
        .get, "/promotions/codes", access: .roles([.admin]), summary: "The promo codes, newest first.")

    /// Makes a promo code.
    public static let createCode = Endpoint<NewPromoCode, PromoCode>(
        .post, "/promotions/codes", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Makes a promo code.")

    /// Ends a promo code. Orders that use it keep what it took off.
    public static let endCode = Endpoint<IDInput, PromoCode>(
        .delete, "/promotions/codes/{id}", access: .roles([.admin]), summary: "Ends a promo code; orders that use it keep their price.")

    /// Returns the caller's credit and referral code.
    public static let credit = Endpoint<NoInput, CreditAccount>(
        .get, "/promotions/credit", access: .signedIn, summary: "The caller's credit with its last entries, and the code for friends.")

    /// Grants a customer credit.
    public static let grantCredit = Endpoint<CreditGrant, CreditEntry>(
        .post, "/promotions/credit/grants", access: .roles([.dispatcher, .admin]), idempotency: .key, success: 201,
        summary: "Grants a customer credit, with a reason.")
}
