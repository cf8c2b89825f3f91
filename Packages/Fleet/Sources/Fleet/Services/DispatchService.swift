import Core
import FleetAPI
import LocationAPI
import OrdersAPI

/// The dispatcher's live board, and what dispatchers do with orders.
protocol DispatchService: Sendable {
    /// Returns the changes of the board since a version; the whole board for nil.
    func board(since version: Int?) async throws(APIError) -> BoardChanges

    /// Returns the drivers, those online first.
    func drivers() async throws(APIError) -> [DispatchDriver]

    /// Returns the numbers of the day.
    func summary() async throws(APIError) -> DashboardSummary

    /// Returns the service areas, for the map.
    func areas() async throws(APIError) -> [ServiceArea]

    /// Returns the drivers who could take an order, the best first, with the reasons.
    func suggestions(for order: Int) async throws(APIError) -> [DriverSuggestion]

    /// Returns what it would cost to give an order to a driver.
    ///
    /// - Throws: `no_estimate` where that isn't known, `not_assignable` when the order can't be given to anybody now.
    func estimate(order: Int, for driver: Int) async throws(APIError) -> AssignmentEstimate

    /// Gives an order to a driver, also where another one has it.
    ///
    /// - Throws: `driver_busy` when the driver has a job, `not_assignable` when the order can't be given to anybody now.
    func assign(order: Int, to driver: Int) async throws(APIError) -> Job

    /// Gives several orders to drivers, or lets the matcher choose. Each has a result of its own.
    func assign(_ assignments: [BulkAssignment.Choice]) async throws(APIError) -> [BulkAssignmentResult.Item]

    /// Takes an order from its driver, so that it waits for another one.
    ///
    /// - Throws: `release_too_late` where the driver has the bags.
    func release(order: Int) async throws(APIError)

    /// Returns the dispatcher's saved views of the board, by name.
    func views() async throws(APIError) -> [SavedView]

    /// Saves a view of the board, in place of the one of the same name.
    func saveView(_ name: String, query: String) async throws(APIError) -> SavedView

    /// Removes a view of the board.
    func removeView(_ id: Int) async throws(APIError)

    /// Returns an order, with what the dispatcher may do with it, and why its last visit failed.
    func details(of order: Int) async throws(APIError) -> OrderDetails

    /// Returns the windows of the coming days in a service area, earliest first, with the places that are left.
    func windows(in area: String) async throws(APIError) -> PickupSlots

    /// Arranges another visit after one that failed, in a window or with nil as soon as possible.
    ///
    /// - Throws: `window_full` where no further visit fits, `illegal_transition` where no visit failed.
    func reschedule(order: Int, to window: TimeWindow?) async throws(APIError) -> Order

    /// Cancels an order with a reason that customer and driver see.
    func cancel(order: Int, reason: String) async throws(APIError) -> Order
}

/// An order as its panel shows it.
struct OrderDetails: Sendable, Equatable {
    /// The order.
    var order: Order
    /// The step with which the last visit failed; nil where none did, or another one is planned.
    var failure: OrderTransition?
}
