/// The addresses of PayPal's service.
public enum PayPalAddresses {
    /// The API, without a path: the default of the setting `PAYPAL_API_URL`. That of the sandbox is `https://api-m.sandbox.paypal.com`.
    public static let api = "https://api-m.paypal.com"
}
