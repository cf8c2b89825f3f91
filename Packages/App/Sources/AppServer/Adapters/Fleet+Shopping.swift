import Core
import FleetAPI
import FleetServer
import OrdersAPI
import OrdersServer
import Persistence
import RetailAPI
import RetailServer

/// Tells Fleet what is to be bought for orders, from Orders, and where, from Retail, and tells Orders what drivers bought.
struct FleetShopping: OrderPurchases {
    let shopping: OrderShopping
    let catalog: RetailCatalog

    static func register(in container: DIContainer) {
        guard container.isRegistered(OrderShopping.self), container.isRegistered(RetailCatalog.self) else { return }
        container.register((any OrderPurchases).self) {
            FleetShopping(shopping: try $0.resolve(OrderShopping.self), catalog: try $0.resolve(RetailCatalog.self))
        }
    }

    var asksForReceipt: Bool { shopping.asksForReceipt }

    func openItems(of orders: [Int], in transaction: Transaction) throws -> [Int: [OpenItem]] {
        try shopping.items(of: orders, in: transaction).compactMapValues { lines in
            let open = lines.enumerated().filter { $1.status == .open }.map { line, item in
                OpenItem(
                    retailer: item.retailerID,
                    item: ShoppingItem(
                        line: line, name: item.name, retailer: item.retailer, quantity: item.quantity, unitCents: item.unitCents,
                        substitution: item.substitution.rawValue, note: item.note))
            }
            return open.isEmpty ? nil : open
        }
    }

    func stores(of retailers: [Int], in transaction: Transaction) throws -> [Int: [ShoppingPlace]] {
        let names = try catalog.retailerNames(retailers, in: transaction)
        let stores = try catalog.stores(retailers, in: transaction)
        return stores.reduce(into: [:]) { places, entry in
            places[entry.key] = entry.value.map { store in
                ShoppingPlace(
                    name: names[entry.key] ?? "", addressLine: store.address, coordinate: Coordinate(latitude: store.latitude, longitude: store.longitude))
            }
        }
    }

    func take(_ purchase: DriverPurchase, in transaction: Transaction) throws {
        let lines = purchase.outcome.lines.map {
            ShoppedLine(line: $0.line, quantity: $0.quantity, unitCents: $0.unitCents, substitute: $0.substitute, agreed: $0.agreed)
        }
        let report = ShoppingReport(
            id: purchase.order, lines: lines, receiptCents: purchase.outcome.receiptCents, receiptIDs: purchase.receiptIDs)
        try shopping.report(report, by: OrderActor(personID: purchase.driver, role: .driver), in: transaction)
    }
}
