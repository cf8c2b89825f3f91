public import Core
import HTTPTypes

// Recurring orders. Each is for the customer whose order it is; to others it doesn't exist.
extension OrdersEndpoints {
    /// Lists the caller's recurring orders, newest first, those that ended left out.
    public static let recurringOrders = Endpoint<NoInput, [RecurringOrder]>(
        .get, "/orders/recurring", access: .signedIn, summary: "Lists the caller's recurring orders with their next dates.")

    /// Creates a recurring order.
    public static let createRecurring = Endpoint<NewRecurringOrder, RecurringOrder>(
        .post, "/orders/recurring", access: .signedIn, idempotency: .key, success: 201, summary: "Orders every few weeks, in the same window.")

    /// Returns a recurring order.
    public static let recurringOrder = Endpoint<IDInput, RecurringOrder>(
        .get, "/orders/recurring/{id}", access: .signedIn, summary: "Returns a recurring order with its next dates.")

    /// Changes a recurring order. Fails with `stale_version` (409) if it was changed since the given version.
    public static let changeRecurring = Endpoint<RecurringOrderChange, RecurringOrder>(
        .put, "/orders/recurring/{id}", access: .signedIn, summary: "Changes the orders that aren't placed yet.")

    /// Skips a date, or doesn't skip it after all.
    public static let skipRecurring = Endpoint<RecurringDateChange, RecurringOrder>(
        .post, "/orders/recurring/{id}/skip", access: .signedIn, summary: "Skips one date, or takes that back.")

    /// Pauses a recurring order.
    public static let pauseRecurring = Endpoint<IDInput, RecurringOrder>(
        .post, "/orders/recurring/{id}/pause", access: .signedIn, summary: "Places no orders until the recurring order is resumed.")

    /// Resumes a recurring order from its next date on.
    public static let resumeRecurring = Endpoint<IDInput, RecurringOrder>(
        .post, "/orders/recurring/{id}/resume", access: .signedIn, summary: "Places orders again, from the next date on.")

    /// Tries now to place the order of a date that waits. Fails as placing an order does.
    public static let retryRecurring = Endpoint<IDInput, RecurringOrder>(
        .post, "/orders/recurring/{id}/retry", access: .signedIn, summary: "Tries at once to place the order that couldn't be placed.")

    /// Ends a recurring order.
    public static let endRecurring = Endpoint<IDInput, NoOutput>(
        .delete, "/orders/recurring/{id}", access: .signedIn, summary: "Ends a recurring order. Orders that are placed stay.")
}
