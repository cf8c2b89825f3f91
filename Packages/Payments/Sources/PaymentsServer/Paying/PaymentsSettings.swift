public import Core

/// The settings of Payments.
public enum PaymentsSettings {
    /// The payment providers.
    public enum Gateway: String, Sendable, CaseIterable {
        /// Orders are taken without payment.
        case none
        /// The provider in this process, for development.
        case fake
        /// Stripe.
        case stripe
    }

    /// The provider.
    public static let gateway = Setting.choice(
        "PAYMENT_GATEWAY", default: Gateway.none,
        "Payment provider: stripe. none: orders are taken without payment; fake: for development and tests alone.")

    /// The amount that is held beyond the price when an order is placed, in percent of it.
    public static let overPercent = Setting.number(
        "PAYMENT_AUTHORIZE_OVER_PERCENT", 0...100, unit: "percent", default: 20,
        "How much more than an order's price is held when it is placed, since the laundry may weigh more.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] = [gateway, overPercent] + StripeSettings.all

    /// Returns Stripe's settings; nil with another provider.
    static func stripe(_ values: SettingValues) throws(SettingError) -> StripeSettings? {
        try values[gateway] == .stripe ? try StripeSettings(values) : nil
    }
}
