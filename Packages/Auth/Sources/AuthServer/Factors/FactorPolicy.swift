import AuthAPI
import Core
import Foundation

/// Decides which roles a session has: those of staff only after a second factor, if the product requires one.
struct FactorPolicy: Sendable {
    /// The roles that need a second factor.
    static let staff: Set<Role> = [.dispatcher, .admin]

    /// Whether the product requires second factors of staff.
    let isRequired: Bool

    /// Returns whether an account needs a second factor for its roles.
    func needsFactor(_ account: Account) -> Bool { isRequired && !account.roles.isDisjoint(with: Self.staff) }

    /// Returns the account's person with the roles that a session has.
    func person(_ account: Account, in session: ProvenSession) -> Person {
        Person(id: account.id, name: account.name, roles: roles(account, in: session))
    }

    /// Returns the account as its owner sees it in a session.
    func user(_ account: Account, in session: ProvenSession) -> User {
        account.user(roles: roles(account, in: session), needsSecondFactor: lacksFactor(account, in: session))
    }

    private func roles(_ account: Account, in session: ProvenSession) -> Set<Role> {
        lacksFactor(account, in: session) ? account.roles.subtracting(Self.staff) : account.roles
    }

    private func lacksFactor(_ account: Account, in session: ProvenSession) -> Bool { needsFactor(account) && session.factorAt == nil }
}
