public import Core
import HTTPTypes

/// The operations on orders.
public enum OrdersEndpoints {
    /// What an order would cost, kept for 15 minutes.
    public static let quote = Endpoint<QuoteRequest, Quote>(
        .post, "/orders/quote", access: .signedIn, idempotency: .key, summary: "What an order would cost, itemised, kept for 15 minutes.")

    /// Places an order.
    public static let create = Endpoint<CreateOrder, Order>(
        .post, "/orders", access: .signedIn, idempotency: .key, success: 201, summary: "Places an order.")

    /// The orders that one may see.
    public static let list = Endpoint<OrderListRequest, Page<Order>>(
        .get, "/orders", access: .signedIn, summary: "A customer's own orders, a driver's, or for a dispatcher all, newest first.")

    /// One order.
    public static let detail = Endpoint<IDInput, Order>(.get, "/orders/{id}", access: .signedIn, summary: "An order.")

    /// Moves an order or changes its notes.
    public static let update = Endpoint<OrderUpdate, Order>(
        .put, "/orders/{id}", access: .signedIn, idempotency: .key, summary: "Moves an order through its stages, or changes its notes.")

    /// The transitions of an order, oldest first, all on one page.
    public static let timeline = Endpoint<IDInput, Page<OrderTransition>>(
        .get, "/orders/{id}/timeline", access: .signedIn, summary: "The transitions of an order, oldest first.")

    /// Where an order is now: its stage, when the driver is expected, and where the driver is while on the way to the customer.
    public static let tracking = Endpoint<IDInput, Tracking>(
        .get, "/orders/{id}/tracking", access: .signedIn, summary: "Where an order is now, and its driver while on the way to the customer.")

    /// Cancels an order.
    public static let cancel = Endpoint<CancelOrder, Order>(
        .post, "/orders/{id}/cancel", access: .signedIn, idempotency: .key, summary: "Cancels an order, with a reason.")
}
