import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints of a person's own passkeys: adding, listing, renaming and removing them.
struct PasskeyHandlers: Sendable {
    /// The most passkeys of an account.
    static let limit = 20

    let verification: PasskeyVerification
    let sessions: Sessions
    let revocations: Revocations
    let authenticator: JWTAuthenticator
    let name: CurrentSetting<String>
    let random: any RandomSource
    private let accounts = AccountRepository()
    private let passkeys = PasskeyRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(
        verification: PasskeyVerification, sessions: Sessions, revocations: Revocations, authenticator: JWTAuthenticator, name: CurrentSetting<String>,
        random: any RandomSource
    ) {
        self.verification = verification
        self.sessions = sessions
        self.revocations = revocations
        self.authenticator = authenticator
        self.name = name
        self.random = random
    }

    func add(to routes: inout Routes) {
        routes.on(PasskeyEndpoints.list, allow: .accessAlone) { _, context in try await list(context) }
        routes.on(PasskeyEndpoints.creationOptions, allow: .accessAlone) { _, context in try await options(context) }
        routes.on(PasskeyEndpoints.add, allow: .accessAlone) { input, context in try await add(input, context) }
        routes.on(PasskeyEndpoints.rename, allow: Self.own(\.id)) { input, context in try await rename(input, context) }
        routes.on(PasskeyEndpoints.remove, allow: Self.own(\.id)) { input, context in try await remove(input.id, context) }
    }

    /// The passkey must be the caller's own. Any other is a 404.
    private static func own<Input>(_ id: @escaping @Sendable (Input) -> Int) -> Policy<Input> {
        .when { input, context in
            let (id, caller) = (id(input), try context.person().id)
            guard try await context.database.read({ try PasskeyRepository().find(id, of: caller, in: $0) }) != nil else { throw APIError.notFound() }
        }
    }

    private func list(_ context: HandlerContext) async throws -> [Passkey] {
        let caller = try context.person().id
        return try await context.database.read { try passkeys.all(of: caller, in: $0) }.map(\.passkey)
    }

    private func options(_ context: HandlerContext) async throws -> PasskeyCreationOptions {
        let (caller, now, session) = (try context.person().id, context.clock.now, try await authenticator.session(of: context.request))
        let site = try verification.site
        let (account, handle, present) = try await context.database.write { transaction in
            let account = try confirmed(caller, session, in: transaction)
            let present = try passkeys.all(of: caller, in: transaction)
            guard present.count < Self.limit else { throw Self.tooMany }
            return (account, try passkeys.handle(of: caller, random: random, in: transaction), present)
        }
        let challenge = verification.challenges.issue(.registration(account: caller, session: session), at: now)
        return PasskeyCreationOptions(
            site: .init(id: site.id, name: name.value),
            owner: .init(id: handle, name: account.email, displayName: account.name.isEmpty ? account.email : account.name),
            challenge: challenge.base64URL, algorithms: PasskeyPublicKey.Algorithm.allCases.map(\.rawValue), timeout: PasskeySignInHandlers.timeout,
            excludeCredentials: present.map(\.descriptor))
    }

    private func add(_ input: NewPasskey, _ context: HandlerContext) async throws -> Passkey {
        let (caller, now, session) = (try context.person().id, context.clock.now, try await authenticator.session(of: context.request))
        do {
            let client = Client(context.request)
            let name = try Self.name(input.name ?? DeviceName.of(userAgent: client.userAgent))
            let (new, challenge) = try checked(input, name, verification.site, .registration(account: caller, session: session), at: now)
            return try await context.database.write { transaction in
                let account = try confirmed(caller, session, in: transaction)
                try challenges.use(challenge, in: transaction)
                try passkeys.lock(caller, in: transaction)
                guard try passkeys.all(of: caller, in: transaction).count < Self.limit else { throw Self.tooMany }
                guard try passkeys.find(credential: new.credentialID, in: transaction) == nil else { throw Self.exists }
                // Whoever could make it has just been verified by its authenticator.
                _ = try sessions.prove(session, of: caller, with: .passkey, at: now, in: transaction)
                if sessions.needsFactor(account) { try revocations.expireTokens(of: account, at: now, in: transaction) }
                let id = try passkeys.create(new, account: caller, at: now, in: transaction)
                try outbox.add(.passkeyAdded, to: account.email, account: account.id, at: now, in: transaction)
                try log.record(.passkeyAdded, account: caller, actor: caller, detail: "passkey \(id)", context, at: now, in: transaction)
                return Passkey(id: id, name: new.name, createdAt: now, lastUsedAt: nil)
            }
        } catch let refusal as PasskeyRefusal {
            try await context.database.write { transaction in
                try log.record(.passkeyRefused, account: caller, actor: caller, detail: refusal.rawValue, context, at: now, in: transaction)
            }
            throw APIError.malformed(Strings.passkeyNotAdded, code: "invalid_passkey")
        } catch let error as DatabaseError where error.code == .unique {
            // The same passkey was added a moment before.
            throw Self.exists
        }
    }

