public import Core
public import OrdersAPI
public import Persistence

/// Tells Fleet, inside its own transactions, where orders are picked up and delivered, and when. The product adapts it to the Orders server.
public protocol OrderPlaces: Sendable {
    /// Returns the places of orders; those that don't exist are left out.
    func places(of orders: [Int], in transaction: Transaction) throws -> [Int: OrderPlace]

    /// Returns the windows in which orders are delivered; those that are delivered as soon as possible are left out.
    func deliveryWindows(of orders: [Int], in transaction: Transaction) throws -> [Int: TimeWindow]
}

/// The door at which an order is picked up and delivered.
public struct OrderPlace: Sendable, Equatable {
    /// The address in one line.
    public let addressLine: String
    /// The coordinate.
    public let coordinate: Coordinate

    /// Creates a place.
    public init(addressLine: String, coordinate: Coordinate) {
        self.addressLine = addressLine
        self.coordinate = coordinate
    }
}
