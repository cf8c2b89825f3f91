/// A request of the group `http`, of which wrk sends many.
struct OrdersRequest {
    /// The kind of request.
    enum Kind: String {
        /// 20 of a customer's orders.
        case page = "orders-page"
        /// One order.
        case order
        /// A new order, under an `Idempotency-Key`.
        case create = "order-create"
    }

    let method: String
    let path: String
    /// The ETag of what the client has; nil if it has nothing.
    var knownTag: String?

    /// 20 of a customer's orders.
    static let page = OrdersRequest(method: "GET", path: "/api/v1/orders?page=1&limit=20")
    /// A new order.
    static let create = OrdersRequest(method: "POST", path: "/api/v1/orders")

    /// A quote of other bags than the one before.
    static let quote = OrdersRequest(method: "POST", path: "/api/v1/orders/quote")

    /// One order.
    static func order(_ id: Int) -> OrdersRequest { OrdersRequest(method: "GET", path: "/api/v1/orders/\(id)") }
}
