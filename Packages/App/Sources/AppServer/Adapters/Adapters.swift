import Core

/// Connects the ports of one feature's server to the services of another. An adapter is skipped if its provider isn't in the product.
enum Adapters {
    /// Registers all adapters, after all plugins have registered their services.
    static func register(in container: DIContainer) {
        OrdersLocation.register(in: container)
        LocationOrders.register(in: container)
        OrdersRetail.register(in: container)
        RetailOrders.register(in: container)
        RetailNetwork.register(in: container)
        OrdersAuth.register(in: container)
        OrdersFleet.register(in: container)
        FleetAuth.register(in: container)
        FleetOrders.register(in: container)
        FleetShopping.register(in: container)
        FleetLocation.register(in: container)
        FleetMatching.register(in: container)
        SustainabilityOrders.register(in: container)
        SustainabilityFleet.register(in: container)
        ChatOrdersAdapter.register(in: container)
        ChatAuth.register(in: container)
        PaymentsOrders.register(in: container)
        PaymentsAuth.register(in: container)
        PaymentsNetwork.register(in: container)
        OrdersPayments.register(in: container)
        FleetPayments.register(in: container)
        OrdersPromotions.register(in: container)
        PromotionsPayments.register(in: container)
        PromotionsAuth.register(in: container)
        SupportAuth.register(in: container)
        SupportOrdersAdapter.register(in: container)
        SupportPromotions.register(in: container)
        NotificationsAuth.register(in: container)
        NotificationsWebhooks.register(in: container)
        AdministrationAuth.register(in: container)
        AdministrationProduct.register(in: container)
    }
}
