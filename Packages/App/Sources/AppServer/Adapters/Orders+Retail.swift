import Core
import OrdersAPI
import OrdersServer
import Persistence
import RetailAPI
import RetailServer

/// Provides Orders with the prices of items from Retail.
struct OrdersRetail: RetailPricing {
    let catalog: RetailCatalog
    let clock: any Clock

    static func register(in container: DIContainer) {
        guard container.isRegistered(RetailCatalog.self) else { return }
        container.register((any RetailPricing).self) {
            OrdersRetail(catalog: try $0.resolve(RetailCatalog.self), clock: try $0.resolve((any Clock).self))
        }
    }

    func lines(for items: [RetailItemRequest], customer: Int, in transaction: Transaction) throws -> [RetailLine] {
        let known = try catalog.items(items.map(\.itemID), for: customer, at: clock.now, in: transaction)
        let names = try catalog.retailerNames(known.map(\.retailerID), in: transaction)
        let byID = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let lines = try items.enumerated().map { index, request in
            guard let item = byID[request.itemID], item.available else {
                throw APIError.invalid(["retailItems.\(index).itemId": Strings.itemUnavailable])
            }
            return RetailLine(
                itemID: item.id, name: item.name, retailerID: item.retailerID, retailer: names[item.retailerID] ?? "", quantity: request.quantity,
                unitCents: item.priceCents, note: request.note, substitution: request.substitution)
        }
        let quantities = items.compactMap { request in byID[request.itemID].map { (item: $0, quantity: request.quantity) } }
        try catalog.checkMinimum(of: quantities, in: transaction)
        return lines
    }

    func ordered(_ items: [Int], by customer: Int, in transaction: Transaction) throws {
        try catalog.removeFromCart(items, of: customer, in: transaction)
    }
}

/// Tells Retail what people have received, from Orders.
struct RetailOrders: RetailPurchases {
    let received: ReceivedItems

    static func register(in container: DIContainer) {
        guard container.isRegistered(ReceivedItems.self) else { return }
        container.register((any RetailPurchases).self) { RetailOrders(received: try $0.resolve(ReceivedItems.self)) }
    }

    func items(boughtBy person: Int, limit: Int, in transaction: Transaction) throws -> [Int] {
        try received.items(of: person, limit: limit, in: transaction)
    }
}
