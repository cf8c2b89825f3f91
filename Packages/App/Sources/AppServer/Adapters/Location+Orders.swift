import Core
import LocationServer
import OrdersServer
import Persistence

/// Provides Location with the addresses of orders under way.
struct LocationOrders: CurrentAddresses {
    let directory: OrderAddressDirectory

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderAddressDirectory.self) else { return }
        container.register((any CurrentAddresses).self) { LocationOrders(directory: try $0.resolve(OrderAddressDirectory.self)) }
    }

    func addresses(limit: Int, in transaction: Transaction) throws -> [CurrentAddress] {
        try directory.current(limit: limit, in: transaction).map { order, address in
            CurrentAddress(orderID: order, line: address.oneLine, coordinate: address.coordinate)
        }
    }
}
