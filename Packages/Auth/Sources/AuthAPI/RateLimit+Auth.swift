import Core

/// How often what guards accounts may be called. Wrong passwords are slowed down besides, by the server.
extension RateLimit {
    /// Signing in: many people may share an address.
    static let signIn = RateLimit(count: 60, per: .seconds(60), scope: .address)
    /// Making accounts.
    static let registration = RateLimit(count: 30, per: .seconds(600), scope: .address)
    /// Getting the next tokens, which each device does every quarter of an hour.
    static let refresh = RateLimit(count: 600, per: .seconds(60), scope: .address)
    /// Changing a password.
    static let passwordChange = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    /// Asking for a mail; the server sends an address no more than five of a kind in an hour.
    static let mailRequest = RateLimit(count: 10, per: .seconds(600), scope: .accountAndAddress)
    /// Using a token of a mail.
    static let mailedToken = RateLimit(count: 30, per: .seconds(600), scope: .address)
}
