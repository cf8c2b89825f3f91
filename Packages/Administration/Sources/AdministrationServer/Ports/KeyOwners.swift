public import Core
public import Persistence

/// The people who make API keys. The product connects it to Auth; without one, no key is accepted.
public protocol KeyOwners: Sendable {
    /// Returns a person with the roles that they have now; nil for one who may not sign in.
    func person(_ id: Int, in transaction: Transaction) throws -> Person?
}
