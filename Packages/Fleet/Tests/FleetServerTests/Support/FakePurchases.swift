import Core
import FleetAPI
import FleetServer
import Persistence
import Synchronization

/// Items of orders and stores of retailers as tests want them, with what was reported.
final class FakePurchases: OrderPurchases {
    let asksForReceipt = true
    let items = Mutex<[Int: [OpenItem]]>([:])
    let taken = Mutex<[DriverPurchase]>([])
    let stores: [Int: [ShoppingPlace]]

    /// Near the plant, far off its way to the door of the samples, and on that way.
    static let far = ShoppingPlace(name: "Target", addressLine: "Far away", coordinate: Coordinate(latitude: 33.9, longitude: -117.2))
    static let near = ShoppingPlace(name: "Target", addressLine: "On the way", coordinate: Coordinate(latitude: 33.67, longitude: -117.79))
    static let other = ShoppingPlace(name: "Walmart", addressLine: "At the plant", coordinate: Coordinate(latitude: 33.684, longitude: -117.825))

    init(stores: [Int: [ShoppingPlace]] = [1: [far, near], 2: [other]]) { self.stores = stores }

    /// Puts items of retailers on an order's list.
    func order(_ order: Int, _ retailers: [Int?]) {
        let list = retailers.enumerated().map { line, retailer in
            var item = ShoppingItem.sample
            item.line = line
            return OpenItem(retailer: retailer, item: item)
        }
        items.withLock { $0[order] = list }
    }

    func openItems(of orders: [Int], in transaction: Transaction) throws -> [Int: [OpenItem]] {
        items.withLock { $0.filter { orders.contains($0.key) && !$0.value.isEmpty } }
    }

    func stores(of retailers: [Int], in transaction: Transaction) throws -> [Int: [ShoppingPlace]] { stores.filter { retailers.contains($0.key) } }

    func take(_ purchase: DriverPurchase, in transaction: Transaction) throws {
        guard
            try !taken.withLock({ taken in
                let former = taken.filter {
                    $0.order == purchase.order && !Set($0.outcome.lines.map(\.line)).isDisjoint(with: purchase.outcome.lines.map(\.line))
                }
                if let former = former.first {
                    guard former.outcome == purchase.outcome else { throw APIError.conflict("No.", code: "already_reported", allowedActions: []) }
                    return true
                }
                taken.append(purchase)
                return false
            })
        else { return }
        let lines = purchase.outcome.lines.map(\.line)
        items.withLock { $0[purchase.order]?.removeAll { lines.contains($0.item.line) } }
    }
}