    /// Checks the browser's response, and returns what to store with the challenge to use up.
    private func checked(
        _ input: NewPasskey, _ name: String, _ site: RelyingParty, _ purpose: PasskeyChallenges.Purpose, at now: Date
    ) throws(PasskeyRefusal) -> (PasskeyRepository.New, challenge: Data) {
        guard let id = Data(base64URL: input.credentialID), let clientData = Data(base64URL: input.clientDataJSON),
            let attestation = Data(base64URL: input.attestationObject)
        else { throw .malformedAttestation }
        let client = try ClientData(clientData, .registration, site)
        try challenges.check(client.challenge, purpose, at: now)
        let registration = PasskeyRegistration(id: id, clientData: clientData, attestation: attestation)
        let (data, credential) = try PasskeyChecks.credential(of: registration, site)
        let new = PasskeyRepository.New(
            name: name, credentialID: credential.id, publicKey: credential.publicKey, transports: Self.transports(input.transports),
            signCount: data.signCount, isBackupEligible: data.isBackupEligible, isBackedUp: data.isBackedUp)
        return (new, client.challenge)
    }

    private func rename(_ input: PasskeyName, _ context: HandlerContext) async throws -> Passkey {
        let (caller, name) = (try context.person().id, try Self.name(input.name))
        return try await context.database.write { transaction in
            try passkeys.rename(input.id, to: name, in: transaction)
            guard let renamed = try passkeys.find(input.id, of: caller, in: transaction) else { throw APIError.notFound() }
            return renamed.passkey
        }
    }

    private func remove(_ id: Int, _ context: HandlerContext) async throws -> NoOutput {
        let (caller, now, session) = (try context.person().id, context.clock.now, try await authenticator.session(of: context.request))
        try await context.database.write { transaction in
            guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
            try factorGuard.check(account, session: session, in: transaction)
            guard try passkeys.remove(id, in: transaction) else { return }
            if try sessions.needsFactor(account) && !factorGuard.hasFactor(account, in: transaction) {
                // Without a factor, staff have no roles until they set one up.
                try SessionRepository().forgetFactors(of: caller, in: transaction)
                try revocations.expireTokens(of: account, at: now, in: transaction)
            }
            try outbox.add(.passkeyRemoved, to: account.email, account: account.id, at: now, in: transaction)
            try log.record(.passkeyRemoved, account: caller, actor: caller, detail: "passkey \(id)", context, at: now, in: transaction)
        }
        return NoOutput()
    }

    private var challenges: PasskeyChallenges { verification.challenges }
    private var factorGuard: FactorGuard { FactorGuard(sessions: sessions) }

    /// Returns the caller's account. Until its address is confirmed, it may be somebody else's, who would find a stranger's passkey in their account.
    private func confirmed(_ caller: Int, _ session: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
        guard account.emailVerifiedAt != nil else { throw APIError.forbidden(Strings.passkeyNeedsEmail, code: "email_unverified") }
        try factorGuard.check(account, session: session, in: transaction)
        return account
    }

    /// Checks a name, and returns it without surrounding space.
    private static func name(_ typed: String) throws -> String {
        let name = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(name, "name", length: 1...60)
        errors.require(!name.contains(where: \.isNewline), "name", Strings.oneLine)
        try errors.throwIfAny()
        return name
    }

    /// Keeps what may be a way to reach an authenticator; browsers know more of them than we do.
    private static func transports(_ given: [String]) -> [String] {
        given.prefix(8).filter { text in (1...16).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") } }
    }

    private static var tooMany: APIError { .conflict(Strings.passkeyLimit(limit), code: "too_many_passkeys") }
    private static var exists: APIError { .conflict(Strings.passkeyExists, code: "passkey_exists") }
}
