import Persistence

/// The orders that somebody may list.
enum OrderScope: Sendable {
    /// All of them.
    case all
    /// A customer's own.
    case customer(Int)
    /// Those of which a driver has or had a leg.
    case driver(Int)
    /// A customer's own and those of which the same person has or had a leg.
    case customerAndDriver(Int)

    /// The condition on `orders_order`.
    var condition: SQL {
        switch self {
        case .all: "1 = 1"
        case .customer(let id): "customer_id = \(id)"
        case .driver(let id): "id IN (SELECT order_id FROM orders_transition WHERE driver_id = \(id))"
        case .customerAndDriver(let id):
            "(customer_id = \(id) OR id IN (SELECT order_id FROM orders_transition WHERE driver_id = \(id)))"
        }
    }
}
