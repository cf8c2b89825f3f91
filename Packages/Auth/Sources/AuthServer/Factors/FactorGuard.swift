import Core
import Persistence

/// Keeps the second factors of staff from those who know their password alone: with a factor of their own they would get the roles.
struct FactorGuard: Sendable {
    let sessions: Sessions
    private let passkeys = PasskeyRepository()

    init(sessions: Sessions) { self.sessions = sessions }

    /// Checks that a session may change the factors of its account.
    ///
    /// - Throws: ``APIError`` of status 403 `second_factor_required` if the account needs a factor and has one, but the session hasn't given it.
    func check(_ account: Account, session: Int, in transaction: Transaction) throws {
        guard sessions.needsFactor(account), try hasFactor(account, in: transaction) else { return }
        guard try SessionRepository().find(session, in: transaction)?.factorAt == nil else { return }
        throw APIError.forbidden(Strings.factorNotGiven, code: "second_factor_required")
    }

    /// Returns whether an account has a factor of any kind.
    func hasFactor(_ account: Account, in transaction: Transaction) throws -> Bool {
        try account.hasSecondFactor || !passkeys.all(of: account.id, in: transaction).isEmpty
    }
}
