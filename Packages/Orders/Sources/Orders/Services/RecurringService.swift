import Core
import Networking
import OrdersAPI

/// The calls of the screens of recurring orders.
protocol RecurringService: Sendable {
    /// Returns the customer's recurring orders, newest first.
    func all() async throws(APIError) -> [RecurringOrder]

    /// Returns a recurring order.
    func find(_ id: Int) async throws(APIError) -> RecurringOrder

    /// Creates a recurring order, once for each key.
    func create(_ order: NewRecurringOrder, key: String) async throws(APIError) -> RecurringOrder

    /// Changes a recurring order.
    func change(_ change: RecurringOrderChange) async throws(APIError) -> RecurringOrder

    /// Skips a date, or takes that back.
    func skip(_ id: Int, day: LocalDay, skipped: Bool) async throws(APIError) -> RecurringOrder

    /// Places no orders until it is resumed, or places orders again.
    func setPaused(_ id: Int, _ isPaused: Bool) async throws(APIError) -> RecurringOrder

    /// Tries again to place an order that couldn't be placed, with another payment method where one is named.
    func retry(_ id: Int, paymentMethodID: Int?) async throws(APIError) -> RecurringOrder

    /// Ends a recurring order.
    func end(_ id: Int) async throws(APIError)
}

/// Makes the calls by the API.
struct LiveRecurringService: RecurringService {
    let client: APIClient

    func all() async throws(APIError) -> [RecurringOrder] { try await client.call(OrdersEndpoints.recurringOrders) }

    func find(_ id: Int) async throws(APIError) -> RecurringOrder { try await client.call(OrdersEndpoints.recurringOrder, IDInput(id: id)) }

    func create(_ order: NewRecurringOrder, key: String) async throws(APIError) -> RecurringOrder {
        try await client.call(OrdersEndpoints.createRecurring, order, idempotencyKey: key)
    }

    func change(_ change: RecurringOrderChange) async throws(APIError) -> RecurringOrder {
        try await client.call(OrdersEndpoints.changeRecurring, change)
    }

    func skip(_ id: Int, day: LocalDay, skipped: Bool) async throws(APIError) -> RecurringOrder {
        try await client.call(OrdersEndpoints.skipRecurring, RecurringDateChange(id: id, day: day, skipped: skipped))
    }

    func setPaused(_ id: Int, _ isPaused: Bool) async throws(APIError) -> RecurringOrder {
        try await client.call(isPaused ? OrdersEndpoints.pauseRecurring : OrdersEndpoints.resumeRecurring, IDInput(id: id))
    }

    func retry(_ id: Int, paymentMethodID: Int?) async throws(APIError) -> RecurringOrder {
        try await client.call(OrdersEndpoints.retryRecurring, RecurringRetry(id: id, paymentMethodID: paymentMethodID))
    }

    func end(_ id: Int) async throws(APIError) { _ = try await client.call(OrdersEndpoints.endRecurring, IDInput(id: id)) }
}

#if DEBUG
/// Returns given outcomes without a server, for tests and previews.
struct FakeRecurringService: RecurringService {
    /// The outcome of listing.
    var list: Result<[RecurringOrder], APIError> = .success([.sample])
    /// The outcome of reading and changing.
    var order: Result<RecurringOrder, APIError> = .success(.sample)

    func all() async throws(APIError) -> [RecurringOrder] { try list.get() }

    func find(_ id: Int) async throws(APIError) -> RecurringOrder { try order.get() }

    func create(_ order: NewRecurringOrder, key: String) async throws(APIError) -> RecurringOrder { try self.order.get() }

    func change(_ change: RecurringOrderChange) async throws(APIError) -> RecurringOrder { try order.get() }

    func skip(_ id: Int, day: LocalDay, skipped: Bool) async throws(APIError) -> RecurringOrder { try order.get() }

    func setPaused(_ id: Int, _ isPaused: Bool) async throws(APIError) -> RecurringOrder { try order.get() }

    func retry(_ id: Int, paymentMethodID: Int?) async throws(APIError) -> RecurringOrder { try order.get() }

    func end(_ id: Int) async throws(APIError) { _ = try order.get() }
}
#endif
