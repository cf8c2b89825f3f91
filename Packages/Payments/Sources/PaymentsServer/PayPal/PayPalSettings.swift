public import Core
import Foundation
public import PaymentsAPI

/// The settings of payments by PayPal.
public struct PayPalSettings: Sendable {
    static let clientIDSetting = Setting.optionalText("PAYPAL_CLIENT_ID", "Client ID of the PayPal app. Required with PAYMENT_GATEWAY=paypal.")
    static let clientSecretSetting = Setting.optionalText(
        "PAYPAL_CLIENT_SECRET", isSecret: true, "Secret of the same PayPal app. Required with PAYMENT_GATEWAY=paypal.")
    static let webhookIDSetting = Setting.optionalText(
        "PAYPAL_WEBHOOK_ID", "ID that PayPal gave the webhook /api/v1/payments/webhooks/paypal. Required with PAYMENT_GATEWAY=paypal.")
    static let apiSetting = Setting.text("PAYPAL_API_URL", default: PayPalAddresses.api, "Address of PayPal's API.")

    /// The settings in the order in which they are listed.
    public static let all: [any SettingDeclaration] = [clientIDSetting, clientSecretSetting, webhookIDSetting, apiSetting]

    /// The app's id.
    public var clientID: String
    /// The app's secret.
    public var clientSecret: String
    /// The id of the webhook, by which PayPal checks notices.
    public var webhookID: String
    /// The API's scheme, `https`.
    public var scheme: String
    /// The API's host, with the port if it isn't the scheme's.
    public var authority: String
    /// The address of our own server, to which PayPal's pages lead back, without a slash at its end.
    public var publicURL: String
    /// The time limit of one attempt.
    public var attemptTimeout: Duration = .seconds(15)
    /// The time after which no further attempt is made.
    public var timeout: Duration = .seconds(30)

    /// Creates settings.
    ///
    /// - Returns: nil if the address of the API has no host or is neither `https` nor, on this machine, `http`.
    public init?(clientID: String, clientSecret: String, webhookID: String, api: String = PayPalAddresses.api, publicURL: String) {
        guard let url = URL(string: api), let host = url.host(percentEncoded: true), !host.isEmpty, let scheme = url.scheme?.lowercased() else { return nil }
        // Keys must not travel in the clear, except on this machine, to a server for tests.
        guard scheme == "https" || scheme == "http" && ["127.0.0.1", "localhost"].contains(host) else { return nil }
        self.clientID = clientID
        self.clientSecret = clientSecret
        self.webhookID = webhookID
        self.scheme = scheme
        authority = url.port.map { "\(host):\($0)" } ?? host
        self.publicURL = publicURL.hasSuffix("/") ? String(publicURL.dropLast()) : publicURL
    }

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` with the key and how to fix it.
    public init(_ values: SettingValues, publicURL: String) throws(SettingError) {
        guard let clientID = try values[Self.clientIDSetting] else { throw .empty("PAYPAL_CLIENT_ID") }
        guard let clientSecret = try values[Self.clientSecretSetting] else { throw .empty("PAYPAL_CLIENT_SECRET") }
        guard let webhookID = try values[Self.webhookIDSetting] else { throw .empty("PAYPAL_WEBHOOK_ID") }
        let api = try values[Self.apiSetting]
        guard
            let settings = PayPalSettings(
                clientID: clientID, clientSecret: clientSecret, webhookID: webhookID, api: api, publicURL: publicURL)
        else {
            throw SettingError("PAYPAL_API_URL is '\(api)'. To fix, give an address such as \(PayPalAddresses.api); without https only on this machine.")
        }
        self = settings
    }
}
