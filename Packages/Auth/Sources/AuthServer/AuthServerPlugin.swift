import AuthAPI
public import Core
public import Persistence
public import ServerCore

/// Auth's server: accounts, sessions, profiles. It provides the `Authenticator`, ``PeopleDirectory`` and ``AccountSeeding``.
///
/// ```swift
/// AuthServerPlugin(settings: AuthSettings(signingKeyPEM: pem, bundleIdentifier: "app.tumble.dev"))
/// ```
public struct AuthServerPlugin: ServerPlugin {
    /// `Auth`.
    public let name = "Auth"
    /// None.
    public let requires: [String] = []
    private let settings: AuthSettings

    /// Creates the plugin.
    public init(settings: AuthSettings) { self.settings = settings }

    /// The tables of accounts and refresh tokens.
    public var migrations: [Migration] { AuthMigrations.all }

    /// Registers the authenticator, the directory of people, and what the handlers share.
    public func register(in container: DIContainer) {
        let settings = settings
        container.register(AccessTokens.self) { _ in try AccessTokens(settings: settings) }
        container.register((any Authenticator).self) { resolver in
            JWTAuthenticator(tokens: try resolver.resolve(AccessTokens.self), clock: try resolver.resolve((any Clock).self))
        }
        container.register(PasswordHashing.self) { resolver in
            PasswordHashing(cost: settings.passwordCost, random: try resolver.resolve((any RandomSource).self))
        }
        container.register(Sessions.self) { resolver in
            try Sessions(
                settings: settings, accessTokens: resolver.resolve(AccessTokens.self), random: resolver.resolve((any RandomSource).self))
        }
        container.register(PeopleDirectory.self) { _ in PeopleDirectory() }
        container.register(ProfileDirectory.self) { _ in ProfileDirectory() }
        container.register(AccountSeeding.self) { resolver in
            try AccountSeeding(
                database: resolver.resolve((any Database).self), clock: resolver.resolve((any Clock).self),
                random: resolver.resolve((any RandomSource).self))
        }
    }

    /// Registers the handlers of `AuthEndpoints`.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let sessions = try container.resolve(Sessions.self)
        let passwords = try container.resolve(PasswordHashing.self)
        let events = try container.resolve(EventLog.self)
        RegistrationController(passwords: passwords, sessions: sessions, events: events).add(to: &routes)
        SessionController(passwords: passwords, sessions: sessions).add(to: &routes)
        ProfileController().add(to: &routes)
    }

    /// Removes refresh tokens that are past their time.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        return [
            PeriodicJob("refresh tokens expire", every: .seconds(3600)) {
                let now = clock.now
                try await database.write { try RefreshTokenRepository().removeExpired(before: now, in: $0) }
            }
        ]
    }

    /// Makes the accounts of ``DemoPeople``.
    public func seed(_ seed: SeedContext) async throws {
        try await seed.container.resolve(AccountSeeding.self).createAccounts(DemoPeople.all)
    }
}
