public import Core
import Foundation
public import PaymentsAPI

/// The settings of payments by Stripe.
public struct StripeSettings: Sendable {
    static let secretKeySetting = Setting.optionalText(
        "STRIPE_SECRET_KEY", isSecret: true, "Secret key of the Stripe account, sk_live_... or sk_test_... Required with PAYMENT_GATEWAY=stripe.")
    static let publishableKeySetting = Setting.optionalText(
        "STRIPE_PUBLISHABLE_KEY", "Publishable key of the same account, which browsers get. Required with PAYMENT_GATEWAY=stripe.")
    static let webhookSecretSetting = Setting.optionalText(
        "STRIPE_WEBHOOK_SECRET", isSecret: true, "Signing secret of the webhook /api/v1/payments/webhooks/stripe. Required with PAYMENT_GATEWAY=stripe.")
    static let apiSetting = Setting.text("STRIPE_API_URL", default: StripeAddresses.api, "Address of Stripe's API.")
    static let scriptSetting = Setting.text("STRIPE_SCRIPT_URL", default: StripeAddresses.script, "Address of Stripe's script for browsers.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [secretKeySetting, publishableKeySetting, webhookSecretSetting, apiSetting, scriptSetting]

    /// The key with which the API is called.
    public var secretKey: String
    /// The key that browsers get.
    public var publishableKey: String
    /// The secret that webhooks are signed with.
    public var webhookSecret: String
    /// The API's scheme, `https`.
    public var scheme: String
    /// The API's host, with the port if it isn't the scheme's.
    public var authority: String
    /// The address of the script for browsers.
    public var script: String
    /// The time limit of one attempt.
    public var attemptTimeout: Duration = .seconds(15)
    /// The time after which no further attempt is made.
    public var timeout: Duration = .seconds(30)

    /// Creates settings.
    ///
    /// - Returns: nil if the address of the API has no host or is neither `https` nor, on this machine, `http`.
    public init?(secretKey: String, publishableKey: String, webhookSecret: String, api: String = StripeAddresses.api, script: String = StripeAddresses.script) {
        guard let (scheme, authority) = Self.origin(of: api), Self.origin(of: script) != nil else { return nil }
        self.secretKey = secretKey
        self.publishableKey = publishableKey
        self.webhookSecret = webhookSecret
        self.scheme = scheme
        self.authority = authority
        self.script = script
    }

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    public init(_ values: SettingValues) throws(SettingError) {
        guard let secretKey = try values[Self.secretKeySetting] else { throw .empty("STRIPE_SECRET_KEY") }
        guard let publishableKey = try values[Self.publishableKeySetting] else { throw .empty("STRIPE_PUBLISHABLE_KEY") }
        guard let webhookSecret = try values[Self.webhookSecretSetting] else { throw .empty("STRIPE_WEBHOOK_SECRET") }
        guard publishableKey.hasPrefix("pk_") else {
            throw SettingError("STRIPE_PUBLISHABLE_KEY doesn't begin with pk_, and browsers get it. To fix, give the publishable key, not the secret one.")
        }
        let (api, script) = (try values[Self.apiSetting], try values[Self.scriptSetting])
        guard Self.origin(of: api) != nil else { throw Self.wrongAddress("STRIPE_API_URL", api, StripeAddresses.api) }
        guard
            let settings = StripeSettings(
                secretKey: secretKey, publishableKey: publishableKey, webhookSecret: webhookSecret, api: api, script: script)
        else { throw Self.wrongAddress("STRIPE_SCRIPT_URL", script, StripeAddresses.script) }
        self = settings
    }

    /// The origins that pages load scripts and frames from, and that these call, for the content security policy.
    public var pageSources: [String] {
        let own = ["\(scheme)://\(authority)"] + (Self.origin(of: script).map { ["\($0.scheme)://\($0.authority)"] } ?? [])
        return script == StripeAddresses.script ? own + [StripeAddresses.confirmation] : own
    }

    private static func wrongAddress(_ key: String, _ text: String, _ example: String) -> SettingError {
        SettingError("\(key) is '\(text)'. To fix, give an address such as \(example); without https only on this machine.")
    }

    /// The scheme and host of an address. Keys and cards must not travel in the clear, except on this machine, to a server for tests.
    private static func origin(of text: String) -> (scheme: String, authority: String)? {
        guard let url = URL(string: text), let host = url.host(percentEncoded: true), !host.isEmpty, let scheme = url.scheme?.lowercased() else { return nil }
        guard scheme == "https" || scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else { return nil }
        return (scheme, url.port.map { "\(host):\($0)" } ?? host)
    }
}
