public import OrdersAPI
public import Persistence

/// Prices retailers' items in an order's transaction. Retail provides it; without it no items can be ordered.
public protocol RetailPricing: Sendable {
    /// The items with names and prices, in the order of the requests.
    ///
    /// - Throws: an `APIError` of status 422 for items that are unknown or not available.
    func lines(for items: [RetailItemRequest], in transaction: Transaction) throws -> [RetailLine]
}
