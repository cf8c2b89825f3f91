import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Creates accounts, changes their roles, disables them and ends their sessions, for the endpoints and the command line alike. Each change is in the
/// audit log.
struct AccountAdministration: Sendable {
    private let creation: AccountCreation
    private let ownership: EmailOwnership
    private let sessions: Sessions
    private let revocations: Revocations
    private let events: EventLog
    private let accounts = AccountRepository()
    private let log = SecurityLog()

    init(creation: AccountCreation, ownership: EmailOwnership, sessions: Sessions, revocations: Revocations, events: EventLog) {
        self.creation = creation
        self.ownership = ownership
        self.events = events
        self.sessions = sessions
        self.revocations = revocations
    }

    /// Creates an account for somebody. An address that is given as confirmed is taken from those who only claim it.
    ///
    /// - Throws: ``APIError`` `email_taken` (409) if an account has confirmed the address.
    func create(_ new: AccountRepository.New, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws -> Account {
        guard try accounts.holders(of: new.email, in: transaction).owner == nil else { throw Self.emailTaken }
        let account: Account
        do {
            account = try creation.create(new, at: now, in: transaction)
        } catch let error as DatabaseError where error.code == .unique {
            // Another process was faster.
            throw Self.emailTaken
        }
        if account.emailVerifiedAt != nil {
            try ownership.endClaims(to: account.email, except: account.id, by: origin, at: now, in: transaction)
        }
        try log.record(.accountCreated, account: account.id, detail: Account.column(account.roles), by: origin, at: now, in: transaction)
        return account
    }

    /// Sets an account's roles. Its devices take new ones over with their next request; where a role is lost, all its sessions end.
    func setRoles(
        _ roles: Set<Role>, of account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction
    ) throws -> Account {
        guard account.roles != roles else { return account }
        try accounts.setRoles(roles, of: account.id, in: transaction)
        let detail = "\(Account.column(account.roles)) -> \(Account.column(roles))"
        try log.record(.rolesChanged, account: account.id, detail: detail, by: origin, at: now, in: transaction)
        if !roles.isSuperset(of: account.roles) { try sessions.endAll(of: account.id, at: now, in: transaction) }
        try rightsChanged(of: account, at: now, in: transaction)
        return try stored(account.id, in: transaction)
    }

    /// Disables an account: its sessions end, and nobody can sign in to it, until it is enabled.
    func disable(_ account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws -> Account {
        guard account.disabledAt == nil else { return account }
        try accounts.setDisabled(at: now, account.id, in: transaction)
        try log.record(.accountDisabled, account: account.id, by: origin, at: now, in: transaction)
        try sessions.endAll(of: account.id, at: now, in: transaction)
        try rightsChanged(of: account, at: now, in: transaction)
        return try stored(account.id, in: transaction)
    }

    func enable(_ account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws -> Account {
        guard account.disabledAt != nil else { return account }
        try accounts.setDisabled(at: nil, account.id, in: transaction)
        try log.record(.accountEnabled, account: account.id, by: origin, at: now, in: transaction)
        try publishRights(of: account.id, in: transaction)
        return try stored(account.id, in: transaction)
    }

    /// Signs an account out everywhere.
    ///
    /// - Returns: the number of sessions that ended.
    @discardableResult
    func endSessions(of account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws -> Int {
        let ended = try sessions.endAll(of: account.id, at: now, in: transaction)
        try log.record(.sessionsEnded, account: account.id, detail: "\(ended)", by: origin, at: now, in: transaction)
        return ended
    }

    /// Signs an account out on one device.
    ///
    /// - Throws: ``APIError`` with status 404 for a session that isn't the account's or is over.
    func endSession(_ id: Int, of account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws {
        guard try SessionRepository().find(id, in: transaction)?.accountID == account.id, try sessions.end(id, of: account.id, at: now, in: transaction) else {
            throw APIError.notFound()
        }
        try log.record(.sessionsEnded, account: account.id, detail: "session \(id)", by: origin, at: now, in: transaction)
    }

    /// Removes all second factors and passkeys of somebody who has lost them, and signs the account out everywhere: the password alone signs in, and staff set up a
    /// new factor first.
    func removeFactors(of account: Account, by origin: SecurityLog.Origin, at now: Date, in transaction: Transaction) throws {
        try FactorRepository.remove(of: account.id, in: transaction)
        try PasskeyRepository().removeAll(of: account.id, in: transaction)
        try FactorChanges(sessions: sessions, revocations: revocations).removedLast(of: account, at: now, in: transaction)
        try log.record(.factorsRemoved, account: account.id, by: origin, at: now, in: transaction)
        try sessions.endAll(of: account.id, at: now, in: transaction)
    }

    /// Makes access tokens of before count as expired, those of a sign-in that is under way included, and tells other features.
    private func rightsChanged(of account: Account, at now: Date, in transaction: Transaction) throws {
        try revocations.expireTokens(of: account, at: now, in: transaction)
        try publishRights(of: account.id, in: transaction)
    }

    private func publishRights(of id: Int, in transaction: Transaction) throws {
        let account = try stored(id, in: transaction)
        let roles = account.disabledAt == nil ? Role.allCases.filter(account.roles.contains) : []
        try events.append(AuthEvents.rightsChanged, RightsChanged(user: id, roles: roles), aggregate: "account", id: id, topics: [], in: transaction)
    }

    private static var emailTaken: APIError {
        APIError(status: 409, code: "email_taken", message: Strings.emailTaken, fields: ["email": Strings.emailTaken])
    }

    private func stored(_ id: Int, in transaction: Transaction) throws -> Account {
        guard let account = try accounts.findAny(id, in: transaction) else { throw APIError.notFound() }
        return account
    }
}
