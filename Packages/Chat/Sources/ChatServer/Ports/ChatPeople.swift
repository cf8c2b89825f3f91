public import Core
public import Persistence

/// What Chat needs of the accounts: names and roles.
public protocol ChatPeople: Sendable {
    /// The people with these ids; those who aren't there are left out.
    func people(_ ids: [Int], in transaction: Transaction) throws -> [Int: Person]
}
