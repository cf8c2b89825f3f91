import Core
import Persistence
import RetailServer
import ServerCore

/// A plugin that stands for Orders: person 7 has received the items 1 and 9.
struct PurchaseHistory: ServerPlugin, RetailPurchases {
    let name = "PurchaseHistory"
    let requires: [String] = []

    func register(in container: DIContainer) { container.register((any RetailPurchases).self) { _ in self } }

    func items(boughtBy person: Int, limit: Int, in transaction: Transaction) throws -> [Int] { person == 7 ? [9, 1] : [] }
}
