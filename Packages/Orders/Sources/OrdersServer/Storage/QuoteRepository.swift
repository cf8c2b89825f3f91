import Core
import Foundation
import OrdersAPI
import Persistence

/// A stored quote with the request that it was computed for.
struct StoredQuote: Sendable {
    let id: Int
    let customerID: Int
    let request: QuoteRequest
    let area: String
    let price: Price
    let expiresAt: Date
    let orderID: Int?
}

/// The SQL of quotes.
struct QuoteRepository: Sendable {
    func find(_ id: Int, in transaction: Transaction) throws -> StoredQuote? {
        try transaction.first("SELECT * FROM orders_quote WHERE id = \(id)").map(StoredQuote.init(row:))
    }

    /// Returns the last quote that a customer got, where it was for the same request.
    func last(of customer: Int, asking request: QuoteRequest, in transaction: Transaction) throws -> StoredQuote? {
        let row = try transaction.first("SELECT * FROM orders_quote WHERE customer_id = \(customer) ORDER BY id DESC LIMIT 1")
        guard let row, try row.get("request", as: JSONColumn<QuoteRequest>.self).value == request else { return nil }
        return try StoredQuote(row: row)
    }

    func insert(_ request: QuoteRequest, customer: Int, area: String, price: Price, expiresAt: Date, in transaction: Transaction) throws -> Int {
        try transaction.insert(
            into: "orders_quote",
            [
                "customer_id": customer, "request": try JSONColumn(request), "service_area": area, "price": try JSONColumn(price),
                "expires_at": expiresAt,
            ])
    }

    /// Marks a quote as taken by an order.
    ///
    /// - Returns: false if another order took it meanwhile.
    func use(_ quote: Int, for order: Int, in transaction: Transaction) throws -> Bool {
        try transaction.execute("UPDATE orders_quote SET order_id = \(order) WHERE id = \(quote) AND order_id IS NULL") == 1
    }

    /// Removes the quotes that expired before a time and that no order took.
    func removeExpired(before time: Date, from database: any Database) async throws {
        try await database.delete(from: "orders_quote", where: "expires_at < \(time) AND order_id IS NULL")
    }
}

extension StoredQuote {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.get("id"), customerID: try row.get("customer_id"), request: try row.get("request", as: JSONColumn<QuoteRequest>.self).value,
            area: try row.get("service_area"), price: try row.get("price", as: JSONColumn<Price>.self).value,
            expiresAt: try row.get("expires_at"), orderID: try row.get("order_id"))
    }
}
