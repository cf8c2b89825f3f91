/// The addresses of services that send text messages.
public enum TextAddresses {
    /// Twilio's API.
    public static let twilio = "https://api.twilio.com"
}
