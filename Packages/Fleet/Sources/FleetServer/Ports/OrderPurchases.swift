public import Core
public import FleetAPI
public import Persistence

/// Tells Fleet what drivers are to buy for orders and where, and takes what they bought. The product adapts it to the servers of Orders and Retail; without
/// it there are no stops at stores.
public protocol OrderPurchases: Sendable {
    /// True if drivers have to send a photo of the receipt.
    var asksForReceipt: Bool { get }

    /// Returns the items of orders that nobody has shopped for yet, by order; orders without any are left out.
    func openItems(of orders: [Int], in transaction: Transaction) throws -> [Int: [OpenItem]]

    /// Returns the stores of retailers by retailer; those without any are left out.
    func stores(of retailers: [Int], in transaction: Transaction) throws -> [Int: [ShoppingPlace]]

    /// Takes what was bought. Taking the same again changes nothing.
    ///
    /// - Throws: status 422 with the fields at fault, such as `lines.1.quantity`; `already_reported` (409) for something else than before.
    func take(_ purchase: DriverPurchase, in transaction: Transaction) throws
}

/// An item that nobody has shopped for yet.
public struct OpenItem: Sendable, Equatable {
    /// The retailer's id; nil where it isn't known.
    public let retailer: Int?
    /// The item as its driver sees it.
    public let item: ShoppingItem

    /// Creates an item.
    public init(retailer: Int?, item: ShoppingItem) { (self.retailer, self.item) = (retailer, item) }
}

/// A retailer's store.
public struct ShoppingPlace: Sendable, Equatable {
    /// The retailer's name.
    public let name: String
    /// The address in one line.
    public let addressLine: String
    /// The coordinate.
    public let coordinate: Coordinate

    /// Creates a store.
    public init(name: String, addressLine: String, coordinate: Coordinate) {
        self.name = name
        self.addressLine = addressLine
        self.coordinate = coordinate
    }
}

/// The report of a driver who shopped for an order.
public struct DriverPurchase: Sendable, Equatable {
    /// The order's id.
    public var order: Int
    /// The driver's id.
    public var driver: Int
    /// The outcome.
    public var outcome: ShoppingOutcome
    /// The ids of photos of the receipt.
    public var receiptIDs: [Int]

    /// Creates a report.
    public init(order: Int, driver: Int, outcome: ShoppingOutcome, receiptIDs: [Int]) {
        self.order = order
        self.driver = driver
        self.outcome = outcome
        self.receiptIDs = receiptIDs
    }
}
