import Core

/// The settings of Auth's server.
public struct AuthSettings: Sendable, CustomStringConvertible {
    /// The keys of access tokens: P-256 private keys in PEM, one after the other. The first one signs, all are accepted.
    /// ``SigningKey/generatePEM()`` makes one, ``SigningKeys/rotated(pem:)`` puts a new one first.
    public let signingKeyPEM: String
    /// The product's bundle identifier, which is issuer and audience of its tokens: a token of one product doesn't open another.
    public let bundleIdentifier: String
    /// The lifetime of an access token.
    public let accessTokenLifetime: Duration
    /// The lifetime of a refresh token that isn't used.
    public let refreshTokenLifetime: Duration
    /// The cost of a password's hash.
    public let passwordCost: PasswordHashing.Cost
    /// The number of passwords hashed at a time; nil for half the number of cores.
    public let passwordsAtOnce: Int?
    /// The number of passwords that may wait to be hashed. Further calls fail with 503.
    public let passwordsWaiting: Int
    /// The product's name in its mail.
    public let productName: String
    /// The URL of the product's pages, such as `https://tumble.example`, for links in mail.
    public let publicURL: String
    /// The time after which entries of the audit log are deleted.
    public let auditRetention: Duration

    /// Creates settings; by default access tokens live 15 minutes, refresh tokens 30 days, and the audit log is kept for a year.
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
