public import Core
public import Persistence

/// The addresses of orders under way, which Orders provides. Without it a preview has no addresses to look at.
public protocol CurrentAddresses: Sendable {
    /// Returns the addresses of the newest orders under way.
    func addresses(limit: Int, in transaction: Transaction) throws -> [CurrentAddress]
}

/// The address of an order under way.
public struct CurrentAddress: Sendable, Hashable {
    let orderID: Int
    let line: String
    let coordinate: Coordinate

    /// Creates an address.
    ///
    /// - Parameter line: the address in one line, without the instructions for the driver.
    public init(orderID: Int, line: String, coordinate: Coordinate) {
        self.orderID = orderID
        self.line = line
        self.coordinate = coordinate
    }
}
