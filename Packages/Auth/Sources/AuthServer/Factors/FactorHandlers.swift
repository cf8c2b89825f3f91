import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints with which people set up and remove codes of an authenticator app, and make recovery codes.
struct FactorHandlers: Sendable {
    let factors: FactorRepository
    let changes: FactorChanges
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    let random: any RandomSource
    /// The product's name, by which authenticator apps list the code.
    let name: CurrentSetting<String>
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()
    private let log = SecurityLog()

    init(
        factors: FactorRepository, changes: FactorChanges, sessions: Sessions, authenticator: JWTAuthenticator, random: any RandomSource,
        name: CurrentSetting<String>
    ) {
        self.factors = factors
        self.changes = changes
        self.sessions = sessions
        self.authenticator = authenticator
        self.random = random
        self.name = name
    }

    func add(to routes: inout Routes) {
        routes.on(AuthEndpoints.factors, allow: .accessAlone) { _, context in try await list(context) }
        routes.on(AuthEndpoints.enrollTOTP, allow: .accessAlone) { _, context in try await enroll(context) }
        routes.on(AuthEndpoints.confirmTOTP, allow: .accessAlone) { input, context in try await confirm(input.code, context) }
        routes.on(AuthEndpoints.removeTOTP, allow: .accessAlone) { _, context in try await remove(context) }
        routes.on(AuthEndpoints.renewRecoveryCodes, allow: .accessAlone) { _, context in try await renewRecoveryCodes(context) }
    }

    private func list(_ context: HandlerContext) async throws -> SecondFactors {
        let caller = try context.person().id
        return try await context.database.read { transaction in
            let account = try self.account(caller, in: transaction)
            return SecondFactors(
                totp: try factors.hasTOTP(caller, in: transaction), recoveryCodes: try factors.recoveryCodesLeft(of: caller, in: transaction),
                isRequired: sessions.needsFactor(account))
        }
    }

    private func enroll(_ context: HandlerContext) async throws -> TOTPEnrollment {
        let (now, caller, secret) = (context.clock.now, try context.person().id, Data(random.bytes(20)))
        let session = try await authenticator.session(of: context.request)
        let account = try await context.database.write { transaction in
            let account = try self.account(caller, in: transaction)
            // A factor of somebody who registered with a stranger's address would keep the stranger out.
            guard account.emailVerifiedAt != nil else { throw APIError.conflict(Strings.emailUnverified, code: "email_unverified") }
            try FactorGuard(sessions: sessions).check(account, session: session, in: transaction)
            guard try factors.enroll(secret, account: caller, at: now, in: transaction) else {
                throw APIError.conflict(Strings.factorExists, code: "factor_exists")
            }
            return account
        }
        return TOTPEnrollment(secret: secret.base32, uri: Self.uri(secret: secret.base32, issuer: name.value, email: account.email))
    }

    private func confirm(_ code: String, _ context: HandlerContext) async throws -> RecoveryCodes {
        let (now, caller, session) = (context.clock.now, try context.person().id, try await authenticator.session(of: context.request))
        return try await context.database.write { transaction in
            let account = try self.account(caller, in: transaction)
            try FactorGuard(sessions: sessions).check(account, session: session, in: transaction)
            guard try factors.isEnrolling(caller, in: transaction) else { throw APIError.conflict(Strings.noEnrollment, code: "no_enrollment") }
            guard try factors.confirm(code, account: caller, at: now, in: transaction) else { throw Self.invalidCode }
            try changes.added(to: account, session: session, with: .secondFactor, at: now, in: transaction)
            try log.record(.totpAdded, account: caller, actor: caller, context, at: now, in: transaction)
            return RecoveryCodes(codes: try factors.renewRecoveryCodes(of: caller, random: random, in: transaction))
        }
    }

    private func remove(_ context: HandlerContext) async throws -> NoOutput {
        let (now, caller) = (context.clock.now, try context.person().id)
        try await context.database.write { transaction in
            let account = try self.account(caller, in: transaction)
            guard try factors.hasTOTP(caller, in: transaction) else { throw APIError.notFound() }
            try FactorRepository.remove(of: caller, in: transaction)
            try changes.removedLast(of: account, at: now, in: transaction)
            try log.record(.totpRemoved, account: caller, actor: caller, context, at: now, in: transaction)
        }
        return NoOutput()
    }

    private func renewRecoveryCodes(_ context: HandlerContext) async throws -> RecoveryCodes {
        let (now, caller) = (context.clock.now, try context.person().id)
        return try await context.database.write { transaction in
            guard try self.account(caller, in: transaction).hasSecondFactor else { throw APIError.conflict(Strings.noFactor, code: "no_factor") }
            try log.record(.recoveryCodesMade, account: caller, actor: caller, context, at: now, in: transaction)
            return RecoveryCodes(codes: try factors.renewRecoveryCodes(of: caller, random: random, in: transaction))
        }
    }

    private func account(_ id: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.find(id, in: transaction) else { throw APIError.unauthorized() }
        return account
    }

    /// The error for a code that is wrong, has expired, or was used before.
    static var invalidCode: APIError { .invalid(["code": Strings.invalidCode], code: "invalid_code") }

    /// Returns the key URI that authenticator apps read. Algorithm, digits and period are those that they assume.
    static func uri(secret: String, issuer: String, email: String) -> String {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
        func encoded(_ text: String) -> String { text.addingPercentEncoding(withAllowedCharacters: allowed) ?? "" }
        return "otpauth://totp/\(encoded(issuer)):\(encoded(email))?secret=\(secret)&issuer=\(encoded(issuer))"
    }
}
