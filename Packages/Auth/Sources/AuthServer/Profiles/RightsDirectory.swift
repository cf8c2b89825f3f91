public import Core
public import Persistence

/// The roles that people have without a session, for what acts for them, such as API keys.
public struct RightsDirectory: Sendable {
    private let policy: FactorPolicy
    private let accounts = AccountRepository()

    init(policy: FactorPolicy) { self.policy = policy }

    /// Returns a person with the roles that they have now; nil for one who may not sign in. Those of staff are left out where the product requires a second
    /// factor of them and they have none.
    public func person(_ id: Int, in transaction: Transaction) throws -> Person? {
        guard let account = try accounts.find(id, in: transaction) else { return nil }
        let lacksFactor = policy.needsFactor(account) && !account.hasSecondFactor
        return Person(id: account.id, name: account.name, roles: lacksFactor ? account.roles.subtracting(FactorPolicy.staff) : account.roles)
    }
}
