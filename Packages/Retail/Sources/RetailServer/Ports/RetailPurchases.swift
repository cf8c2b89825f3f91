public import Persistence

/// Tells Retail, inside its own transactions, what people have bought. The product adapts it to the Orders server; without it there is nothing to buy again.
public protocol RetailPurchases: Sendable {
    /// Returns the ids of the items that a person has received, the latest first, each once.
    ///
    /// - Parameter limit: the most ids.
    func items(boughtBy person: Int, limit: Int, in transaction: Transaction) throws -> [Int]
}
