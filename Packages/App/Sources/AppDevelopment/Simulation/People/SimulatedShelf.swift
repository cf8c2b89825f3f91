import Core
import Networking
import OrdersAPI
import RetailAPI

/// The retail items that simulated customers order: the first of the catalog that are there, looked up once for all of them.
actor SimulatedShelf {
    private var items: [RetailItem] = []

    /// Returns some items for an order, the same for the same order.
    func items(_ count: Int, for order: Int, _ session: SimulatedDevice.Session) async throws -> [RetailItemRequest] {
        if items.isEmpty {
            let found = try await session.client.call(RetailEndpoints.search, ItemSearchRequest(available: true, limit: 50))
            items = found.items.filter(\.available)
        }
        guard let first = items.first else { return [] }
        // Of one retailer, so that it is one stop.
        let retailers = Set(items.map(\.retailerID)).sorted()
        let retailer = retailers.isEmpty ? first.retailerID : retailers[order % retailers.count]
        let own = items.filter { $0.retailerID == retailer }
        return own.prefix(count).map { RetailItemRequest(itemID: $0.id, quantity: 1) }
    }
}
