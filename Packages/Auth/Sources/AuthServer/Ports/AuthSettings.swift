public import Core

/// The settings of accounts and sessions, besides those of the product.
public struct AuthSettings: Sendable {
    static let passwordHashesAtOnce = Setting.optionalNumber(
        "PASSWORD_HASHES_AT_ONCE", 1...1024, "Passwords hashed at the same time. Each takes a core and 32 MB. Empty: half the number of cores.")
    static let passwordHashesWaiting = Setting.number(
        "PASSWORD_HASHES_WAITING", 0...100_000, default: 100, "Sign-ins that may wait for a password hash. Further ones get 503.")
    static let accessTokenLifetime = Setting.seconds("ACCESS_TOKEN_SECONDS", 1...86_400, default: 900, "Lifetime of access tokens.")
    /// The time without use after which a session ends.
    public static let idleTime = Setting.days("SESSION_IDLE_DAYS", 1...365, default: 30, "Days without activity after which people are signed out.")
    static let staffIdleTime = Setting.hours(
        "STAFF_IDLE_HOURS", 1...8760, default: 12, development: 720, "Hours without activity after which dispatchers and administrators are signed out.")
    static let sessionLifetime = Setting.days(
        "SESSION_MAX_DAYS", 1...3650, default: 90, "Days after which everybody signs in again, however active they are.")
    static let auditRetention = Setting.days("AUDIT_RETENTION_DAYS", 1...3650, default: 365, "Days that security events are kept.")

    /// Whether dispatchers and administrators need a second factor.
    static let requiresFactors = Setting.flag(
        "SECOND_FACTOR_REQUIRED", default: true, development: false,
        "Whether dispatchers and administrators have their roles only in sessions with a second factor.")

    static let deletionGrace = Setting.days(
        "ACCOUNT_DELETION_DAYS", 0...365, default: 14, "Days between somebody's asking for their account to be deleted and erasing everything of it.")

    static let exportLifetime = Setting.days("ACCOUNT_EXPORT_DAYS", 1...90, default: 7, "Days for which people can download an archive of their data.")

    /// All settings of Auth.
    public static let all: [any SettingDeclaration] = [
        passwordHashesAtOnce, passwordHashesWaiting, accessTokenLifetime, idleTime, staffIdleTime, sessionLifetime, auditRetention, requiresFactors,
        deletionGrace, exportLifetime,
    ]

    /// The keys of access tokens.
    let keys: SigningKeys
    /// The product's bundle identifier, which is issuer and audience of its tokens: a token of one product doesn't open another.
    let bundleIdentifier: String
    let accessTokenLifetime: Duration
    /// The times after which sessions end by themselves.
    let sessionLifetimes: SessionLifetimes
    /// The number of passwords hashed at a time; nil for half the number of cores.
    let passwordsAtOnce: Int?
    let passwordsWaiting: Int
    /// The product's name, which administrators may change.
    let name: CurrentSetting<String>
    /// The URL of the product's pages, for links in mail.
    let publicURL: String
    let auditRetention: Duration
    /// Whether staff need a second factor for their roles.
    let requiresFactors: Bool
    /// The time in which an account that is to be deleted can be kept.
    let deletionGrace: Duration
    /// The time for which an archive of somebody's data can be downloaded.
    let exportLifetime: Duration
    /// The site of passkeys; nil if the public address is no name, which passkeys need.
    var relyingParty: RelyingParty? { RelyingParty(publicURL: publicURL) }

    /// Reads the settings.
    ///
    /// - Throws: `SettingError` that names the key and the fix.
    init(_ values: SettingValues, keys: SigningKeys) throws(SettingError) {
        self.keys = keys
        bundleIdentifier = try values[ProductSettings.bundleIdentifier]
        accessTokenLifetime = try values[Self.accessTokenLifetime]
        sessionLifetimes = SessionLifetimes(
            idle: try values[Self.idleTime], staffIdle: try values[Self.staffIdleTime], total: try values[Self.sessionLifetime])
        passwordsAtOnce = try values[Self.passwordHashesAtOnce]
        passwordsWaiting = try values[Self.passwordHashesWaiting]
        name = try CurrentSetting(ProductSettings.displayName, in: values)
        publicURL = try values[ProductSettings.publicURL]
        auditRetention = try values[Self.auditRetention]
        requiresFactors = try values[Self.requiresFactors]
        deletionGrace = try values[Self.deletionGrace]
        exportLifetime = try values[Self.exportLifetime]
    }
}
