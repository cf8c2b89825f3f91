import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Gives addresses to the accounts that have confirmed them.
///
/// Anybody can register with any address, so until its mailbox has confirmed it an address is a claim, and many accounts can have the same one. The first
/// to confirm it owns it, and the others lose it.
struct EmailOwnership: Sendable {
    /// The error for an address that another account has confirmed.
    static var lost: APIError { .conflict(Strings.emailLost, code: "email_taken") }

    let tokens: MailTokens
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(tokens: MailTokens) { self.tokens = tokens }

    /// Makes an address the confirmed one of an account, and takes it from all that claim it.
    ///
    /// - Throws: ``APIError`` `email_taken` (409) if another account has confirmed it, perhaps at the same moment.
    func give(_ email: String, to account: Int, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws {
        try lock(email, in: transaction)
        do {
            try accounts.setConfirmedEmail(email, of: account, at: now, in: transaction)
        } catch let error as DatabaseError where error.code == .unique {
            throw Self.lost
        }
        try endClaims(to: email, except: account, by: origin, at: now, in: transaction)
    }

    /// Takes an address from all accounts that claim it, with the links that were mailed for them.
    func endClaims(to email: String, except owner: Int, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws {
        try lock(email, in: transaction)
        for claimant in try accounts.endClaims(to: email, except: owner, at: now, in: transaction) {
            try tokens.removeAll(.verification, of: claimant, in: transaction)
            try tokens.removeAll(.passwordReset, of: claimant, in: transaction)
            try log.record(.emailLost, account: claimant, by: origin, at: now, in: transaction)
        }
    }

    /// Lets one transaction at a time give away an address. Two would each have changed a row that the other one changes next.
    private func lock(_ email: String, in transaction: Transaction) throws {
        guard transaction.dialect == .postgres else { return }
        _ = try transaction.rows("SELECT pg_advisory_xact_lock(hashtext(\(email)))")
    }
}
