import Core

/// What Auth's server has to be told.
public struct AuthSettings: Sendable, CustomStringConvertible {
    /// The keys of access tokens, P-256 private keys in PEM one after the other: the first signs, all are accepted. ``SigningKey/generatePEM()``
    /// makes one, ``SigningKeys/rotated(pem:)`` puts a new one first.
    public let signingKeyPEM: String
    /// The product's bundle identifier: who issues the tokens and whom they are for, so that a token of one product opens no other.
    public let bundleIdentifier: String
    /// How long an access token is good.
    public let accessTokenLifetime: Duration
    /// How long a refresh token that isn't used is good.
    public let refreshTokenLifetime: Duration
    /// What a password's hash costs.
    public let passwordCost: PasswordHashing.Cost
    /// How many passwords are hashed at a time; nil for half as many as there are cores.
    public let passwordsAtOnce: Int?
    /// How many may wait for that; whoever comes then is answered 503.
    public let passwordsWaiting: Int
    /// What the product calls itself in its mail.
    public let productName: String
    /// Where the product's pages are, for links in mail, such as `https://tumble.example`.
    public let publicURL: String
    /// How long the audit log is kept.
    public let auditRetention: Duration

    /// Creates settings: 15 minutes, 30 days, the standard cost and a year of audit unless told.
    public init(
        signingKeyPEM: String,
        bundleIdentifier: String,
        accessTokenLifetime: Duration = .seconds(15 * 60),
        refreshTokenLifetime: Duration = .seconds(30 * 24 * 3600),
        passwordCost: PasswordHashing.Cost = .standard,
        passwordsAtOnce: Int? = nil,
        passwordsWaiting: Int = 100,
        productName: String = "Tumble",
        publicURL: String = "",
        auditRetention: Duration = .seconds(365 * 24 * 3600)
    ) {
        self.signingKeyPEM = signingKeyPEM
        self.bundleIdentifier = bundleIdentifier
        self.accessTokenLifetime = accessTokenLifetime
        self.refreshTokenLifetime = refreshTokenLifetime
        self.passwordCost = passwordCost
        self.passwordsAtOnce = passwordsAtOnce
        self.passwordsWaiting = passwordsWaiting
        self.productName = productName
        self.publicURL = publicURL
        self.auditRetention = auditRetention
    }

    /// The settings without the key.
    public var description: String { "AuthSettings(\(bundleIdentifier))" }
}
