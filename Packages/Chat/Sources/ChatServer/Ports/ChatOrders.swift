public import Persistence

/// What Chat needs of the orders: whether two people have one in common.
public protocol ChatOrders: Sendable {
    /// The newest order of which one is the customer and the other the driver; nil where there is none.
    func sharedOrder(_ a: Int, _ b: Int, in transaction: Transaction) throws -> Int?
}
