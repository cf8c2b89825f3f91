public import Core
public import LocationAPI
public import OrdersAPI
public import Persistence

/// The service areas, which Location provides. Orders can't be placed without it.
public protocol ServiceAreas: Sendable {
    /// Returns the area that serves a point; nil where none does.
    func area(at coordinate: Coordinate, in transaction: Transaction) throws -> ServiceArea?

    /// Returns the names of all areas, for telling people where we are.
    func names(in transaction: Transaction) throws -> [String]
}

/// The saved address and laundry preferences of a customer, which Auth provides. Without it an order has to name both.
public protocol CustomerDefaults: Sendable {
    /// Returns a saved address, the default one for a nil id; nil where there is none.
    func address(_ id: Int?, of customer: Int, in transaction: Transaction) throws -> Address?

    /// Returns whether the customer has confirmed their email address; nil for an unknown customer.
    func hasVerifiedEmail(_ customer: Int, in transaction: Transaction) throws -> Bool?

    /// Returns the customer's laundry preferences; nil for an unknown customer.
    func preferences(of customer: Int, in transaction: Transaction) throws -> LaundryPreferences?
}

/// The prices of retailers' items, which Retail provides. Without it orders with items are refused.
public protocol RetailPricing: Sendable {
    /// Returns the items with their names and their prices for the customer, in the order of the requests.
    ///
    /// - Throws: an `APIError` of status 422 for items that are unknown or not available, and for less than a retailer takes orders for.
    func lines(for items: [RetailItemRequest], customer: Int, in transaction: Transaction) throws -> [RetailLine]

    /// Takes note that a customer has ordered items.
    func ordered(_ items: [Int], by customer: Int, in transaction: Transaction) throws
}
