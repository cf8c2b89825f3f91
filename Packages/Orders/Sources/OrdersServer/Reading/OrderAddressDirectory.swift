public import Core
public import Persistence

/// Tells other features' servers where orders are picked up and delivered, which no event says. They decide who may see it.
public struct OrderAddressDirectory: Sendable {
    private let repository = OrderRepository()

    init() {}

    /// Returns the addresses of orders, without the instructions for the driver; orders that don't exist are left out.
    public func addresses(of orders: [Int], in transaction: Transaction) throws -> [Int: Address] {
        try repository.addresses(of: orders, in: transaction).mapValues { address in
            var address = address
            address.instructions = nil
            return address
        }
    }

    /// Returns the addresses of the newest orders under way by id, without the instructions for the driver.
    public func current(limit: Int, in transaction: Transaction) throws -> [(order: Int, address: Address)] {
        try repository.currentAddresses(limit: limit, in: transaction).map { order, address in
            var address = address
            address.instructions = nil
            return (order, address)
        }
    }
}
