public import AuthAPI
public import Persistence

/// People's own profiles by id, for other features' servers: addresses, preferences.
public struct ProfileDirectory: Sendable {
    private let accounts = AccountRepository()

    /// Creates the directory.
    public init() {}

    /// The profile of a person; nil where there is no such account.
    public func profile(_ person: Int, in transaction: Transaction) throws -> Profile? {
        try accounts.find(person, in: transaction)?.profile
    }
}
