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
        /// PayPal.
        case paypal
    }

    /// The provider.
    public static let gateway = Setting.choice(
        "PAYMENT_GATEWAY", default: Gateway.none, development: .fake,
        "Payment provider: stripe or paypal. none: orders are taken without payment; fake: for development and tests alone.")

    /// The amount that is held beyond the price when an order is placed, in percent of it.
    public static let overPercent = Setting.number(
        "PAYMENT_AUTHORIZE_OVER_PERCENT", 0...100, unit: "percent", default: 20,
        "How much more than an order's price is held when it is placed, since the laundry may weigh more.")

    /// The port of the fake provider's site.
    static let cardPagePort = Setting.number(
        "FAKE_PAYMENT_PORT", 0...65_535, default: 0, "Port of the fake payment provider's site, where cards are entered. 0: any free one.")

    /// The address of the fake provider's site.
    static let cardPageAddress = Setting.optionalText(
        "FAKE_PAYMENT_URL", "Address of the fake payment provider's site behind a proxy. Empty: the host of PUBLIC_URL with the site's port.")

    /// The number of notices that the fake provider sends of each change.
    static let noticeCount = Setting.number(
        "FAKE_PAYMENT_NOTICES", 0...10, default: 0, "Number of times that the fake payment provider sends each notice. 0: none.")

    /// The time after which the fake provider sends its notices.
    static let noticeDelay = Setting.seconds(
        "FAKE_PAYMENT_NOTICE_SECONDS", 0...3_600, default: 0, "Time after which the fake payment provider sends its notices.")

    /// The settings in the order in which they are listed.
    static let all: [any SettingDeclaration] =
        [gateway, overPercent] + StripeSettings.all + PayPalSettings.all + [cardPagePort, cardPageAddress, noticeCount, noticeDelay]

    /// Returns PayPal's settings; with another provider only where all that it needs are given, so that it goes on with payments that it began, otherwise nil.
    static func payPal(_ values: SettingValues) throws(SettingError) -> PayPalSettings? {
        let needed = [PayPalSettings.clientIDSetting, PayPalSettings.clientSecretSetting, PayPalSettings.webhookIDSetting]
        guard try isNeeded(.paypal, needed, values) else { return nil }
        return try PayPalSettings(values, publicURL: try values[ProductSettings.publicURL])
    }

    /// Returns Stripe's settings; with another provider only where all that it needs are given, so that it goes on with payments that it began, otherwise nil.
    static func stripe(_ values: SettingValues) throws(SettingError) -> StripeSettings? {
        let needed = [StripeSettings.secretKeySetting, StripeSettings.publishableKeySetting, StripeSettings.webhookSecretSetting]
        return try isNeeded(.stripe, needed, values) ? try StripeSettings(values) : nil
    }

    private static func isNeeded(_ provider: Gateway, _ needed: [Setting<String?>], _ values: SettingValues) throws(SettingError) -> Bool {
        if try values[gateway] == provider { return true }
        for setting in needed where try values[setting] == nil { return false }
        return true
    }
}
