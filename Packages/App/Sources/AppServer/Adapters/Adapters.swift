import Core

/// Connects what one feature's server needs to what another offers. Each adapter stands down where its provider isn't in the product.
enum Adapters {
    /// Registers all adapters, after all plugins have registered what they offer.
    static func register(in container: DIContainer) {
        OrdersLocation.register(in: container)
        OrdersRetail.register(in: container)
        OrdersAuth.register(in: container)
        OrdersFleet.register(in: container)
        FleetOrders.register(in: container)
        ChatOrdersAdapter.register(in: container)
        ChatAuth.register(in: container)
    }
}
