/// What accounts and sign-ins are granted.
struct AccountSettings: Sendable {
    /// How many passwords are hashed at a time; nil for what suits the machine.
    let passwordHashesAtOnce: Int?
    /// How many sign-ins may wait for that.
    let passwordHashesWaiting: Int
    /// How long an access token is good.
    let accessTokenLifetime: Duration
    /// How long somebody who isn't there stays signed in.
    let idleTime: Duration
    /// How long security events are kept.
    let auditRetention: Duration

    /// Reads the settings.
    ///
    /// - Throws: ``SettingsError`` that names the key and the fix.
    init(_ reader: SettingsReader) throws {
        passwordHashesAtOnce = reader.text("PASSWORD_HASHES_AT_ONCE") == nil ? nil : try reader.number("PASSWORD_HASHES_AT_ONCE", 1...1024)
        passwordHashesWaiting = try reader.number("PASSWORD_HASHES_WAITING", 0...100_000)
        accessTokenLifetime = .seconds(try reader.number("ACCESS_TOKEN_SECONDS", 1...86_400))
        idleTime = try reader.days("SESSION_IDLE_DAYS", 1...365)
        auditRetention = try reader.days("AUDIT_RETENTION_DAYS", 1...3650)
    }
}
