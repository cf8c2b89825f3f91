/// The addresses of Stripe's service, the defaults of the settings `STRIPE_API_URL` and `STRIPE_SCRIPT_URL`.
public enum StripeAddresses {
    /// The API, without a path.
    public static let api = "https://api.stripe.com"
    /// The script that mounts the card field. Stripe requires that browsers load it from Stripe, on every visit.
    public static let script = "https://js.stripe.com/v3/"
    /// The frames in which banks ask customers to confirm.
    public static let confirmation = "https://hooks.stripe.com"
}
