import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The endpoints that sign in with a passkey. No account is named before the passkey names it, so nothing tells who has passkeys.
struct PasskeySignInHandlers: Sendable {
    /// The time for a person to decide, in milliseconds.
    static let timeout = 300_000

    let verification: PasskeyVerification
    let sessions: Sessions
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(verification: PasskeyVerification, sessions: Sessions) {
        self.verification = verification
        self.sessions = sessions
    }

    func add(to routes: inout Routes) {
        routes.on(PasskeyEndpoints.signInOptions, allow: .accessAlone) { _, context in try options(context) }
        routes.on(PasskeyEndpoints.signIn, allow: .accessAlone) { input, context in try await signIn(input, context) }
    }

    private func options(_ context: HandlerContext) throws -> PasskeyRequestOptions {
        let (site, challenge) = (try verification.site, verification.challenges.issue(.signIn, at: context.clock.now))
        return PasskeyRequestOptions(challenge: challenge.base64URL, timeout: Self.timeout, party: site.id, allowCredentials: [])
    }

    private func signIn(_ input: PasskeyAnswer, _ context: HandlerContext) async throws -> SessionResponse {
        let now = context.clock.now
        do {
            let verified = try await verification.check(input, .signIn, account: nil, at: now, database: context.database)
            let token = sessions.firstToken()
            let (account, session) = try await context.database.write { transaction in
                guard let account = try accounts.find(verified.passkey.accountID, in: transaction) else { throw PasskeyRefusal.unknownCredential }
                try verification.use(verified, at: now, in: transaction)
                try log.record(.signedIn, account: account.id, actor: account.id, detail: "passkey", context, at: now, in: transaction)
                let client = Client(context.request)
                return (account, try sessions.begin(token, account: account.id, client: client, proof: .passkey, at: now, in: transaction))
            }
            return try await sessions.response(account, session: session, token, at: now)
        } catch let refusal as PasskeyRefusal {
            try await record(refusal, input, context, at: now)
            throw APIError.unauthorized(Strings.passkeyRefused, code: "invalid_passkey")
        }
    }

    /// Records a refusal with the account whose passkey it was.
    private func record(_ refusal: PasskeyRefusal, _ input: PasskeyAnswer, _ context: HandlerContext, at now: Date) async throws {
        let credential = Data(base64URL: input.credentialID) ?? Data()
        try await context.database.write { transaction in
            let account = try PasskeyRepository().find(credential: credential, in: transaction)?.accountID
            try log.record(.passkeyRefused, account: account, detail: refusal.rawValue, context, at: now, in: transaction)
        }
    }
}
