import AuthAPI
import Core
import Foundation
import Persistence

/// Does what follows when somebody gets a second factor or loses their last one, of whatever kind: roles as staff depend on it, and mail tells the person.
struct FactorChanges: Sendable {
    let sessions: Sessions
    let revocations: Revocations
    private let accounts = AccountRepository()
    private let outbox = MailOutbox()

    init(sessions: Sessions, revocations: Revocations) {
        self.sessions = sessions
        self.revocations = revocations
    }

    /// Marks an account as one with a second factor, which its person has just given in a session. The next access tokens state it.
    func added(to account: Account, session: Int, with proof: SessionProof, at now: Date, in transaction: Transaction) throws {
        _ = try sessions.prove(session, of: account.id, with: proof, at: now, in: transaction)
        if !account.hasSecondFactor { try accounts.setFactor(since: now, of: account.id, in: transaction) }
        try revocations.expireTokens(of: account, at: now, in: transaction)
        try outbox.add(.factorAdded, to: account.email, account: account.id, at: now, in: transaction)
    }

    /// Marks an account as one that has no second factor any more, and lets its sessions have the roles that need none.
    func removedLast(of account: Account, at now: Date, in transaction: Transaction) throws {
        try accounts.setFactor(since: nil, of: account.id, in: transaction)
        // Sessions that began with a passkey keep what it gave them.
        if try PasskeyRepository().all(of: account.id, in: transaction).isEmpty {
            try SessionRepository().forgetFactors(of: account.id, in: transaction)
        }
        try revocations.expireTokens(of: account, at: now, in: transaction)
        try outbox.add(.factorRemoved, to: account.email, account: account.id, at: now, in: transaction)
    }
}
