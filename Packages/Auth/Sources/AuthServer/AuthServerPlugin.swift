import AuthAPI
import Blobs
public import Core
import Crypto
import Foundation
import Mail
public import Persistence
public import ServerCore

/// Serves accounts, sessions, and profiles. It provides the `Authenticator`, the `AuditLog`, ``PeopleDirectory``, ``RightsDirectory``, ``ProfileDirectory``, ``PeopleMail``,
/// ``AccountCommands``, ``RoleGrants``, and ``AccountSeeding``.
/// The container must provide ``SigningKeys``, and the `SymmetricKey` that seals second factors. Without a ``/Blobs/BlobStore``, nobody can have their data
/// exported.
public struct AuthServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Auth"
    /// Needs no other feature.
    public let requires: [String] = []
    /// The settings of tokens, password hashes, and the audit log.
    public var settings: [any SettingDeclaration] { AuthSettings.all }
    private let passwordCost: PasswordHashing.Cost

    /// Creates the plugin.
    ///
    /// - Parameter passwordCost: the cost of a password's hash.
    public init(passwordCost: PasswordHashing.Cost = .standard) { self.passwordCost = passwordCost }

    /// The tables of accounts, sessions, mail and security events.
    public var migrations: [Migration] { AuthMigrations.all }

    /// Registers the authenticator, the directories, and what the handlers share. Without a `MailService` in the container, mail waits in the outbox.
    public func register(in container: DIContainer) {
        container.register(AuthSettings.self) { resolver in
            let (values, keys) = try resolver.resolve(SettingValues.self, SigningKeys.self)
            return try AuthSettings(values, keys: keys)
        }
        container.register(AccessTokens.self) { try AccessTokens(settings: try $0.resolve(AuthSettings.self)) }
        container.register(Revocations.self) { resolver in
            let (settings, endings) = try resolver.resolve(AuthSettings.self, SessionEndings.self)
            return Revocations(lifetime: settings.accessTokenLifetime, endings: endings)
        }
        container.register(JWTAuthenticator.self) { resolver in
            let (tokens, revocations, clock) = try resolver.resolve(AccessTokens.self, Revocations.self, (any Clock).self)
            return JWTAuthenticator(tokens: tokens, revocations: revocations, clock: clock)
        }
        container.register((any Authenticator).self) { try $0.resolve(JWTAuthenticator.self) }
        container.register((any AuditLog).self) { _ in SecurityLog() }
        container.register((any EarlierAnalytics).self) { _ in EarlierRegistrations() }
        container.register(PasswordHashing.self) { [passwordCost] resolver in
            let (settings, random) = try resolver.resolve(AuthSettings.self, (any RandomSource).self)
            return PasswordHashing(cost: passwordCost, random: random, parallel: settings.passwordsAtOnce, waiting: settings.passwordsWaiting)
        }
        container.register(Sessions.self) { resolver in
            let (settings, tokens) = try resolver.resolve(AuthSettings.self, AccessTokens.self)
            let (revocations, random) = try resolver.resolve(Revocations.self, (any RandomSource).self)
            return Sessions(settings: settings, accessTokens: tokens, revocations: revocations, random: random)
        }
        container.register(FactorRepository.self) { FactorRepository(keys: FactorKeys(key: try $0.resolve(SymmetricKey.self))) }
        container.register(FactorChanges.self) { resolver in
            let (sessions, revocations) = try resolver.resolve(Sessions.self, Revocations.self)
            return FactorChanges(sessions: sessions, revocations: revocations)
        }
        container.register(AccountAdministration.self) { resolver in
            let (events, sessions, revocations) = try resolver.resolve(EventLog.self, Sessions.self, Revocations.self)
            let ownership = EmailOwnership(tokens: try resolver.resolve(MailTokens.self))
            return AccountAdministration(
                creation: AccountCreation(events: events), ownership: ownership, sessions: sessions, revocations: revocations, events: events)
        }
        container.register(AccountCommands.self) { resolver in
            let (database, clock, random) = try resolver.resolve((any Database).self, (any Clock).self, (any RandomSource).self)
            let (passwords, administration) = try resolver.resolve(PasswordHashing.self, AccountAdministration.self)
            return AccountCommands(database: database, clock: clock, random: random, passwords: passwords, administration: administration)
        }
        container.register(RoleGrants.self) { RoleGrants(administration: try $0.resolve(AccountAdministration.self)) }
        container.register(PasskeyChallenges.self) { resolver in
            let (settings, random) = try resolver.resolve(AuthSettings.self, (any RandomSource).self)
            return PasskeyChallenges(settings: settings, random: random)
        }
        container.register(MailTokens.self) { MailTokens(random: try $0.resolve((any RandomSource).self)) }
        container.register(PeopleDirectory.self) { _ in PeopleDirectory() }
        container.register(RightsDirectory.self) { resolver in
            RightsDirectory(policy: FactorPolicy(isRequired: try resolver.resolve(AuthSettings.self).requiresFactors))
        }
        container.register(ProfileDirectory.self) { _ in ProfileDirectory() }
        container.register(SessionDirectory.self) { SessionDirectory(authenticator: try $0.resolve(JWTAuthenticator.self)) }
        container.register(PeopleMail.self) { _ in PeopleMail() }
        container.register(AccountSeeding.self) { resolver in
            let (database, clock, random) = try resolver.resolve((any Database).self, (any Clock).self, (any RandomSource).self)
            return AccountSeeding(database: database, clock: clock, random: random)
        }
    }

    /// Registers the handlers of ``/AuthAPI/AuthEndpoints``.
    public func routes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (sessions, passwords, authenticator) = try container.resolve(Sessions.self, PasswordHashing.self, JWTAuthenticator.self)
        let (tokens, events, administration) = try container.resolve(MailTokens.self, EventLog.self, AccountAdministration.self)
        let (factors, changes) = try container.resolve(FactorRepository.self, FactorChanges.self)
        let (random, settings) = try container.resolve((any RandomSource).self, AuthSettings.self)
        let (guesses, codes) = (GuessGuard(throttle: SignInThrottle()), CodeCheck(factors: factors))
        let ownership = EmailOwnership(tokens: tokens)
        RegistrationHandlers(passwords: passwords, sessions: sessions, creation: AccountCreation(events: events)).add(to: &routes)
        SignInHandlers(passwords: passwords, sessions: sessions, authenticator: authenticator, guesses: guesses, codes: codes).add(to: &routes)
        ProofHandlers(passwords: passwords, sessions: sessions, authenticator: authenticator, guesses: guesses, codes: codes).add(to: &routes)
        FactorHandlers(
            factors: factors, changes: changes, sessions: sessions, authenticator: authenticator, random: random, name: settings.name
        ).add(to: &routes)
        SessionHandlers(sessions: sessions, authenticator: authenticator).add(to: &routes)
        let present = PresentPassword(passwords: passwords, guesses: guesses, authenticator: authenticator)
        PasswordHandlers(
            passwords: passwords, sessions: sessions, authenticator: authenticator, present: present, tokens: tokens, ownership: ownership
        ).add(to: &routes)
        EmailHandlers(tokens: tokens, ownership: ownership, sessions: sessions, authenticator: authenticator).add(to: &routes)
        EmailChangeHandlers(tokens: tokens, present: present).add(to: &routes)
        AdministrationHandlers(administration: administration, random: random).add(to: &routes)
        ViewingHandlers(sessions: sessions, authenticator: authenticator).add(to: &routes)
        ProfileHandlers(sessions: sessions, authenticator: authenticator, events: events).add(to: &routes)
        DeletionHandlers(declarations: try container.resolve(PersonalDataDeclarations.self), sessions: sessions, grace: settings.deletionGrace)
            .add(to: &routes)
        ExportHandlers(
            blobs: try container.resolveIfRegistered((any BlobStore).self), name: settings.name, lifetime: settings.exportLifetime
        ).add(to: &routes)
        try passkeyRoutes(&routes, container)
    }

    private func passkeyRoutes(_ routes: inout Routes, _ container: DIContainer) throws {
        let (settings, challenges, random) = try container.resolve(AuthSettings.self, PasskeyChallenges.self, (any RandomSource).self)
        let (sessions, authenticator) = try container.resolve(Sessions.self, JWTAuthenticator.self)
        let verification = PasskeyVerification(party: settings.relyingParty, challenges: challenges)
        PasskeySignInHandlers(verification: verification, sessions: sessions).add(to: &routes)
        PasskeyProofHandlers(verification: verification, sessions: sessions, authenticator: authenticator).add(to: &routes)
        PasskeyHandlers(
            verification: verification, sessions: sessions, revocations: try container.resolve(Revocations.self), authenticator: authenticator,
            name: settings.name, random: random
        ).add(to: &routes)
    }

    /// People may follow the archive of their own data.
    public func topics(_ container: DIContainer) throws -> [TopicRule] {
        [TopicRule("people/{id}/export") { values, person, _ in values["id"] == "\(person.id)" }]
    }

    /// The end of putting an archive together.
    public func notifications(_ container: DIContainer) throws -> [NotificationKind] { AccountNotifications.all }

    /// Returns accounts, what signs people in, and archives of their data.
    public func personalData(_ container: DIContainer) throws -> [PersonalData] {
        let (settings, clock) = try container.resolve(AuthSettings.self, (any Clock).self)
        return AuthPersonalData(clock: clock, auditRetention: settings.auditRetention, exportLifetime: settings.exportLifetime).all
    }

    /// Sends mail, takes over what other processes revoked, and deletes what has expired.
    public func jobs(_ container: DIContainer) throws -> [PeriodicJob] {
        let database = try container.resolve((any Database).self)
        let clock = try container.resolve((any Clock).self)
        let (settings, revocations) = try container.resolve(AuthSettings.self, Revocations.self)
        let sessions = try container.resolve(Sessions.self)
        let retention = settings.auditRetention / .seconds(1)
        var jobs = [
            PeriodicJob("revocations", every: .seconds(5), wokenBy: Revocations.channel, on: .everyNode) {
                try await revocations.update(from: database, at: clock.now)
            },
            PeriodicJob("sessions, mail and security events expire", every: .seconds(3600)) {
                let now = clock.now
                try await sessions.endExpiredViewings(in: database, at: now)
                try await ViewingRepository().remove(before: now.addingTimeInterval(-retention), from: database)
                try await SessionRepository().removeExpired(before: now, from: database)
                try await MailTokens.removeExpired(before: now, from: database)
                try await PasskeyChallenges.removeExpired(before: now, from: database)
                try await EmailChangeRepository().removeExpired(before: now, from: database)
                try await MailOutbox().removeDone(before: now.addingTimeInterval(-30 * 24 * 3600), from: database)
                try await SecurityLog().remove(before: now.addingTimeInterval(-retention), from: database)
            },
        ]
        jobs.append(PeriodicJob("viewings end", every: .seconds(30)) { try await sessions.endExpiredViewings(in: database, at: clock.now) })
        let erasure = AccountErasure(
            database: database, clock: clock, declarations: try container.resolve(PersonalDataDeclarations.self),
            administration: try container.resolve(AccountAdministration.self))
        jobs.append(PeriodicJob("accounts are deleted", every: .seconds(60)) { try await erasure.run() })
        if let blobs = try container.resolveIfRegistered((any BlobStore).self) {
            let exports = try AccountExports(container, blobs: blobs, settings: settings)
            jobs.append(
                PeriodicJob("archives of people's data", every: .seconds(15), wokenBy: ExportRepository.channel) { try await exports.run() })
        }
        if let list = try container.resolveIfRegistered((any ErasureKeeping).self) {
            let restored = RestoredAccounts(database: database, clock: clock, list: list)
            jobs.append(PeriodicJob("erased accounts stay erased", every: .seconds(3600), on: .everyNode) { try await restored.run() })
        }
        if let service = try container.resolveIfRegistered((any MailService).self) {
            let delivery = MailDelivery(
                database: database, clock: clock, service: service,
                texts: MailTexts(name: settings.name, publicURL: settings.publicURL), tokens: try container.resolve(MailTokens.self))
            jobs.append(PeriodicJob("mail goes out", every: .seconds(2)) { try await delivery.run() })
        }
        return jobs
    }

    /// The mail that waits.
    public func queues(_ container: DIContainer) throws -> [WorkQueue] { [MailOutbox.queue] }

    /// Mail.
    public func setup(_ container: DIContainer) throws -> [SetupStep] {
        let (service, settings) = (try container.resolveIfRegistered((any MailService).self), try container.resolve(AuthSettings.self))
        return [MailTrial(service: service, name: settings.name).step]
    }

    /// The people who work here.
    public func figures(_ container: DIContainer) throws -> [KeyFigure] { AccountFigures.all }

    /// Creates the accounts of ``DemoPeople``.
    public func seed(_ seed: SeedContext) async throws {
        try await seed.container.resolve(AccountSeeding.self).createAccounts(DemoPeople.all)
    }
}
