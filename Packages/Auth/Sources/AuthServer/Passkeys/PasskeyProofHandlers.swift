import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints with which people prove by a passkey who they are, in a session that they have.
struct PasskeyProofHandlers: Sendable {
    let verification: PasskeyVerification
    let sessions: Sessions
    let authenticator: JWTAuthenticator
    private let accounts = AccountRepository()
    private let passkeys = PasskeyRepository()
    private let log = SecurityLog()

    init(verification: PasskeyVerification, sessions: Sessions, authenticator: JWTAuthenticator) {
        self.verification = verification
        self.sessions = sessions
        self.authenticator = authenticator
    }

    func add(to routes: inout Routes) {
        routes.on(PasskeyEndpoints.proofOptions, allow: .accessAlone) { _, context in try await options(context) }
        routes.on(PasskeyEndpoints.prove, allow: .accessAlone) { input, context in try await prove(input, context) }
    }

    private func options(_ context: HandlerContext) async throws -> PasskeyRequestOptions {
        let (caller, session) = (try context.person().id, try await authenticator.session(of: context.request))
        let own = try await context.database.read { try passkeys.all(of: caller, in: $0) }
        guard !own.isEmpty else { throw APIError.conflict(Strings.noPasskeys, code: "no_passkeys") }
        let (site, now) = (try verification.site, context.clock.now)
        let challenge = verification.challenges.issue(.proof(account: caller, session: session), at: now)
        return PasskeyRequestOptions(
            challenge: challenge.base64URL, timeout: PasskeySignInHandlers.timeout, party: site.id, allowCredentials: own.map(\.descriptor))
    }

    private func prove(_ input: PasskeyAnswer, _ context: HandlerContext) async throws -> ProofResponse {
        let (caller, now, session) = (try context.person().id, context.clock.now, try await authenticator.session(of: context.request))
        do {
            let purpose = PasskeyChallenges.Purpose.proof(account: caller, session: session)
            let verified = try await verification.check(input, purpose, account: caller, at: now, database: context.database)
            let (account, proven) = try await context.database.write { transaction in
                guard let account = try accounts.find(caller, in: transaction) else { throw APIError.unauthorized() }
                try verification.use(verified, at: now, in: transaction)
                try log.record(.proofGiven, account: caller, actor: caller, detail: "passkey", context, at: now, in: transaction)
                return (account, try sessions.prove(session, of: caller, with: .passkey, at: now, in: transaction))
            }
            let token = try await sessions.accessToken(account, session: proven, at: now)
            return ProofResponse(accessToken: token.token, expiresAt: token.expiresAt)
        } catch let refusal as PasskeyRefusal {
            try await context.database.write { transaction in
                try log.record(.passkeyRefused, account: caller, actor: caller, detail: refusal.rawValue, context, at: now, in: transaction)
            }
            throw APIError.malformed(Strings.passkeyNotProven, code: "invalid_passkey")
        }
    }
}
