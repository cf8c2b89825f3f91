public import Persistence

/// The accounts of customers, which the container must provide.
public protocol CustomerDirectory: Sendable {
    /// Returns true where somebody with this id has an account as a customer.
    func isCustomer(_ id: Int, in transaction: Transaction) throws -> Bool
}
