import Core

/// What Auth's server has to be told.
public struct AuthSettings: Sendable, CustomStringConvertible {
    /// The key that signs access tokens: a P-256 private key in PEM. ``SigningKey/generatePEM()`` makes one.
    public let signingKeyPEM: String
    /// The product's bundle identifier: who issues the tokens and whom they are for, so that a token of one product opens no other.
    public let bundleIdentifier: String
    /// How long an access token is good: a change of roles and the end of a session take that long to reach every request.
    public let accessTokenLifetime: Duration
    /// How long a refresh token that isn't used is good.
    public let refreshTokenLifetime: Duration
    /// What a password's hash costs.
    public let passwordCost: PasswordHashing.Cost

    /// Creates settings: 15 minutes, 30 days and the standard cost unless told.
    public init(
        signingKeyPEM: String,
        bundleIdentifier: String,
        accessTokenLifetime: Duration = .seconds(15 * 60),
        refreshTokenLifetime: Duration = .seconds(30 * 24 * 3600),
        passwordCost: PasswordHashing.Cost = .standard
    ) {
        self.signingKeyPEM = signingKeyPEM
        self.bundleIdentifier = bundleIdentifier
        self.accessTokenLifetime = accessTokenLifetime
        self.refreshTokenLifetime = refreshTokenLifetime
        self.passwordCost = passwordCost
    }

    /// The settings without the key.
    public var description: String { "AuthSettings(\(bundleIdentifier))" }
}
